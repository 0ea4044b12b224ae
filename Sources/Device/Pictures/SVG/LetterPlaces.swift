import Foundation
import TextMetrics

/// The position of each letter of a text, for programs that don't support `textLength`, such as librsvg.
///
/// Each letter has its shape from the font, at the measured position, so the text has the measured width.
struct LetterPlaces {
    struct Place: Equatable {
        let letter: Character
        let x: Double
    }

    let places: [Place]

    /// `nil` for scripts whose letters depend on their neighbors, or that aren't written from left to right.
    init?(of text: PictureText) {
        guard text.string.allSatisfy(\.standsAlone) else { return nil }
        let weight = FontWeight(rawValue: text.font.weight / 100 - 1) ?? .regular
        let face = FontFace(text.font.measuredFamily, weight: weight, isItalic: text.font.isItalic)
        let style = RunStyle(face, size: text.font.size, kern: text.letterSpacing)
        let offsets = TextMeasure(.iOS14).offsets(of: text.string, style: style)
        guard let measured = offsets.last, measured > 0 else { return nil }
        let factor = text.width / measured
        places = zip(text.string, offsets).map { Place(letter: $0, x: text.origin.x + $1 * factor) }
    }
}

extension Character {
    /// Whether a letter has the same shape next to any other letter.
    fileprivate var standsAlone: Bool {
        unicodeScalars.allSatisfy { scalar in Self.plainWriting.contains { $0.contains(scalar.value) } }
    }

    /// Latin, Greek and Cyrillic with diacritics; symbols; Chinese, Japanese and Korean; emoji and their joiners.
    private static let plainWriting: [ClosedRange<UInt32>] = [
        0x20...0x52F, 0x1E00...0x1FFF, 0x200D...0x200D, 0x2010...0x2027, 0x202F...0x2BFF, 0x3000...0x9FFF,
        0xAC00...0xD7AF, 0xFE0F...0xFE0F, 0xFF00...0xFFEF, 0x1F000...0x1FAFF,
    ]
}
