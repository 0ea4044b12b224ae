import UIKit

/// The test that simulators belong to. It fails if its app raises an exception or would wait forever.
@MainActor
package protocol SimulatorHost: AnyObject {
    /// Whether new simulators belong to the test.
    var takesNewSimulators: Bool { get }

    /// Seconds of real time that the test may wait for work that needs the held clock to move.
    var waitLimit: TimeInterval { get }

    /// Called with an exception that the test doesn't record. The call that raises it returns.
    func simulatorDidRaise(_ exception: Diagnostic)

    /// Called when the test has waited for ``waitLimit``, with a description of the wait: "waited 10 s on a held clock for: …".
    func simulatorDidWait(_ words: String)
}

extension HeldWaitLimit {
    /// The default limit, in seconds.
    package static let usual: TimeInterval = 10
}
