import UIKit

/// Work for the beginning of the run loop's next turn.
///
/// Apple's page "animate(withDuration:animations:completion:)" promises it for a duration of 0. It is the one way
/// that a device and a held clock have in common.
@MainActor
enum NextTurn {
    static func run(_ work: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in work() })
    }

    /// The same, when a commit has come for certain: work that is asked for between two turns, or at the end of one, begins
    /// the next turn before it.
    static func runAfterCommit(_ work: @escaping @MainActor () -> Void) {
        run { run(work) }
    }
}
