import CoreGraphics
import Simulator

extension DeviceInput {
    /// Whether the step begins an action, as a touch-down does.
    var beginsSomething: Bool {
        if case .touch(let phase, _, _) = self { phase == .down } else { true }
    }
}

extension Step {
    /// The step's name on the timeline; `nil` for a later part of a gesture.
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

    /// A description of the step, including touches; `nil` for later parts of a gesture.
    package var words: String? {
        switch input {
        case .touch(.down, _, let point):
            name.map { "Tap \($0)" } ?? "Touch \(Int(bounded: point.x)), \(Int(bounded: point.y))"
        case .touch: nil
        default: action
        }
    }
}
