import CoreGraphics

/// The element that a command refers to.
package enum Target: Equatable, Sendable {
    /// A name in quotation marks, or a text that can only be a name.
    case name(String)
    /// `#pay`: an accessibility identifier.
    case identifier(String)
    /// `3`: the name of an element if there is one, or else the number on the last screen.
    case nameOrNumber(Int)
    /// `@3`: the number on the last screen.
    case number(Int)
    /// `16,700`: a point of the screen.
    case point(CGPoint)

    /// Reads a target. Only a text in quotation marks is a name in any case: `"#1"`.
    package init(_ text: String) {
        if let quoted = QuotedText.content(of: text) {
            self = .name(quoted)
        } else if text.hasPrefix("#"), text.count > 1 {
            self = .identifier(String(text.dropFirst()))
        } else if text.hasPrefix("@"), let number = Int(text.dropFirst()) {
            self = .number(number)
        } else if let number = Int(text) {
            self = .nameOrNumber(number)
        } else if let point = Self.point(text) {
            self = .point(point)
        } else {
            self = .name(text)
        }
    }

    private static func point(_ text: String) -> CGPoint? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension Target: CustomStringConvertible {
    package var description: String {
        switch self {
        case .name(let name): "\"\(name)\""
        case .identifier(let identifier): "#\(identifier)"
        case .nameOrNumber(let number): "\(number)"
        case .number(let number): "@\(number)"
        case .point(let point): "\(Int(bounded: point.x)),\(Int(bounded: point.y))"
        }
    }
}
