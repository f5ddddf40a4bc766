//! Machines that look at many bytes at a time.

use fearless_simd::Level;
#[cfg(target_arch = "aarch64")]
use fearless_simd::aarch64::Neon;
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
    task.byte_by_byte()
}

#[inline(always)]
fn run_at<T: Task>(level: Level, task: T) -> T::Result {
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    {
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
    #[cfg(target_arch = "aarch64")]
    if let Some(machine) = level.as_neon() {
        return machine.run(
            #[inline(always)]
            move || task.on(machine),
        );
    }
    let _ = level;
    task.byte_by_byte()
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

/// A machine with lanes of 32 bytes, or of less.
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
                    0..32 => B::of::<true>(&Padded::<Half<_>>::of(self, text)),
                    _ => B::of::<true>(&Whole::of(self, text)),
                }
            }

            #[inline(always)]
            fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
                B::of::<false>(&Whole::of(self, block))
            }
        }
    };
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
machine_of_halves!(Avx2);
#[cfg(target_arch = "aarch64")]
machine_of_halves!(Neon);
