import MarkupText

/// The width of text in an image. Viewers use different fonts, so these are generous estimates.
enum FlowTextSize {
    static let title = 13.0
    static let small = 11.0

    /// Returns the width in points at a size.
    static func width(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance($1) } * size
    }

    /// Returns the text, truncated to a number of characters with an ellipsis.
    static func cut(_ text: String, to count: Int) -> String {
        let line = text.onOneLine
        return line.count <= count ? line : line.prefix(count - 1) + "…"
    }

    private static func advance(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "f", "t", "r", "(", ")": 0.36
        case "m", "w", "M", "W", "@", "%": 0.9
        case "A"..."Z": 0.7
        default: scalar.value < 0x1100 ? 0.58 : 1.05
        }
    }
}
