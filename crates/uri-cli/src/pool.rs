//! Computes on all cores, and keeps the order.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Builder};
use std::{io, iter, panic};

/// The number of items, and of results, that wait at each thread.
const WAITING: usize = 2;

/// Computes the result of each item on a thread per core, and uses the results in the order of the
/// items.
///
/// A result is used while the next item is awaited. Only a few items per core are in memory.
pub fn run<T: Send, R: Send>(
    next: impl FnMut() -> io::Result<Option<T>>,
    compute: impl Fn(T) -> R + Sync,
    consume: impl FnMut(R) -> io::Result<()> + Send,
) -> io::Result<()> {
    let compute = &compute;
    thread::scope(|scope| {
        let threads = iter::repeat_with(|| {
            let (items, waiting) = sync_channel(WAITING);
            let (sender, results) = sync_channel(WAITING);
            let work = move || waiting.into_iter().try_for_each(|item| sender.send(compute(item)));
            Builder::new().spawn_scoped(scope, work).map(|_| (items, results))
        });
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = threads.take(cores).collect::<io::Result<_>>()?;
        let (items, results): (Vec<_>, Vec<_>) = threads.into_iter().unzip();
        let consumer = Builder::new().spawn_scoped(scope, move || consume_all(&results, consume))?;
        let sent = send_all(&items, next);
        drop(items);
        consumer.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked)).and(sent)
    })
}

/// Sends the items to the threads in turn, until there are no more or a thread has ended.
fn send_all<T>(threads: &[SyncSender<T>], mut next: impl FnMut() -> io::Result<Option<T>>) -> io::Result<()> {
    for thread in threads.iter().cycle() {
        let Some(item) = next()? else { break };
        if thread.send(item).is_err() {
            break;
        }
    }
    Ok(())
}

/// Uses the results of the threads in turn, until the next thread has ended.
fn consume_all<R>(threads: &[Receiver<R>], consume: impl FnMut(R) -> io::Result<()>) -> io::Result<()> {
    threads.iter().cycle().map_while(|results| results.recv().ok()).try_for_each(consume)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// The first results take the longest.
    fn slow(number: u64) -> u64 {
        thread::sleep(Duration::from_millis(20_u64.saturating_sub(number)));
        number
    }

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let (mut numbers, mut results) = (0..1_000, vec![]);
        let consume = |number| {
            results.push(number);
            Ok(())
        };
        run(|| Ok(numbers.next()), slow, consume).unwrap();
        assert!(results.into_iter().eq(0..1_000));
    }

    #[test]
    fn results_before_an_error_of_an_item_are_used() {
        let (mut numbers, mut sum) = (1..=100, 0);
        let next = || numbers.next().map(Some).ok_or(io::ErrorKind::NotFound.into());
        let consume = |number| {
            sum += number;
            Ok(())
        };
        let error = run(next, slow, consume).unwrap_err();
        assert_eq!((error.kind(), sum), (io::ErrorKind::NotFound, 5050));
    }

    #[test]
    fn an_error_in_using_a_result_ends_the_run() {
        let mut number = 0;
        let next = || {
            number += 1;
            Ok(Some(number))
        };
        let consume = |number| if number == 100 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) };
        assert_eq!(run(next, slow, consume).unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    }
}
