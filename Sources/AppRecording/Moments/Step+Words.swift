import CoreGraphics
import Simulator

extension DeviceInput {
    /// Whether it begins something, as a finger does that comes down.
    var beginsSomething: Bool {
        if case .touch(let phase, _, _) = self { phase == .down } else { true }
    }
}

extension Step {
    /// What the timeline calls it; `nil` for what belongs to a gesture.
    var action: String? {
        switch input {
        case .touch: nil
        case .type("\u{8}"): "Delete"
        case .type("\n"): "Press return"
        case .type(let text): "Type “\(text)”"
        case .key(let key, let modifiers):
            "Press \((modifiers.map(\.rawValue).sorted() + [key]).joined(separator: " "))"
        case .set(let setting): setting.action
        case .device(let event): "Device: \(event.rawValue)"
        case .link(let url): "Open \(url.absoluteString)"
        case .menu(let title): "Choose “\(title)” in the menu"
        case .other(let words): words
        }
    }

    /// The step in words, a touch as well; `nil` for the rest of a gesture.
    package var words: String? {
        switch input {
        case .touch(.down, _, let point):
            name.map { "Tap \($0)" } ?? "Touch \(Int(bounded: point.x)), \(Int(bounded: point.y))"
        case .touch: nil
        default: action
        }
    }
}
