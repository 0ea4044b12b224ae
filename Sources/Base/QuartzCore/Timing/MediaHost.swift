import Synchronization

/// The host that keeps the time and runs the run loop that commits transactions: UIKit's main loop.
///
/// QuartzCore doesn't depend on higher modules, so the host registers itself here.
package protocol MediaHost: AnyObject, Sendable {
    /// The time of the animation clock, in seconds. Read on the main thread.
    var mediaTime: CFTimeInterval { get }

    /// Called when the main thread's implicit transaction starts to wait for the end of a turn.
    func implicitTransactionWaits()

    /// Performs layout and starts pending work, as at the end of a turn.
    func layOutBeforeCommit()

    /// Raises an exception for a programming error in the app.
    func raise(_ reason: String)

    /// Calls a block after a delay in seconds of the animation clock. The name appears in lists of pending work.
    func call(after delay: CFTimeInterval, _ name: String, _ body: @escaping () -> Void) -> any MediaTimer

    /// Calls a block at the end of the turn, after its layout pass.
    func callAfterCommit(_ name: String, _ body: @escaping () -> Void)

    /// Draws a text layer's text, because QuartzCore has no fonts.
    func drawText(of layer: CATextLayer, in context: CGContext)
}

extension MediaHost {
    /// Draws nothing.
    package func drawText(of layer: CATextLayer, in context: CGContext) {}
}

/// A scheduled call of a media host.
package protocol MediaTimer: AnyObject {
    /// Cancels the call. Has no effect after the call.
    func cancel()
}

package enum Media {
    private static let current = Mutex<(any MediaHost)?>(nil)

    /// The host of the running app; `nil` before the app launches.
    package static var host: (any MediaHost)? {
        get { current.withLock { $0 } }
        set {
            // The old host is released after the lock, because its `deinit` may read this property.
            let old = current.withLock { host in
                defer { host = newValue }
                return host
            }
            withExtendedLifetime(old) {}
        }
    }
}
