/// Defines the functions of an entry rule. `RULE` returns how far the rule matches a text from its
/// start. `RULE_then` calls a function with that and the captures where they are found, so the
/// captures need not be moved.
#[allow(unused_macros, unused_macro_rules)]
macro_rules! entry {
    // With the bytes that a match may begin with. The result for all other texts is a constant.
    ($rule:ident, $rule_then:ident, [$($first:expr),*] else $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then,
               |text| const { &runtime::Bytes::from_ranges(&[$($first),*]) }.has_first(text),
               $nothing, $bitmaps[$count], |$machine, $text, $window, $captures| $end);
    };
    // With bitmaps: those of all of a text of less than 64 bytes, or those of one block after
    // another.
    ($rule:ident, $rule_then:ident, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| true, None, $bitmaps[$count],
               |$machine, $text, $window, $captures| $end);
    };
    (@bitmaps $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     $bitmaps:ident[$count:literal], |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |$bytes| $may_match, $nothing, |$machine, whole, $text, $captures, then| {
            if $text.len() < runtime::BLOCK {
                let mut $window = runtime::Short::<_, $count>::new::<rules::$bitmaps>($machine, $text);
                let end = $end;
                then(whole, end, $captures)
            } else {
                let mut $window = runtime::Long::<_, rules::$bitmaps, $count>::new($machine, $text);
                let end = $end;
                then(whole, end, $captures)
            }
        });
    };
    // For a rule without bitmaps that calls rules with bitmaps of their own.
    ($rule:ident, $rule_then:ident, |$machine:ident, $text:ident, $captures:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |text| true, None, |$machine, whole, $text, $captures, then| {
            let end = $end;
            then(whole, end, $captures)
        });
    };
    // Without bitmaps.
    ($rule:ident, $rule_then:ident, |$text:ident, $captures:ident| $end:expr) => {
        entry!(@functions $rule, $rule_then, |whole, captures, then| {
            let ($text, mut $captures) = (whole.as_bytes(), captures());
            let end = $end;
            then(whole, end, $captures)
        });
    };
    (@reads $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     |$machine:ident, $whole:ident, $text:ident, $captures:ident, $then:ident| $make:block) => {
        entry!(@functions $rule, $rule_then, |whole, captures, then| {
            struct Read<'t, F, G>(&'t str, F, G);

            impl<'t, R, T, F, G> runtime::Task for Read<'t, F, G>
            where
                R: Capture<Rule>,
                F: FnOnce() -> R,
                G: FnOnce(&'t str, Option<usize>, R) -> T,
            {
                type Result = T;

                #[inline(never)]
                fn byte_by_byte(self) -> T {
                    let Read(whole, captures, then) = self;
                    let mut captures = captures();
                    let end = super::byte_by_byte::$rule(whole, &mut captures);
                    then(whole, end, captures)
                }

                #[inline(always)]
                fn run_on<M: runtime::Machine>(self, $machine: M) -> T {
                    let Read($whole, captures, $then) = self;
                    let ($text, mut $captures) = ($whole.as_bytes(), captures());
                    $make
                }
            }
            let $bytes = whole.as_bytes();
            if !$may_match {
                let mut $captures = captures();
                let end = $nothing;
                return then(whole, end, $captures);
            }
            runtime::run(Read(whole, captures, then))
        });
    };
    (@functions $rule:ident, $rule_then:ident, |$whole:ident, $captures:ident, $then:ident| $make:block) => {
        #[doc = concat!("How far `", stringify!($rule), "` matches a text from its start. ")]
        #[doc = "If it does not match, `captures` is unchanged."]
        #[allow(non_snake_case, dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        pub fn $rule<R: Capture<Rule>>(text: &str, captures: &mut R) -> Option<usize> {
            let before = *captures;
            let (end, after) = $rule_then(text, || before, |_: &str, end, captures| (end, captures));
            if end.is_some() {
                *captures = after;
            }
            end
        }

        #[doc = concat!("Calls `then` with how far `", stringify!($rule), "` matches a text from its start, ")]
        #[doc = "and with its captures."]
        #[allow(non_snake_case, dead_code, unreachable_pub, unused_mut, unused_variables)]
        #[allow(clippy::all, clippy::pedantic)]
        #[inline(always)]
        pub fn $rule_then<'t, R: Capture<Rule>, T>(
            $whole: &'t str,
            $captures: impl FnOnce() -> R,
            $then: impl FnOnce(&'t str, Option<usize>, R) -> T,
        ) -> T {
            $make
        }
    };
}
