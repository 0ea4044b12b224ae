/// An object that can adjust to the user's preferred text size. iOS 10. Follows Apple's page
/// "UIContentSizeCategoryAdjusting".
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font adjusts automatically when the text size changes.
    ///
    /// Applies to fonts of text styles and fonts scaled by `UIFontMetrics`; other fonts don't change.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
    /// Returns the font at the text size of a trait collection.
    package func following(_ traits: UITraitCollection) -> UIFont {
        values.following(.resolve(traits)).map(UIFont.init) ?? self
    }
}

extension NSAttributedString {
    /// Returns the text with its fonts at the text size of a trait collection.
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
