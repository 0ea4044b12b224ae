import TextMetrics

extension UIFont {
    /// What its text is measured by.
    var face: FontFace {
        guard familyName.hasPrefix(".AppleSystemUIFont") else { return FontFace(.named(familyName)) }
        let style = fontName.split(separator: "-").last.map(String.init) ?? ""
        let isItalic = style.hasSuffix("Italic")
        let name = isItalic ? String(style.dropLast("Italic".count)) : style
        let weight = FontWeight.allCases.first { "\($0)".lowercased() == name.lowercased() } ?? .regular
        let family: FontFamily = familyName.hasSuffix("Monospaced") ? .systemMonospaced : .system
        return FontFace(family, weight: weight, isItalic: isItalic)
    }
}
