/// A text of a button's configuration as it is shown: its own attributes over those of the button's look, which a transformer changes.
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
    /// The title as it is shown; `nil` for none, and for one without attributes.
    func shownTitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
        ConfiguredText.shown(attributedTitle, titleTextAttributesTransformer, font, color)
    }

    /// The subtitle as it is shown; `nil` for none, and for one without attributes.
    func shownSubtitle(_ color: UIColor) -> NSAttributedString? {
        ConfiguredText.shown(
            attributedSubtitle, subtitleTextAttributesTransformer, .preferredFont(forTextStyle: .caption1),
            color)
    }
}
