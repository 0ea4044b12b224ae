import Foundation

// The element in the layout of Xcode's `debugDescription`. It has no memory addresses, so it is the same in every run.
extension ElementSnapshot {
    /// The element in one line: `Button, {{20.0, 59.0}, {55.0, 40.0}}, identifier: 'menu', label: 'Menu'`.
    package var line: String {
        let place = kind == .application ? "pid: 1" : Self.text(of: frame)
        let main = isMainWindow ? " (Main)" : ""
        return (["\(kind.name)\(main)", place] + attributes).joined(separator: ", ")
    }

    private var attributes: [String] {
        let named = [
            ("identifier", identifier), ("label", label), ("title", title),
            ("placeholderValue", placeholder ?? ""),
        ]
        let states = [
            (!isEnabled, "Disabled"), (isSelected, "Selected"), (hasFocus, "Focused"),
            (hasKeyboardFocus, "Keyboard Focused"),
        ]
        return named.filter { !$0.1.isEmpty }.map { "\($0): '\($1)'" }
            + (value.map { ["value: \($0)"] } ?? [])
            + states.filter(\.0).map(\.1)
    }

    /// The element and its descendants, one per line, indented by two spaces for each level.
    package func tree(indent: String = "") -> String {
        ([indent + line] + children.map { $0.tree(indent: indent + "  ") }).joined(separator: "\n")
    }

    private static func text(of frame: CGRect) -> String {
        func text(_ number: CGFloat) -> String { String(format: "%.1f", Double(number)) }
        return "{{\(text(frame.minX)), \(text(frame.minY))}, {\(text(frame.width)), \(text(frame.height))}}"
    }
}
