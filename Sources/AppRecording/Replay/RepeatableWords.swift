import PageFlow
import Simulator

/// The inputs that are recorded by their words alone and that a replay repeats all the same: they need nothing but the app.
@MainActor
package enum RepeatableWords {
    /// PageFlow's `returnHome` of the visible page, which an exploration calls.
    package nonisolated static let returnHome = "Return home"
    private nonisolated static let escape = "Scrub with two fingers"
    private nonisolated static let cancel = "Cancel the system page"

    /// Whether a replay repeats an input with these words.
    nonisolated static func contains(_ words: String) -> Bool {
        [returnHome, escape, cancel].contains(words)
    }

    /// Performs an input, as an exploration and its replay do. Does nothing for other words.
    package static func perform(_ words: String, in simulator: Simulator) {
        switch words {
        case returnHome:
            simulator.observer?.simulatorWillReceive(.other(words), named: nil)
            // That it fails may be what is repeated: its outcome is not a failure of whoever repeats it.
            simulator.window?.navigatorIfMade?.visiblePage?.returnHome().whenEnded { _ in }
        case escape: simulator.performEscapeGesture()
        case cancel: simulator.cancelSystemPage()
        default: break
        }
    }
}
