import _FoundationICU

// Characters whose width doesn't depend on a font table.
extension Unicode.Scalar {
    /// Whether it is always one em wide (East Asian Width W or F).
    var isWide: Bool {
        guard value >= 0x1100 else { return false }
        let width = swift_u_getIntPropertyValue(Int32(value), UCHAR_EAST_ASIAN_WIDTH)
        return width == U_EA_WIDE.rawValue || width == U_EA_FULLWIDTH.rawValue
    }

    /// Whether it combines with the preceding character, or isn't visible.
    var hasNoWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Character {
    /// Whether it is displayed as emoji, either by default or because of a variation selector.
    var isShownAsEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        return first.properties.isEmojiPresentation
            || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
    }
}
