import UIKitText

/// A text of a button's configuration with its final attributes: the style's, overridden by the text's own, and changed by a transformer.
enum ConfiguredText {
    static func shown(
        _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont,
        _ color: UIColor
    ) -> NSAttributedString? {
        guard let text, !text.characters.isEmpty, transformer != nil || text.hasAttributes else { return nil }
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = color
        if let transformer { base = transformer(base) }
        return NSAttributedString(text.mergingAttributes(base, mergePolicy: .keepCurrent))
    }
}

extension AttributedString {
    fileprivate var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}

extension UIButton.Configuration {
    /// Returns the title with its final attributes; `nil` for none, and for a title without attributes.
    func shownTitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
        ConfiguredText.shown(attributedTitle, titleTextAttributesTransformer, font, color)
    }

    /// Returns the subtitle with its final attributes; `nil` for none, and for a subtitle without attributes.
    func shownSubtitle(_ color: UIColor) -> NSAttributedString? {
        ConfiguredText.shown(
            attributedSubtitle, subtitleTextAttributesTransformer, .preferredFont(forTextStyle: .caption1),
            color)
    }
}
