import Exploration
import ScreenTree
import Simulator

/// A fault of an element, as a word in the text of a screen.
enum ElementFault: String {
    /// VoiceOver has no text for it.
    case noLabel = "!no-label"
    /// A touch target under 44 points.
    case small = "!small"
    /// Its text is truncated.
    case cut = "!cut"
    /// Another element covers it: a touch on it doesn't reach it.
    case covered = "!covered"
}

extension ElementSnapshot {
    /// The faults of the element alone.
    @MainActor
    func faults(isControl: Bool, in simulator: Simulator) -> [ElementFault] {
        let view = object as? UIView
        let seen: [ElementFault] = (view.map { AccessibilityCheck.faults(of: $0) } ?? []).compactMap {
            switch $0 {
            case .noLabel: .noLabel
            case .smallTarget: .small
            case .cutText: .cut
            default: nil
            }
        }
        guard isControl, kind != .keyboard, !isHittable(in: simulator) else { return seen }
        return seen + [.covered]
    }
}
