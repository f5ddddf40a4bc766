//! Machines that look at many bytes at a time.

use fearless_simd::Level;
use fearless_simd::prelude::*;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use fearless_simd::x86::{Avx2, Avx512};

use super::lanes::{Full, Half};
use super::level;
use super::machines::{Bitmaps, Machine, Task};
use super::padded::{Padded, Whole};

/// Does something on this machine.
#[inline(always)]
pub fn run<T: Task>(task: T) -> T::Result {
    match level::known() {
        Some(level) => run_at(level, task),
        None => first(task),
    }
}

/// Asks what machine it is, for all that comes after this task: one that knew the answer would be compiled once more for each machine.
#[cold]
#[inline(never)]
fn first<T: Task>(task: T) -> T::Result {
    level::ask();
    elsewhere(task)
}

/// Whether the machine may have more than every machine of its kind.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
const MAY_HAVE_MORE: bool = level::IS_ASKED || cfg!(target_feature = "avx2");

#[inline(always)]
fn run_at<T: Task>(level: Level, task: T) -> T::Result {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if MAY_HAVE_MORE {
        if let Some(machine) = level.as_avx512() {
            return machine.run(
                #[inline(always)]
                move || task.on(machine),
            );
        }
        if let Some(machine) = level.as_avx2() {
            return machine.run(
                #[inline(always)]
                move || task.on(machine),
            );
        }
    }
    let _ = level;
    elsewhere(task)
}

#[inline(never)]
fn elsewhere<T: Task>(task: T) -> T::Result {
    task.on(AnyMachine)
}

/// A text of less than 32 bytes, for which half of the lanes do, or one of up to 64.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
#[derive(Clone, Copy)]
pub enum Either<'t, S: Simd> {
    Half(Padded<'t, Half<S>>),
    Full(Padded<'t, Full<S>>),
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
impl Machine for Avx512 {
    const COPIES: bool = true;

    type Text<'t> = Either<'t, Self>;

    #[inline(always)]
    fn run<T>(self, task: impl FnOnce() -> T) -> T {
        self.vectorize(task)
    }

    #[inline(always)]
    fn text(self, text: &[u8]) -> Either<'_, Self> {
        match text.len() {
            0..32 => Either::Half(Padded::<Half<_>>::of(self, text)),
            _ => Either::Full(Padded::<Full<_>>::of(self, text)),
        }
    }

    #[inline(always)]
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N] {
        match text {
            Either::Half(text) => B::of::<true>(&text),
            Either::Full(text) => B::of::<true>(&text),
        }
    }

    #[inline(always)]
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
        B::of::<false>(&Padded::<Full<_>>::of(self, block))
    }
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
impl Machine for Avx2 {
    const COPIES: bool = true;

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
        bits_by::<_, B, N>(self, text)
    }

    #[inline(always)]
    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
        B::of::<false>(&Whole::of(self, block))
    }
}

/// Does something with what every machine of its kind has. Nothing is compiled for others.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2", target_feature = "fxsr", not(target_feature = "sse4.2")))]
macro_rules! at_baseline {
    ($simd:ident => $does:expr) => {{
        const SSE2: fearless_simd::x86::Sse2 = match Level::baseline() {
            Level::Sse2(simd) => simd,
            _ => unreachable!(),
        };
        let $simd = SSE2;
        $simd.vectorize(
            #[inline(always)]
            || $does,
        )
    }};
}

#[cfg(not(all(
    target_arch = "x86_64",
    target_feature = "sse2",
    target_feature = "fxsr",
    not(target_feature = "sse4.2")
)))]
macro_rules! at_baseline {
    ($simd:ident => $does:expr) => {
        fearless_simd::dispatch!(Level::baseline(), $simd => $does)
    };
}

/// A machine that has no more than every machine of its kind. There bitmaps take so much that they are better called than copied to
/// where they are wanted.
#[derive(Clone, Copy)]
pub struct AnyMachine;

impl Machine for AnyMachine {
    type Text<'t> = &'t [u8];

    #[inline(always)]
    fn text(self, text: &[u8]) -> &[u8] {
        text
    }

    #[inline(never)]
    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
        at_baseline!(simd => bits_by::<_, B, N>(simd, text))
    }
}

#[inline(always)]
fn bits_by<S: Simd, B: Bitmaps<N>, const N: usize>(simd: S, text: &[u8]) -> [u64; N] {
    match text.len() {
        0..32 => B::of::<true>(&Padded::<Half<_>>::of(simd, text)),
        _ => B::of::<true>(&Whole::of(simd, text)),
    }
}
