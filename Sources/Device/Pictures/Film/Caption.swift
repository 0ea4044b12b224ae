import UIKit

/// A centered text below a screen, with line breaks if it is too long.
@MainActor
struct Caption {
    private let lines: [String]
    private let width: CGFloat
    private let font: UIFont
    private let color: PictureColor

    init(_ text: String, width: CGFloat, size: CGFloat, lineLimit: Int, _ color: PictureColor) {
        (self.width, self.color) = (width, color)
        let font = UIFont.systemFont(ofSize: size, weight: .medium)
        let lines = Self.lines(of: text, within: width, font)
        // A text with too many lines gets a smaller font.
        let fits = lines.count <= lineLimit && lines.allSatisfy { Self.width(of: $0, font) <= width }
        let smaller = UIFont.systemFont(ofSize: size * 0.8, weight: .medium)
        self.font = fits ? font : smaller
        self.lines = fits ? lines : Self.lines(of: text, within: width, smaller)
    }

    /// The height of a line.
    var lineHeight: CGFloat { (font.pointSize * 1.25).rounded() }

    func nodes(below top: CGFloat) -> [PictureNode] {
        lines.enumerated().map { number, line in
            let width = Self.width(of: line, font)
            let baseline = top + lineHeight * CGFloat(number) + font.pointSize
            let style = PictureText.Font(weight: 500, size: font.pointSize)
            let origin = CGPoint(x: (self.width - width) / 2, y: baseline)
            return PictureNode(
                PictureKey(0),
                .text(PictureText(line, font: style, color: color, origin: origin, width: width)))
        }
    }

    private static func lines(of text: String, within width: CGFloat, _ font: UIFont) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, self.width(of: longer, font) <= width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
    }

    private static func width(of line: String, _ font: UIFont) -> CGFloat {
        (line as NSString).size(withAttributes: [.font: font]).width
    }
}
