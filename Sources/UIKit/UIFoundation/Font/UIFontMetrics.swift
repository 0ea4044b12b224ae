import TextMetrics

/// Scales fonts and values with the user's preferred text size, in proportion to a text style. iOS 11.
///
/// Scaled values are rounded to the screen's pixels. Follows Apple's page "UIFontMetrics".
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the `.body` style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale like a text style's font.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled to the user's preferred text size. Raises an exception for a font that is already scaled.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns a font scaled to the user's preferred text size, up to a size in points. Raises an exception for a font that
    /// is already scaled.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the content size category of a trait collection. Raises an exception for a font that is
    /// already scaled.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled to the content size category of a trait collection, up to a size in points; 0 for no limit.
    /// Raises an exception for a font that is already scaled.
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

    /// Returns a value scaled to the user's preferred text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a value scaled to the content size category of a trait collection.
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

/// The scale of a text style relative to the default content size category.
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
    /// Returns the font with a scaling applied.
    func scaled(by scaling: FontScaling, at category: UIContentSizeCategory) -> FontValues {
        var size = FontScale.scale(scaling.originalSize, as: scaling.style, at: category)
        if scaling.maximumSize > 0 { size = min(size, scaling.maximumSize) }
        var values = withSize(size)
        values.scaling = scaling
        return values
    }

    /// Returns the font at another content size category; `nil` for a font that doesn't scale.
    func following(_ category: UIContentSizeCategory) -> FontValues? {
        if let style { return preferred(style.style, at: category) }
        return scaling.map { scaled(by: $0, at: category) }
    }

    /// Returns the style's font, with the weight and slant of this one.
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
