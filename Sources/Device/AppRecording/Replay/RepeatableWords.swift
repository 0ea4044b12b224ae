import PageFlow
import Simulator

/// The inputs that a replay can repeat from their description, because they need only the app.
@MainActor
package enum RepeatableWords {
    /// A call of PageFlow's `returnHome` on the visible page by an exploration.
    package nonisolated static let returnHome = "Return home"
    private nonisolated static let escape = "Scrub with two fingers"
    private nonisolated static let cancel = "Cancel the system page"

    /// Whether a replay repeats an input with this description.
    nonisolated static func contains(_ words: String) -> Bool {
        [returnHome, escape, cancel].contains(words)
    }

    /// Performs an input, in an exploration and in its replay. Does nothing for other descriptions.
    package static func perform(_ words: String, in simulator: Simulator) {
        switch words {
        case returnHome:
            simulator.observer?.simulatorWillReceive(.other(words), named: nil)
            // The replay may repeat a failure, so the outcome isn't a failure of the replay.
            simulator.window?.navigatorIfMade?.visiblePage?.returnHome().onCompletion { _ in }
        case escape: simulator.performEscapeGesture()
        case cancel: simulator.cancelSystemPage()
        default: break
        }
    }
}
