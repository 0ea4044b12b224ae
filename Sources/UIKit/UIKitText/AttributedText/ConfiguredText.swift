/// A text of a button's configuration with its final attributes: the style's, overridden by the text's own, and changed by a transformer.
final class ConfiguredText: ConfiguredTextMaking {
    package static func shown(
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
