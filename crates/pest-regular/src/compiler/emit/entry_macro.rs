/// What a program calls of a rule that texts are read by. `RULE` tells how far the rule matches a text from its start. `RULE_then` makes
/// something of that and of what was recorded, where it is found: what is recorded need not be moved.
#[allow(unused_macros, unused_macro_rules)]
macro_rules! entry {
    // Nothing is made of a text that begins with none of the bytes with which a match may begin: what the rule does with it is known.
    ($rule:ident, $rule_then:ident, [$($first:expr),*] else $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| const { &runtime::Bytes::of(&[$($first),*]) }.begin(text), $nothing, $bitmaps[$count],
               |$machine, $text, $window, $record| $end);
    };
    // By bitmaps: a text of less than 64 bytes has them as a whole, a longer one as it is gone through.
    ($rule:ident, $rule_then:ident, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| true, None, $bitmaps[$count], |$machine, $text, $window, $record| $end);
    };
    (@bitmaps $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |$bytes| $may_match, $nothing, |$machine, whole, $text, $record, then| {
            if $text.len() < runtime::BLOCK {
                let mut $window = runtime::Short::<_, $count>::new::<rules::$bitmaps>($machine, $text);
                let end = $end;
                then(whole, end, $record)
            } else {
                let mut $window = runtime::Long::<_, rules::$bitmaps, $count>::new($machine, $text);
                let end = $end;
                then(whole, end, $record)
            }
        });
    };
    // With the machine, for a rule that makes bitmaps where it needs them.
    ($rule:ident, $rule_then:ident, |$machine:ident, $text:ident, $record:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |text| true, None, |$machine, whole, $text, $record, then| {
            let end = $end;
            then(whole, end, $record)
        });
    };
    // Without: no bitmaps are made.
    ($rule:ident, $rule_then:ident, |$text:ident, $record:ident| $end:expr) => {
        entry!(@functions $rule, $rule_then, |whole, record, then| {
            let ($text, mut $record) = (whole.as_bytes(), record());
            let end = $end;
            then(whole, end, $record)
        });
    };
    (@reads $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     |$machine:ident, $whole:ident, $text:ident, $record:ident, $then:ident| $make:block) => {
        entry!(@functions $rule, $rule_then, |whole, record, then| {
            struct Read<'t, F, G>(&'t str, F, G);

            impl<'t, R, T, F, G> runtime::Task for Read<'t, F, G>
            where
                R: Record<Rule>,
                F: FnOnce() -> R,
                G: FnOnce(&'t str, Option<usize>, R) -> T,
            {
                type Result = T;

                #[inline(never)]
                fn byte_by_byte(self) -> T {
                    let Read(whole, record, then) = self;
                    let mut record = record();
                    let end = super::byte_by_byte::$rule(whole, &mut record);
                    then(whole, end, record)
                }

                #[inline(always)]
                fn on<M: runtime::Machine>(self, $machine: M) -> T {
                    let Read($whole, record, $then) = self;
                    let ($text, mut $record) = ($whole.as_bytes(), record());
                    $make
                }
            }
            let $bytes = whole.as_bytes();
            if !$may_match {
                let mut $record = record();
                let end = $nothing;
                return then(whole, end, $record);
            }
            runtime::run(Read(whole, record, then))
        });
    };
    (@functions $rule:ident, $rule_then:ident, |$whole:ident, $record:ident, $then:ident| $make:block) => {
        #[doc = concat!("How far `", stringify!($rule), "` matches a text from its start. Where it does not, nothing is recorded.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        pub fn $rule<R: Record<Rule>>(text: &str, record: &mut R) -> Option<usize> {
            let before = *record;
            let (end, behind) = $rule_then(text, || before, |_: &str, end, record| (end, record));
            if end.is_some() {
                *record = behind;
            }
            end
        }

        #[doc = concat!("What is made of how far `", stringify!($rule), "` matches a text from its start, and of what it recorded.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, unused_mut, unused_variables, clippy::all, clippy::pedantic)]
        #[inline(always)]
        pub fn $rule_then<'t, R: Record<Rule>, T>(
            $whole: &'t str,
            $record: impl FnOnce() -> R,
            $then: impl FnOnce(&'t str, Option<usize>, R) -> T,
        ) -> T {
            $make
        }
    };
}
