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
