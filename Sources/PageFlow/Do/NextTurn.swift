import UIKit

/// Work for the beginning of the run loop's next turn.
///
/// Apple's page "animate(withDuration:animations:completion:)" promises it for a duration of 0. It is the one way
/// that a device and a held clock have in common.
@MainActor
enum NextTurn {
    static func run(_ work: @escaping @MainActor () -> Void) {
        ring { _ in work() }
    }

    /// The same with a closure that is there already: whoever waits often keeps one.
    static func ring(_ bell: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0, animations: changeNothing, completion: bell)
    }

    // Not isolated: a closure of the main actor's would ask each time whether it is there.
    private nonisolated static func changeNothing() {}
}
