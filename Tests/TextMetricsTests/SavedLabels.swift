import Foundation
import Testing

@testable import TextMetrics

/// A label as Interface Builder saved it.
struct SavedLabel {
    var text: String
    var style: RunStyle
    var width: Double
    var height: Double
    var scale: Double
    var era: MetricsEra
    /// The number of lines that fit in its height.
    var lines: Int

    /// A length rounded up to a pixel of the label's screen.
    func onPixels(_ length: Double) -> Double {
        ((length * scale - 0.001).rounded(.up)) / scale
    }
}

enum SavedLabels {
    static func read(_ name: String) throws -> [SavedLabel] {
        let file = try #require(Bundle.module.url(forResource: "Labels/\(name)", withExtension: "tsv"))
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            $0.contains("\t")
        }
        let titles = lines.first?.split(separator: "\t").map(String.init) ?? []
        return try lines.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return try label(Dictionary(uniqueKeysWithValues: zip(titles, fields)))
        }
    }

    private static func label(_ fields: [String: String]) throws -> SavedLabel {
        func number(_ name: String) throws -> Double { try #require(fields[name].flatMap(Double.init)) }
        let size = try number("size")
        let face = FontFace.system(try #require(weights[fields["weight"] ?? ""]))
        let distance = fields["distance"].flatMap(Double.init)
        return SavedLabel(
            text: unescape(try #require(fields["text"])),
            style: RunStyle(face, size: size, leading: distance.map { $0 - face.metrics.lineHeight * size }),
            width: try number("width"), height: try number("height"), scale: try number("scale"),
            era: fields["era"] == "iOS11" ? .iOS11 : .iOS14, lines: fields["lines"].flatMap(Int.init) ?? 1)
    }

    private static let weights: [String: FontWeight] = [
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy,
    ]

    private static func unescape(_ text: String) -> String {
        text.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\u2028", with: "\u{2028}")
            .replacingOccurrences(of: "\\r", with: "\r").replacingOccurrences(of: "\\t", with: "\t")
    }
}
