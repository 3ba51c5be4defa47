//! Ctrl-C in the middle of long work.

use arena::Interrupt;

/// What ends the work of a command when the user asks for it.
static INTERRUPT: Interrupt = Interrupt::new();

/// Exit status after the user ended the work: 128 and the signal's number, as shells have it.
pub const STATUS: u8 = 130;

/// Turns the first Ctrl-C (or request to terminate) into an interrupt; a second one ends the program at once.
pub fn listen() -> &'static Interrupt {
    std::thread::spawn(|| {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(crate::serve::stopped());
        INTERRUPT.ask();
        runtime.block_on(crate::serve::stopped());
        std::process::exit(i32::from(STATUS));
    });
    &INTERRUPT
}
