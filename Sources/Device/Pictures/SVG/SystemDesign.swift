import TextMetrics

/// The designs of the system font that CSS names, such as SF Mono.
enum SystemDesign: String, CaseIterable {
    case monospaced = "ui-monospace"
    case serif = "ui-serif"
    case rounded = "ui-rounded"

    /// Creates the design from a font's name; `nil` for another font.
    init?(fontName: String) {
        guard let design = Self.allCases.first(where: { fontName.hasPrefix($0.fontName) }) else { return nil }
        self = design
    }

    private var fontName: String {
        switch self {
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        }
    }

    /// The families that viewers look for, in order.
    var families: String {
        switch self {
        case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
        case .serif: "ui-serif, 'New York', Georgia, serif"
        case .rounded: "ui-rounded, 'SF Pro Rounded', \(SVGWriter.systemFonts)"
        }
    }

    var metrics: FontFamily {
        switch self {
        case .monospaced: .systemMonospaced
        case .serif: .systemSerif
        case .rounded: .systemRounded
        }
    }
}

extension PictureText.Font {
    /// The families of the font in CSS; `nil` for the system font.
    var familiesInCSS: String? {
        if family.isEmpty { return nil }
        return SystemDesign(rawValue: family)?.families ?? "\(family), \(SVGWriter.systemFonts)"
    }

    /// The family that measures the font's letters.
    var measuredFamily: FontFamily {
        if family.isEmpty { return .system }
        return SystemDesign(rawValue: family)?.metrics ?? .named(family)
    }
}
