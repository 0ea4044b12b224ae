/// Who keeps the time and turns the run loop that transactions are committed in: UIKit's main loop.
///
/// QuartzCore knows nothing of what stands above it, so what does tells it here.
package protocol MediaHost: AnyObject {
    /// The time of the animation clock, in seconds. Asked on the main thread.
    var mediaTime: CFTimeInterval { get }

    /// The main thread's implicit transaction waits for the end of a turn.
    func implicitTransactionWaits()

    /// Lays out and starts what was asked for, as the end of a turn does.
    func layOutBeforeCommit()

    /// Answers a mistake of the app's as the system does.
    func raise(_ reason: String)
}

package enum Media {
    /// The host of the app that runs; `nil` before there is one.
    nonisolated(unsafe) package static var host: (any MediaHost)?
}
