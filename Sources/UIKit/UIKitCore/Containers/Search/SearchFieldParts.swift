/// The layout of a search field.
@MainActor
struct SearchFieldParts {
    /// The visible area of text and tokens, from the magnifier to the button.
    private(set) var area: CGRect
    private(set) var magnifier: CGRect
    private(set) var button: CGRect
    private(set) var tokens: [CGRect] = []
    private(set) var text: CGRect
    /// Since iOS 26 the field is a capsule.
    static var cornerRadius: CGFloat { isGlass ? height / 2 : 10 }
    /// The measured height of a search bar leaves ten points above and below a field of 44 points. Evidence: geo-search-bar.
    static var height: CGFloat { isGlass ? 44 : 36 }
    static var start: CGFloat { isGlass ? 40 : 31 }
    private static var isGlass: Bool { Runtime.current.design == .glass }
    /// The distance between the field's edges and its icons, in addition to the one before iOS 26.
    private static var iconInset: CGFloat { isGlass ? 7 : 0 }
    static let tokenHeight: CGFloat = 26
    static let tokenInset: CGFloat = 7
    static let iconWidth: CGFloat = 22
    private static let gap: CGFloat = 4

    /// The start of the button at the end of a field.
    static func startOfButton(in width: CGFloat) -> CGFloat { width - 32 - iconInset }

    init(of field: UISearchTextField) {
        let bounds = field.bounds
        let end: CGFloat = field.hasText || field.bar?.endIcon != nil ? 34 + Self.iconInset : 8
        area = CGRect(
            x: Self.start, y: 0, width: max(0, bounds.width - Self.start - end), height: bounds.height)
        magnifier = CGRect(x: 6 + Self.iconInset, y: 0, width: 22, height: bounds.height)
        button = CGRect(x: Self.startOfButton(in: bounds.width), y: 0, width: 30, height: bounds.height)
        text = area
        place(field)
        if field.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(in: bounds.width) }
    }

    /// Lays out tokens and text in a row. While the field is edited, the end of the row is visible.
    private mutating func place(_ field: UISearchTextField) {
        let widths = field.tokens.map { Self.width(of: $0, font: field.tokenFont) }
        let all = widths.reduce(0) { $0 + $1 + Self.gap }
        let beyond = field.isEditing ? max(0, all + field.textWidth + 3 - area.width) : 0
        var x = area.minX - (widths.isEmpty ? 0 : beyond)
        for width in widths {
            let top = (area.height - Self.tokenHeight) / 2
            tokens.append(CGRect(x: x, y: top, width: width, height: Self.tokenHeight))
            x += width + Self.gap
        }
        text = CGRect(x: x, y: 0, width: max(0, area.maxX - x), height: area.height)
    }

    private mutating func mirror(in width: CGFloat) {
        func turned(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        (area, magnifier, button, text) = (turned(area), turned(magnifier), turned(button), turned(text))
        tokens = tokens.map(turned)
    }

    /// Returns the width of a token.
    static func width(of token: UISearchToken, font: UIFont) -> CGFloat {
        DrawnText(token.text, font, .label).size().width + 2 * tokenInset
            + (token.icon == nil ? 0 : iconWidth)
    }
}

extension UISearchTextField {
    var tokenFont: UIFont { font ?? .systemFont(ofSize: 17) }

    var textWidth: CGFloat { DrawnText(shownText, tokenFont, .label).size().width }

    var fittingSize: CGSize {
        let tokens = tokens.reduce(0) { $0 + SearchFieldParts.width(of: $1, font: tokenFont) + 4 }
        let isEmpty = currentText.isEmpty && self.tokens.isEmpty
        let text = isEmpty ? DrawnText(placeholder ?? "", tokenFont, .label).size().width : textWidth
        return CGSize(
            width: SearchFieldParts.start + tokens + text + (isEmpty ? 8 : 34),
            height: SearchFieldParts.height)
    }

    /// The visible tokens, by their texts, and their frames.
    package var tokenPlaces: [(text: String, rect: CGRect)] {
        let parts = SearchFieldParts(of: self)
        return zip(tokens, parts.tokens).compactMap { token, rect in
            let seen = rect.intersection(parts.area)
            return seen.isEmpty ? nil : (token.text, seen)
        }
    }
}
