/// Makes the final text of a configuration. UIKitText does, because it has the attributes.
package protocol ConfiguredTextMaking {
    static func shown(
        _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont,
        _ color: UIColor
    ) -> NSAttributedString?
}

extension UIButton.Configuration {
    /// Returns the title with its final attributes; `nil` for none, and for a title without attributes.
    func shownTitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
        Self.textMaker?.shown(attributedTitle, titleTextAttributesTransformer, font, color)
    }

    /// Returns the subtitle with its final attributes; `nil` for none, and for a subtitle without attributes.
    func shownSubtitle(_ color: UIColor) -> NSAttributedString? {
        Self.textMaker?.shown(
            attributedSubtitle, subtitleTextAttributesTransformer, .preferredFont(forTextStyle: .caption1),
            color)
    }

    private static let textMaker = UIKitClasses.named("ConfiguredText") as? any ConfiguredTextMaking.Type
}
