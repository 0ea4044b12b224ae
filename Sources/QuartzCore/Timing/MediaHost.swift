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

    /// Calls a block when so many seconds of the animation clock have passed. The name says what for, where somebody asks
    /// what is pending.
    func call(after delay: CFTimeInterval, _ name: String, _ body: @escaping () -> Void) -> any MediaTimer

    /// Calls a block at the end of the turn, when its layout pass is over.
    func callAfterCommit(_ name: String, _ body: @escaping () -> Void)

    /// Draws a layer's text. QuartzCore knows no fonts.
    func drawText(of layer: CATextLayer, in context: CGContext)
}

extension MediaHost {
    /// Draws nothing.
    package func drawText(of layer: CATextLayer, in context: CGContext) {}
}

/// Something that a media host will do later.
package protocol MediaTimer: AnyObject {
    /// Takes it back. What has been done is done.
    func cancel()
}

package enum Media {
    /// The host of the app that runs; `nil` before there is one.
    nonisolated(unsafe) package static var host: (any MediaHost)?
}
