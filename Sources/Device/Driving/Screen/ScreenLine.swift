import CoreGraphics
import ScreenTree

/// One element in the text of a screen.
package struct ScreenLine {
    /// The depth among the lines.
    let depth: Int
    let role: String
    /// The label, or for an element without one the placeholder.
    let name: String
    let identifier: String
    let value: String?
    /// The frame in points of the screen; `nil` for a bar, whose frame is always the same.
    let frame: CGRect?
    /// `disabled`, `selected`, `focus`, and whether a list continues out of sight.
    let states: [String]
    let faults: [ElementFault]
    /// Whether a user operates the element.
    let isControl: Bool
    /// A number for an element that no name identifies.
    var number: Int?
    let element: ElementSnapshot

    /// The maximum length of a name or a value.
    static let mostCharacters = 80

    /// The line, such as `button "Buy" #buy 16,700 361x50 disabled !covered`. Everything usual is left out.
    var text: String { String(repeating: " ", count: depth) + words(withFrame: true) }

    /// The line without its depth and its frame, which a scroll changes.
    var content: String { words(withFrame: false) }

    private func words(withFrame isPlaced: Bool) -> String {
        var words = [role]
        if let number { words.append("@\(number)") }
        if !name.isEmpty { words.append("\"\(name.short)\"") }
        if !identifier.isEmpty { words.append("#\(identifier)") }
        if let value { words.append("=\"\(value.short)\"") }
        if isPlaced, let frame { words.append(frame.short) }
        return (words + states + faults.map(\.rawValue)).joined(separator: " ")
    }

    /// The name as a command takes it.
    var target: String {
        if let number { return "@\(number)" }
        return name.isEmpty ? "#\(identifier)" : "\"\(name.short)\""
    }
}

extension CGRect {
    /// `16,700 361x50`.
    fileprivate var short: String {
        let values = [minX, minY, width, height].map { Int(bounded: $0.rounded()) }
        return "\(values[0]),\(values[1]) \(values[2])x\(values[3])"
    }
}

extension String {
    /// The text on one line, and not too long.
    fileprivate var short: String {
        let line = replacing("\n", with: "\\n")
        return line.count > ScreenLine.mostCharacters
            ? line.prefix(ScreenLine.mostCharacters - 1) + "…" : line
    }
}
