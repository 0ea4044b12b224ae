/// What can follow the text size that the user likes. iOS 10. Follows Apple's page "UIContentSizeCategoryAdjusting".
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the text size when that changes.
    ///
    /// Fonts of text styles and fonts that `UIFontMetrics` scaled can do so; others stay as they are.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
    /// The same font at the text size of a trait collection.
    package func following(_ traits: UITraitCollection) -> UIFont {
        values.following(.resolve(traits)).map(UIFont.init) ?? self
    }
}

extension NSAttributedString {
    /// The same text with its fonts at the text size of a trait collection.
    package func following(_ traits: UITraitCollection) -> NSAttributedString {
        let changed = NSMutableAttributedString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var attributes = attributes
            if let font = attributes[.font] as? UIFont { attributes[.font] = font.following(traits) }
            changed.setAttributes(attributes, range: range)
        }
        return changed
    }
}
