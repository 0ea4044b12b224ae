import TextMetrics

/// Scales fonts and lengths with the text size that the user likes, as a text style's font grows. iOS 11.
///
/// Scaled sizes are rounded to pixels of the screen. Follows Apple's page "UIFontMetrics".
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Metrics of the style `.body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale as a text style's font does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A font scaled to the size that the user likes. A font that was scaled before is an exception.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// A font scaled to the size that the user likes, up to a size in points. A font that was scaled before is an exception.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font scaled to the size of a trait collection. A font that was scaled before is an exception.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font scaled to the size of a trait collection, up to a size in points; 0 is no limit. A font that was scaled
    /// before is an exception.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.values.scaling == nil else {
            UIFontMetrics.refuseScaledFont()
            return font
        }
        let scaling = FontValues.FontScaling(
            style: style, originalSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(font.values.scaled(by: scaling, at: .resolve(traitCollection)))
    }

    /// A length scaled to the size that the user likes.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length scaled to the size of a trait collection.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScale.scale(value, as: style, at: .resolve(traitCollection))
    }

    private static func refuseScaledFont() {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            RunningApp.current.diagnostics.raise(
                .invalidArgument,
                "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
        }
    }
}

/// How much larger a text style is than on a new device.
enum FontScale {
    static func scale(
        _ value: CGFloat, as style: UIFont.TextStyle, at category: UIContentSizeCategory
    ) -> CGFloat {
        let row = style.known ?? .body
        let factor =
            TextStyleSizes.size(of: row, at: category.known).points
            / TextStyleSizes.size(of: row, at: .large).points
        return factor == 1 ? value : PixelGrid.current.nearest(value * factor)
    }
}

extension FontValues {
    /// The font that a scaling makes of this one.
    func scaled(by scaling: FontScaling, at category: UIContentSizeCategory) -> FontValues {
        var size = FontScale.scale(scaling.originalSize, as: scaling.style, at: category)
        if scaling.maximumSize > 0 { size = min(size, scaling.maximumSize) }
        var values = withSize(size)
        values.scaling = scaling
        return values
    }

    /// The same font at another size that the user likes; `nil` for one that does not follow it.
    func following(_ category: UIContentSizeCategory) -> FontValues? {
        if let style { return preferred(style.style, at: category) }
        return scaling.map { scaled(by: $0, at: category) }
    }

    /// The style's font, as heavy and slanted as this one.
    private func preferred(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> FontValues {
        let plain = FontValues.preferred(style, at: category)
        guard face != plain.face else { return plain }
        var values = FontValues.system(
            size: plain.size, weight: UIFont.Weight(face.weight), isItalic: face.isItalic, design: face.family
        )
        values.style = plain.style
        return values
    }
}
