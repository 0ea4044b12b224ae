import TextMetrics

/// What a font is made of.
struct FontValues: Hashable {
    var name: String
    var family: String
    var size: CGFloat
    /// How wide and high its letters are.
    var face: FontFace
    /// The text style that it is the font of, with the distance of its lines.
    var style: StyleUse?
    /// How it follows the text size that the user likes.
    var scaling: FontScaling?

    /// A font of a text style.
    struct StyleUse: Hashable {
        var style: UIFont.TextStyle
        /// Between the baselines of two lines, in points.
        var lineDistance: CGFloat
    }

    /// A font that `UIFontMetrics` scaled.
    struct FontScaling: Hashable {
        var style: UIFont.TextStyle
        var originalSize: CGFloat
        var maximumSize: CGFloat
    }

    static let systemFamily = ".AppleSystemUIFont"

    /// San Francisco.
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

    /// What lies between two lines, in points.
    var leading: CGFloat {
        style.map { $0.lineDistance - face.metrics.lineHeight * size } ?? face.metrics.leading * size
    }
}

extension FontFamily {
    /// How names of the system's fonts begin.
    fileprivate var systemStem: (name: String, family: String) {
        switch self {
        case .systemMonospaced: (".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced")
        case .systemSerif: (".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif")
        case .systemRounded: (".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded")
        default: (".SFUI", FontValues.systemFamily)
        }
    }
}
