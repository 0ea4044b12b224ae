/// A text as set by the app: plain or attributed.
package enum TextContent {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    package init(_ text: String?) {
        self = text.map(TextContent.plain) ?? .none
    }

    package init(_ text: NSAttributedString?) {
        self = text.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
    }

    package var string: String? {
        switch self {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The attributed text; `nil` for plain text.
    package var attributed: NSAttributedString? {
        switch self {
        case .none: nil
        case .plain(let text): NSAttributedString(string: text)
        case .attributed(let text): text
        }
    }
}
