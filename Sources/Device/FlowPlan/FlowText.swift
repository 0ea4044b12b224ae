/// A text with expressions, which have a value when a command is performed.
package struct FlowText: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
    package enum Part: Codable, Equatable, Sendable {
        case literal(String)
        case expression(FlowExpression)
    }

    package var parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    package init(_ text: String) { parts = [.literal(text)] }

    package init(stringLiteral value: String) { self.init(value) }

    /// The text, with the text that the flow has copied.
    package func string(copied: String) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .expression(let expression): expression.value(copied: copied).text
            }
        }.joined()
    }

    /// Whether it depends on the text that the flow has copied.
    package var needsCopiedText: Bool {
        parts.contains {
            if case .expression(let expression) = $0 { expression.needsCopiedText } else { false }
        }
    }
}

extension FlowText: CustomStringConvertible {
    /// The text with its expressions, for reports.
    package var description: String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .expression: "${maestro.copiedText}"
            }
        }.joined()
    }
}
