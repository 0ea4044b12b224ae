import TextMetrics

/// The values of a font.
struct FontValues: Hashable {
    var name: String
    var family: String
    var size: CGFloat
    /// The typeface, for metrics.
    var face: FontFace
    /// The text style of the font, with its line distance.
    var style: StyleUse?
    /// The scaling for the preferred text size.
    var scaling: FontScaling?

    /// The text style of a font.
    struct StyleUse: Hashable {
        var style: UIFont.TextStyle
        /// The distance between the baselines of two lines, in points.
        var lineDistance: CGFloat
    }

    /// The scaling of a font by `UIFontMetrics`.
    struct FontScaling: Hashable {
        var style: UIFont.TextStyle
        var originalSize: CGFloat
        var maximumSize: CGFloat
    }

    static let systemFamily = ".AppleSystemUIFont"

    /// Returns a San Francisco font.
    static func system(
        size: CGFloat, weight: UIFont.Weight, isItalic: Bool = false, design: FontFamily = .system
    ) -> FontValues {
        let ending = weight.styleName + (isItalic ? "Italic" : "")
        let stem = design.systemStem
        return FontValues(
            name: "\(stem.name)-\(ending)", family: stem.family, size: size,
            face: FontFace(design, weight: weight.faceWeight, isItalic: isItalic))
    }

    func withSize(_ size: CGFloat) -> FontValues {
        var values = self
        values.size = size
        values.style = nil
        values.scaling = nil
        return values
    }

    /// The space between two lines, in points.
    var leading: CGFloat {
        style.map { $0.lineDistance - face.metrics.lineHeight * size } ?? face.metrics.leading * size
    }
}

extension FontFamily {
    /// The prefix of the system fonts' names.
    fileprivate var systemStem: (name: String, family: String) {
        switch self {
        case .systemMonospaced: (".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced")
        case .systemSerif: (".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif")
        case .systemRounded: (".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded")
        default: (".SFUI", FontValues.systemFamily)
        }
    }
}
