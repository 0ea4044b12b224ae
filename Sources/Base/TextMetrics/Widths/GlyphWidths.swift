import Foundation
import Synchronization

/// The widths of a typeface's characters, in ems.
final class GlyphWidths: Sendable {
    /// Returns the width of an emoji: 1.345 em on labels of 17 points, 1.12 em at 25, 30, and 38 points.
    static func emojiWidth(at size: Double) -> Double {
        let (small, large) = ((size: 17.0, em: 1.345), (size: 25.0, em: 1.12))
        let part = min(max((size - small.size) / (large.size - small.size), 0), 1)
        return small.em + part * (large.em - small.em)
    }

    /// The width of a letter in a script that no table contains.
    private static let unknownWidth = 0.55

    let ascii: [Double]
    let kerning: KerningTable?
    let tracking: TrackingTable?
    private let lookup: @Sendable (UInt32) -> Double?

    private init(
        kerning: KerningTable? = nil, tracking: TrackingTable? = nil,
        lookup: @escaping @Sendable (UInt32) -> Double?
    ) {
        self.kerning = kerning
        self.tracking = tracking
        self.lookup = lookup
        ascii = (0..<UInt32(128)).map { code in
            // A tab without a tab stop has the width of a space.
            if code == 0x09 { return lookup(0x20) ?? 0 }
            return code < 0x20 || code == 0x7F ? 0 : lookup(code) ?? GlyphWidths.unknownWidth
        }
    }

    /// Returns the width of a character at a size, and whether the typeface's tracking applies to it.
    func width(of character: Character, at size: Double) -> (em: Double, isTracked: Bool) {
        guard let first = character.unicodeScalars.first else { return (0, false) }
        if character.isShownAsEmoji { return (GlyphWidths.emojiWidth(at: size), false) }
        if first.isWide { return (1, false) }
        let em = character.unicodeScalars.reduce(0) { $0 + width(of: $1) }
        return (em, em > 0)
    }

    private func width(of scalar: Unicode.Scalar) -> Double {
        if scalar.value < 128 { return ascii[Int(scalar.value)] }
        if let known = lookup(scalar.value) { return known }
        if scalar.value == 0xA0 { return ascii[0x20] }
        if scalar.hasNoWidth { return 0 }
        return widthOfBase(of: scalar) ?? GlyphWidths.unknownWidth
    }

    /// An accented letter has the width of its base letter.
    private func widthOfBase(of scalar: Unicode.Scalar) -> Double? {
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        guard let base = parts.first, base != scalar else { return nil }
        return width(of: base)
    }
}

extension GlyphWidths {
    /// Returns the widths of a typeface, computed once.
    static func widths(of face: FontFace, era: MetricsEra) -> GlyphWidths {
        if face.family == .system {
            return system[era.rawValue * FontWeight.allCases.count + face.weight.rawValue]
        }
        let key = Key(widths: FamilyFacts.facts(of: face).widths, weight: face.weight, era: era)
        return others.withLock { others in
            if let known = others[key] { return known }
            let made = make(key)
            others[key] = made
            return made
        }
    }

    private struct Key: Hashable {
        var widths: FamilyFacts.Widths
        var weight: FontWeight
        var era: MetricsEra
    }

    private static let others = Mutex<[Key: GlyphWidths]>([:])

    private static let system = MetricsEra.allCases.flatMap { era in
        FontWeight.allCases.map { make(Key(widths: .sanFrancisco(1), weight: $0, era: era)) }
    }

    private static func make(_ key: Key) -> GlyphWidths {
        let isBold = key.weight >= .semibold ? 1 : 0
        return switch key.widths {
        case .sanFrancisco(let factor): sanFrancisco(key) { _, width in width * factor }
        case .sanFranciscoWithEqualDigits:
            sanFrancisco(key) { code, width in
                0x30...0x39 ~= code
                    ? AdvanceTable.sanFrancisco(key.era).advance(of: 0x30, column: key.weight.rawValue)
                        ?? width
                    : width
            }
        case .arial(let factor):
            GlyphWidths { AdvanceTable.arial.advance(of: $0, column: isBold).map { $0 * factor } }
        case .times(let factor):
            GlyphWidths { AdvanceTable.times.advance(of: $0, column: isBold).map { $0 * factor } }
        case .equal(let width): GlyphWidths { Unicode.Scalar($0)?.hasNoWidth == true ? 0 : width }
        }
    }

    private static func sanFrancisco(
        _ key: Key, _ change: @escaping @Sendable (UInt32, Double) -> Double
    ) -> GlyphWidths {
        let (table, column) = (AdvanceTable.sanFrancisco(key.era), key.weight.rawValue)
        return GlyphWidths(kerning: .sanFrancisco(key.era), tracking: .sanFrancisco(key.era, key.weight)) {
            code in
            table.advance(of: code, column: column).map { change(code, $0) }
        }
    }
}
