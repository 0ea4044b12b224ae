import UIKit

/// The test that simulators belong to: it fails where an app would end, or wait for ever.
@MainActor
package protocol SimulatorHost: AnyObject {
    /// Whether a simulator that is made now belongs to the test.
    var takesNewSimulators: Bool { get }

    /// Seconds of real time that the test may wait for what only a move of the held clock brings.
    var waitLimit: TimeInterval { get }

    /// Called with an exception that the test does not record. The refused call returns.
    func simulatorDidRaise(_ exception: Diagnostic)

    /// Called when the test has waited for ``waitLimit``, with the wait in words: "waited 10 s on a held clock for: …".
    func simulatorDidWait(_ words: String)
}

extension HeldWaitLimit {
    /// Seconds of a test that names no others.
    package static let usual: TimeInterval = 10
}
