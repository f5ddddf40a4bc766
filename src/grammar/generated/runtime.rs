// @generated from grammar/ by `cargo regenerate`. Do not edit.

//! The code that every recognizer uses. The compiler copies these files to its output.
//!
//! On a CPU with vector instructions, a recognizer computes a bitmap of 64 bytes at a time, with a
//! bit for each byte that ends a run. The run ends at the first such bit. The bytes are looked up
//! in small tables, 32 or 64 at a time.

mod sets {
    //! Sets of characters.

    /// A set of ASCII characters, for looking up many bytes at once.
    pub struct Set {
        /// One row for each value of the lower four bits, with a bit for each of the eight values of
        /// the upper ones.
        pub(super) rows: [u8; 16],
    }

    impl Set {
        pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
            let mut rows = [0; 16];
            let mut index = 0;
            while index < ranges.len() {
                let (mut byte, last) = ranges[index];
                while byte <= last {
                    rows[(byte & 15) as usize] |= 1 << (byte >> 4);
                    byte += 1;
                }
                index += 1;
            }
            Set { rows }
        }

        #[inline(always)]
        pub(super) const fn has_zero(&self) -> bool {
            self.rows[0] & 1 != 0
        }
    }

    /// A set of bytes, as a table. A lookup has no branch, which would be unpredictable.
    pub struct Bytes([bool; 256]);

    impl Bytes {
        /// Creates a set from the first and the last byte of each range.
        pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
            let mut bytes = [false; 256];
            let mut index = 0;
            while index < ranges.len() {
                let (first, last) = ranges[index];
                let mut byte = first as usize;
                while byte <= last as usize {
                    bytes[byte] = true;
                    byte += 1;
                }
                index += 1;
            }
            Bytes(bytes)
        }

        /// Whether a byte is in the set.
        #[inline(always)]
        pub const fn has(&self, byte: u8) -> bool {
            self.0[byte as usize]
        }

        /// The end of the run of bytes of the set that begins at an offset. `other` returns the end of
        /// anything else that the run may contain.
        #[inline(always)]
        pub fn skip(&self, text: &[u8], mut at: usize, other: impl Fn(usize) -> Option<usize>) -> usize {
            loop {
                at = self.end_of_run(text, at);
                match other(at) {
                    Some(end) => at = end,
                    None => return at,
                }
            }
        }

        /// The end of the run of bytes of the set alone.
        #[inline(always)]
        fn end_of_run(&self, text: &[u8], mut at: usize) -> usize {
            // Most runs end in their first or second block. A branch for each byte would be mispredicted
            // at the end of most of them.
            while let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk::<8>) {
                let mut outside = 0_u32;
                let mut index = 0;
                while index < block.len() {
                    outside |= u32::from(!self.has(block[index])) << index;
                    index += 1;
                }
                if outside != 0 {
                    return at + outside.trailing_zeros() as usize;
                }
                at += block.len();
            }
            while text.get(at).is_some_and(|&byte| self.has(byte)) {
                at += 1;
            }
            at
        }

        /// Whether the first byte of a text is in the set.
        #[inline(always)]
        pub const fn has_first(&self, text: &[u8]) -> bool {
            match text.first() {
                Some(byte) => self.0[*byte as usize],
                None => false,
            }
        }
    }
}

#[cfg(bitmaps)]
mod blocks {
    //! Blocks of text.

    use super::sets::Set;

    /// Up to 64 bytes of text.
    pub trait Block {
        /// A bit for each byte: whether it is not in a set. The bits after the text are set.
        fn outside(&self, set: &Set) -> u64;

        /// A bit for each byte: whether it equals this byte.
        fn is(&self, byte: u8) -> u64;

        /// A bit for each byte: whether it is beyond ASCII.
        fn beyond_ascii(&self) -> u64;

        /// Whether the first byte of each character beyond ASCII is in this range.
        fn is_led_by(&self, first: u8, last: u8) -> bool;

        fn bytes(&self) -> &[u8];
    }
}

mod characters {
    //! Characters beyond ASCII.

    /// The bits of the bytes whose characters pass a test, out of the bits of the bytes beyond ASCII.
    #[inline(always)]
    pub fn characters(bytes: &[u8], beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
        let (mut rest, mut found) = (beyond, 0);
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if let Some((character, end)) = character(bytes, at) {
                let after = if end < 64 { !0 << end } else { 0 };
                if test(character) {
                    found |= (!0 << at) & !after;
                }
                rest &= after;
            }
        }
        found
    }

    /// The bits of the bytes of whole characters, out of the bits of the bytes beyond ASCII. A block of
    /// 64 bytes may end inside a character.
    #[inline(always)]
    pub fn whole_characters(bytes: &[u8], beyond: u64) -> u64 {
        let cut_off = match *bytes {
            [.., a, b, c] if bytes.len() == 64 => match (a, b, c) {
                (.., 0xC0..) => 1,
                (_, 0xE0.., _) => 2,
                (0xF0.., ..) => 3,
                _ => 0,
            },
            _ => 0,
        };
        beyond & !0 >> cut_off
    }

    /// The character beyond ASCII that begins at an offset, and the offset of its end. `None` if none
    /// begins there or the text ends inside it.
    #[inline(always)]
    pub fn character(text: &[u8], at: usize) -> Option<(u32, usize)> {
        let next = |index: usize| text.get(at + index).map(|byte| u32::from(byte & 0x3F));
        let first = u32::from(*text.get(at)?);
        Some(match first {
            0xC0..=0xDF => ((first & 0x1F) << 6 | next(1)?, at + 2),
            0xE0..=0xEF => ((first & 0x0F) << 12 | next(1)? << 6 | next(2)?, at + 3),
            0xF0..=0xFF => ((first & 0x07) << 18 | next(1)? << 12 | next(2)? << 6 | next(3)?, at + 4),
            _ => return None,
        })
    }

    /// Whether a character is in one of many ranges, which are sorted.
    #[inline]
    pub fn is_in(ranges: &[(u32, u32)], character: u32) -> bool {
        let at = ranges.partition_point(|&(_, last)| last < character);
        ranges.get(at).is_some_and(|&(first, _)| first <= character)
    }
}

#[cfg(bitmaps)]
mod machines {
    //! Instruction sets, and how each computes bitmaps.

    use super::blocks::Block;

    /// The bitmaps that the runs of a grammar need. The bitmap of a run has a bit for each byte of a
    /// block that ends the run. The bitmap of a character that leads runs has a bit for each byte that
    /// equals the character.
    pub trait Bitmaps<const N: usize> {
        /// Computes the bitmaps of a block. Those of characters that must follow runs are computed only
        /// for short texts.
        fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; N];
    }

    /// An instruction set that computes bitmaps.
    pub trait Machine: Copy {
        /// Runs a task with all instructions of the set.
        fn run<T>(self, task: impl FnOnce() -> T) -> T;

        /// A text of at most 64 bytes, loaded for computing bitmaps.
        type Text<'t>: Copy;

        /// Loads a text.
        fn text(self, text: &[u8]) -> Self::Text<'_>;

        /// Computes the bitmaps of a short text.
        fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N];

        /// Computes the bitmaps of 63 or 64 bytes of a longer text.
        fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N];
    }

    /// A task that can run with any instruction set.
    pub trait Task {
        type Result;

        /// Runs the task without bitmaps, for a machine that computes them too slowly.
        fn byte_by_byte(self) -> Self::Result;

        /// Runs the task with an instruction set.
        fn run_on<M: Machine>(self, machine: M) -> Self::Result;
    }
}

#[cfg(bitmaps)]
mod lanes {
    //! Vectors of 32 or 64 bytes.

    use fearless_simd::prelude::*;
    use fearless_simd::{u8x16, u8x32, u8x64};

    use super::sets::Set;

    /// The bit of a byte in a row of a set, indexed by the upper four bits of the byte. It is 0 beyond
    /// ASCII.
    const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

    /// A vector of bytes.
    pub trait Lanes: Copy {
        /// A bit for each byte: whether it is not in a set.
        fn outside(self, set: &Set) -> u64;

        /// A bit for each byte: whether it equals this byte.
        fn is(self, byte: u8) -> u64;

        /// A bit for each byte: whether it is beyond ASCII.
        fn beyond_ascii(self) -> u64;

        /// Whether the first byte of each character beyond ASCII is in this range.
        fn is_led_by(self, first: u8, last: u8) -> bool;
    }

    macro_rules! lanes {
        ($(#[$what:meta])* $lanes:ident, $bytes:ident) => {
            $(#[$what])*
            #[derive(Clone, Copy)]
            pub struct $lanes<S: Simd> {
                simd: S,
                bytes: $bytes<S>,
                /// The row of each byte in a set, and the bit of the byte in that row.
                cell: ($bytes<S>, $bytes<S>),
            }

            impl<S: Simd> $lanes<S> {
                #[inline(always)]
                pub(super) fn new(simd: S, bytes: $bytes<S>) -> Self {
                    let bits = $bytes::block_splat(u8x16::load_array(simd, BITS));
                    let cell = (bytes & 15, bits.swizzle_dyn_within_blocks(bytes >> 4));
                    $lanes { simd, bytes, cell }
                }
            }

            impl<S: Simd> Lanes for $lanes<S> {
                #[inline(always)]
                fn outside(self, set: &Set) -> u64 {
                    let rows = $bytes::block_splat(u8x16::load_array(self.simd, set.rows));
                    (rows.swizzle_dyn_within_blocks(self.cell.0) & self.cell.1).simd_eq(0).to_bitmask()
                }

                #[inline(always)]
                fn is(self, byte: u8) -> u64 {
                    self.bytes.simd_eq(byte).to_bitmask()
                }

                #[inline(always)]
                fn beyond_ascii(self) -> u64 {
                    self.bytes.simd_ge(0x80).to_bitmask()
                }

                #[inline(always)]
                fn is_led_by(self, first: u8, last: u8) -> bool {
                    let others = self.bytes.simd_ge(0xC0) & !(self.bytes - first).simd_le(last - first);
                    others.to_bitmask() == 0
                }
            }
        };
    }

    lanes!(
        /// A vector of 32 bytes.
        Half, u8x32
    );
    lanes!(
        /// A vector of 64 bytes.
        Full, u8x64
    );
}

#[cfg(bitmaps)]
mod padded {
    //! Blocks of text in vectors of 32 or 64 bytes.

    use fearless_simd::prelude::*;
    use fearless_simd::{u8x16, u8x32};

    use super::blocks::Block;
    use super::lanes::{Full, Half, Lanes};
    use super::sets::Set;

    /// A text, followed by zeros.
    #[derive(Clone, Copy)]
    pub struct Padded<'t, L> {
        text: &'t [u8],
        lanes: L,
    }

    impl<'t, S: Simd> Padded<'t, Half<S>> {
        /// Loads a text of less than 32 bytes.
        #[inline(always)]
        pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
            Padded { text, lanes: Half::new(simd, load_short(simd, text)) }
        }
    }

    impl<'t, S: Simd> Padded<'t, Full<S>> {
        /// Loads a text of 32 to 64 bytes: its first 32, and those of its last 32 that come after them.
        #[inline(always)]
        pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
            let nothing = [0; 32];
            let first = u8x32::load_array_ref(simd, text.first_chunk().unwrap_or(&nothing));
            let last = u8x32::load_array_ref(simd, text.last_chunk().unwrap_or(&nothing));
            let indices =
                INDICES.get(64usize.wrapping_sub(text.len())..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 32]);
            let rest = last.swizzle_dyn_precise(u8x32::load_array_ref(simd, indices));
            Padded { text, lanes: Full::new(simd, first.combine(rest)) }
        }
    }

    /// Loads a text of less than 32 bytes.
    #[inline(always)]
    fn load_short<S: Simd>(simd: S, text: &[u8]) -> u8x32<S> {
        match (text.first_chunk(), text.last_chunk()) {
            (Some(first), Some(last)) => {
                // Those of the last 16 bytes that come after the first 16.
                let indices = INDICES.get(32 - text.len()..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 16]);
                let rest = u8x16::load_array_ref(simd, last).swizzle_dyn_precise(u8x16::load_array_ref(simd, indices));
                u8x16::load_array_ref(simd, first).combine(rest)
            }
            _ => u8x16::load_array(simd, load_tiny(text)).combine(u8x16::splat(simd, 0)),
        }
    }

    /// The indices of 32 bytes, followed by invalid indices, which select zeros.
    const INDICES: [u8; 64] = {
        let mut indices = [NONE; 64];
        let mut index = 0;
        while index < 32 {
            indices[index as usize] = index;
            index += 1;
        }
        indices
    };
    const NONE: u8 = 32;

    impl<L: Lanes> Block for Padded<'_, L> {
        #[inline(always)]
        fn outside(&self, set: &Set) -> u64 {
            // The zeros after the text are outside all other sets.
            self.lanes.outside(set) | if set.has_zero() { !self.within() } else { 0 }
        }

        #[inline(always)]
        fn is(&self, byte: u8) -> u64 {
            self.lanes.is(byte) & if byte == 0 { self.within() } else { !0 }
        }

        #[inline(always)]
        fn beyond_ascii(&self) -> u64 {
            self.lanes.beyond_ascii()
        }

        #[inline(always)]
        fn is_led_by(&self, first: u8, last: u8) -> bool {
            self.lanes.is_led_by(first, last)
        }

        #[inline(always)]
        fn bytes(&self) -> &[u8] {
            self.text
        }
    }

    impl<L> Padded<'_, L> {
        /// A bit for each byte of the text.
        #[inline(always)]
        fn within(&self) -> u64 {
            !u64::MAX.checked_shl(self.text.len() as u32).unwrap_or(0)
        }
    }

    /// A text of 32 to 64 bytes: its first and its last 32.
    pub(super) struct Whole<'t, S: Simd> {
        text: &'t [u8],
        first: Half<S>,
        last: Half<S>,
    }

    impl<'t, S: Simd> Whole<'t, S> {
        #[inline(always)]
        pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
            let nothing = [0; 32];
            let first = text.first_chunk().unwrap_or(&nothing);
            let last = text.last_chunk().unwrap_or(&nothing);
            let first = Half::new(simd, u8x32::load_array_ref(simd, first));
            let last = Half::new(simd, u8x32::load_array_ref(simd, last));
            Whole { text, first, last }
        }

        /// Combines the bits of both parts.
        #[inline(always)]
        fn join(&self, first: u64, last: u64) -> u64 {
            first | last << (self.text.len() - 32)
        }
    }

    impl<S: Simd> Block for Whole<'_, S> {
        #[inline(always)]
        fn outside(&self, set: &Set) -> u64 {
            let after = !(!0 >> (64 - self.text.len()));
            self.join(self.first.outside(set), self.last.outside(set)) | after
        }

        #[inline(always)]
        fn is(&self, byte: u8) -> u64 {
            self.join(self.first.is(byte), self.last.is(byte))
        }

        #[inline(always)]
        fn beyond_ascii(&self) -> u64 {
            self.join(self.first.beyond_ascii(), self.last.beyond_ascii())
        }

        #[inline(always)]
        fn is_led_by(&self, first: u8, last: u8) -> bool {
            self.first.is_led_by(first, last) && self.last.is_led_by(first, last)
        }

        #[inline(always)]
        fn bytes(&self) -> &[u8] {
            self.text
        }
    }

    /// The bytes of a text of less than 16 bytes, followed by zeros. They are read from both ends,
    /// because copying byte by byte is slow.
    #[inline(always)]
    fn load_tiny(text: &[u8]) -> [u8; 16] {
        let length = text.len();
        let (first, last) = match (text, text) {
            (&[a, b, c, d, e, f, g, h, ..], &[.., i, j, k, l, m, n, o, p]) => {
                let last = u64::from_le_bytes([i, j, k, l, m, n, o, p]);
                (u64::from_le_bytes([a, b, c, d, e, f, g, h]), last >> (8 * (15 - length & 7)) >> 8)
            }
            (&[a, b, c, d, ..], &[.., e, f, g, h]) => {
                let (first, last) = (u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]));
                (u64::from(first) | u64::from(last) << (8 * (length & 7) - 32), 0)
            }
            (&[a, b, c, ..], _) => (u64::from(u32::from_le_bytes([a, b, c, 0])), 0),
            (&[a, b], _) => (u64::from(u16::from_le_bytes([a, b])), 0),
            (&[a], _) => (u64::from(a), 0),
            _ => (0, 0),
        };
        (u128::from(first) | u128::from(last) << 64).to_le_bytes()
    }
}

#[cfg(bitmaps)]
mod cpu {
    //! The instruction sets of the CPU.

    use fearless_simd::Level;
    use std::sync::OnceLock;

    static LEVEL: OnceLock<Level> = OnceLock::new();

    /// The detected instruction set, or `None` before the first detection.
    #[inline(always)]
    pub fn detected() -> Option<Level> {
        LEVEL.get().copied()
    }

    /// Detects the instruction set.
    pub fn detect() {
        LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()));
    }
}

#[cfg(bitmaps)]
mod simd {
    //! Instruction sets that process many bytes at a time.

    use fearless_simd::Level;
    #[cfg(target_arch = "aarch64")]
    use fearless_simd::aarch64::Neon;
    use fearless_simd::prelude::*;
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    use fearless_simd::x86::{Avx2, Avx512};

    use super::cpu;
    use super::lanes::{Full, Half};
    use super::machines::{Bitmaps, Machine, Task};
    use super::padded::{Padded, Whole};

    /// Runs a task with the best instruction set of this CPU.
    #[inline(always)]
    pub fn run<T: Task>(task: T) -> T::Result {
        match cpu::detected() {
            Some(level) => run_with(level, task),
            None => detect_and_run(task),
        }
    }

    /// Detects the instruction set for later tasks, and runs this one byte by byte. To use the result
    /// here, the task would be compiled once more for each instruction set.
    #[cold]
    #[inline(never)]
    fn detect_and_run<T: Task>(task: T) -> T::Result {
        cpu::detect();
        task.byte_by_byte()
    }

    #[inline(always)]
    fn run_with<T: Task>(level: Level, task: T) -> T::Result {
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        {
            if let Some(machine) = level.as_avx512() {
                return machine.run(
                    #[inline(always)]
                    move || task.run_on(machine),
                );
            }
            if let Some(machine) = level.as_avx2() {
                return machine.run(
                    #[inline(always)]
                    move || task.run_on(machine),
                );
            }
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(machine) = level.as_neon() {
            return machine.run(
                #[inline(always)]
                move || task.run_on(machine),
            );
        }
        let _ = level;
        task.byte_by_byte()
    }

    /// A text of less than 32 bytes, which fits half a vector, or one of up to 64.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    #[derive(Clone, Copy)]
    pub enum Either<'t, S: Simd> {
        Half(Padded<'t, Half<S>>),
        Full(Padded<'t, Full<S>>),
    }

    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    impl Machine for Avx512 {
        type Text<'t> = Either<'t, Self>;

        #[inline(always)]
        fn run<T>(self, task: impl FnOnce() -> T) -> T {
            self.vectorize(task)
        }

        #[inline(always)]
        fn text(self, text: &[u8]) -> Either<'_, Self> {
            match text.len() {
                0..32 => Either::Half(Padded::<Half<_>>::new(self, text)),
                _ => Either::Full(Padded::<Full<_>>::new(self, text)),
            }
        }

        #[inline(always)]
        fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N] {
            match text {
                Either::Half(text) => B::compute::<true>(&text),
                Either::Full(text) => B::compute::<true>(&text),
            }
        }

        #[inline(always)]
        fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
            B::compute::<false>(&Padded::<Full<_>>::new(self, block))
        }
    }

    /// Implements `Machine` for an instruction set with vectors of at most 32 bytes.
    macro_rules! machine_of_halves {
        ($machine:ident) => {
            impl Machine for $machine {
                type Text<'t> = &'t [u8];

                #[inline(always)]
                fn run<T>(self, task: impl FnOnce() -> T) -> T {
                    self.vectorize(task)
                }

                #[inline(always)]
                fn text(self, text: &[u8]) -> &[u8] {
                    text
                }

                #[inline(always)]
                fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
                    match text.len() {
                        0..32 => B::compute::<true>(&Padded::<Half<_>>::new(self, text)),
                        _ => B::compute::<true>(&Whole::new(self, text)),
                    }
                }

                #[inline(always)]
                fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
                    B::compute::<false>(&Whole::new(self, block))
                }
            }
        };
    }

    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    machine_of_halves!(Avx2);
    #[cfg(target_arch = "aarch64")]
    machine_of_halves!(Neon);
}

#[cfg(bitmaps)]
mod windows {
    //! Skips runs by their bitmaps.

    use super::blocks::Block;
    use super::machines::{Bitmaps, Machine};

    /// The bitmaps of a part of a text.
    pub trait Window {
        /// Whether heavy rules are copied to their uses. Otherwise they are called.
        const COPIES: bool;

        /// The end of the run that begins at an offset, which may be empty.
        fn run<const CLASS: usize>(&mut self, at: usize) -> usize;

        /// The same for a run of at most this number of bytes.
        fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize;

        /// The end of a leading character and the run after it, or the same offset if the leading
        /// character is not there.
        fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize;

        /// Whether a character that has a bitmap occurs at an offset, which may be the end of the text.
        fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool;
    }

    /// A text of less than 64 bytes.
    pub struct Short<'t, M: Machine, const N: usize> {
        bits: [u64; N],
        machine: M,
        text: M::Text<'t>,
    }

    /// The number of bytes in a block. A [`Short`] is for shorter texts.
    pub const BLOCK: usize = 64;

    impl<'t, M: Machine, const N: usize> Short<'t, M, N> {
        #[inline(always)]
        pub fn new<B: Bitmaps<N>>(machine: M, text: &'t [u8]) -> Self {
            let text = machine.text(text);
            Short { bits: machine.bits::<B, N>(text), machine, text }
        }
    }

    impl<M: Machine, const N: usize> Window for Short<'_, M, N> {
        const COPIES: bool = true;

        #[inline(always)]
        fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
            // Every run stops at the end of the text.
            at + self.bits[CLASS].wrapping_shr(at as u32).trailing_zeros() as usize
        }

        #[inline(always)]
        fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize {
            self.run::<CLASS>(at).min(at + most)
        }

        #[inline(always)]
        fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
            let is_led = self.bits[LEAD].wrapping_shr(at as u32) & 1;
            let end = (self.bits[CLASS] & (!1u64).wrapping_shl(at as u32)).trailing_zeros() as usize;
            // Branch-free: whether the lead is there is unpredictable.
            at ^ ((end ^ at) & (is_led as usize).wrapping_neg())
        }

        #[inline(always)]
        fn is<const LEAD: usize>(&self, at: usize, _: u8) -> bool {
            // Branch-free: whether the text ends here is unpredictable, too.
            self.bits[LEAD].wrapping_shr(at as u32) & 1 == 1
        }
    }

    /// A text of at least 64 bytes, with the bitmaps of one block.
    pub struct Long<'t, M, B, const N: usize> {
        machine: M,
        text: &'t [u8],
        /// The offset of the block.
        base: usize,
        /// The number of bits that are known to be right.
        known: usize,
        bits: [u64; N],
        bitmaps: core::marker::PhantomData<B>,
    }

    /// If a run stops this close to the end of a block, a block that begins there is tried: the end may
    /// cut off an escape or a character.
    const CLOSE: usize = BLOCK - 3;

    impl<'t, M: Machine, B: Bitmaps<N>, const N: usize> Long<'t, M, B, N> {
        #[inline(always)]
        pub fn new(machine: M, text: &'t [u8]) -> Self {
            let bits = match text.first_chunk::<BLOCK>() {
                Some(block) => machine.bits_of_block::<B, N>(block),
                None => [!0; N],
            };
            Long { machine, text, base: 0, known: CLOSE, bits, bitmaps: core::marker::PhantomData }
        }

        /// Creates a window at an offset.
        #[inline(always)]
        pub fn at(machine: M, text: &'t [u8], at: usize) -> Self {
            let mut window = Long { machine, text, base: 0, known: 0, bits: [!0; N], bitmaps: core::marker::PhantomData };
            window.seek(at);
            window
        }

        /// Computes the bitmaps of the block at an offset. Near the end of the text, they are those of
        /// its last 63 bytes, after which every run stops.
        #[inline(always)]
        fn seek(&mut self, at: usize) {
            (self.base, self.known, self.bits) = match self.text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                Some(block) => (at, CLOSE, self.machine.bits_of_block::<B, N>(block)),
                None => {
                    let (base, last) = self.last_block();
                    (base, BLOCK, self.machine.bits_of_block::<B, N>(last))
                }
            };
        }

        /// The last 63 bytes of the text, and their offset.
        #[inline(always)]
        fn last_block(&self) -> (usize, &'t [u8]) {
            let last = self.text.last_chunk::<{ BLOCK - 1 }>().map_or(self.text, <[u8; _]>::as_slice);
            (self.text.len() - last.len(), last)
        }

        /// The index of the bit at which a run stops.
        #[inline(always)]
        fn stop<const CLASS: usize>(&self, offset: usize) -> usize {
            (self.bits[CLASS] & (!0 << offset)).trailing_zeros() as usize
        }

        /// The end of a run that begins after the known bits. The window moves there, because other
        /// runs may follow.
        #[inline(never)]
        fn run_beyond_block<const CLASS: usize>(&mut self, at: usize) -> usize {
            self.seek_outlined(at);
            let stop = self.stop::<CLASS>(at - self.base);
            if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
        }

        /// The end of a run that continues after a block. Such a run is usually long and often ends the
        /// text, so only its own bitmap is read.
        #[inline(never)]
        fn continue_run<const CLASS: usize>(&self, start: usize) -> usize {
            let (machine, text) = (self.machine, self.text);
            machine.run(
                #[inline(always)]
                || {
                    let mut at = start;
                    while let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                        let stop = machine.bits_of_block::<B, N>(block)[CLASS].trailing_zeros() as usize;
                        at += stop;
                        if stop < CLOSE {
                            return at;
                        }
                    }
                    let (base, last) = self.last_block();
                    base + (machine.bits_of_block::<B, N>(last)[CLASS] & (!0 << (at - base))).trailing_zeros() as usize
                },
            )
        }

        #[inline(never)]
        fn seek_outlined(&mut self, at: usize) {
            let machine = self.machine;
            machine.run(
                #[inline(always)]
                || self.seek(at),
            );
        }
    }

    impl<M: Machine, B: Bitmaps<N>, const N: usize> Window for Long<'_, M, B, N> {
        const COPIES: bool = false;

        #[inline(always)]
        fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
            let offset = at.wrapping_sub(self.base);
            if offset >= self.known {
                return self.run_beyond_block::<CLASS>(at);
            }
            let stop = self.stop::<CLASS>(offset);
            if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
        }

        #[inline(always)]
        fn few<const CLASS: usize>(&mut self, start: usize, most: usize) -> usize {
            let (mut at, end) = (start, start + most);
            // The window moves only as far as the run may extend.
            while at < end {
                if at.wrapping_sub(self.base) >= self.known {
                    self.seek_outlined(at);
                }
                let stop = self.stop::<CLASS>(at - self.base);
                at = self.base + stop;
                if stop < self.known {
                    break;
                }
            }
            at.min(end)
        }

        #[inline(always)]
        fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
            if at.wrapping_sub(self.base) >= self.known {
                // A run that continues after a block often ends the text.
                if at == self.text.len() {
                    return at;
                }
                self.seek_outlined(at);
            }
            if self.bits[LEAD] >> (at - self.base) & 1 == 1 { self.run::<CLASS>(at + 1) } else { at }
        }

        #[inline(always)]
        fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool {
            self.text.get(at) == Some(&character)
        }
    }
}

mod literals {
    //! Literals of a grammar.

    /// Whether a literal occurs at an offset of a text.
    #[inline(always)]
    pub fn is_at<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
        text.get(at..).and_then(|rest| rest.first_chunk()) == Some(literal)
    }

    /// The same, ignoring the case of ASCII letters.
    #[inline(always)]
    pub fn is_at_ignoring_case<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
        text.get(at..).and_then(|rest| rest.first_chunk::<N>()).is_some_and(|found| found.eq_ignore_ascii_case(literal))
    }
}


#[cfg(bitmaps)]
pub use blocks::Block;
pub use characters::{character, characters, is_in, whole_characters};
pub use literals::{is_at, is_at_ignoring_case};
#[cfg(bitmaps)]
pub use machines::{Bitmaps, Machine, Task};
pub use sets::{Bytes, Set};
#[cfg(bitmaps)]
pub use simd::run;
#[cfg(bitmaps)]
pub use windows::{BLOCK, Long, Short, Window};

/// Receives the matches of captured rules, in the order of their ends: the inner before the outer.
/// The value is copied where an alternative may fail, so the matches of an alternative that failed
/// are discarded.
pub trait Capture<Rule>: Copy {
    /// A rule matched the bytes between two offsets.
    fn matched(&mut self, rule: Rule, start: usize, end: usize);
}

/// Captures nothing: for lookahead, and for callers that need only the end of a match.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoCapture;

impl<Rule> Capture<Rule> for NoCapture {
    #[inline(always)]
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}
