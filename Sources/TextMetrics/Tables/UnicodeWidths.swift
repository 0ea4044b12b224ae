import _FoundationICU

// Characters whose width no font table is asked for.
extension Unicode.Scalar {
    /// Whether it is one em wide wherever it stands (East Asian Width W or F).
    var isWide: Bool {
        guard value >= 0x1100 else { return false }
        let width = swift_u_getIntPropertyValue(Int32(value), UCHAR_EAST_ASIAN_WIDTH)
        return width == U_EA_WIDE.rawValue || width == U_EA_FULLWIDTH.rawValue
    }

    /// Whether it is written onto the character before it, or not at all.
    var hasNoWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Character {
    /// Whether it is shown as a picture: an emoji by itself, or a character that a selector makes one.
    var isShownAsEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        return first.properties.isEmojiPresentation
            || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
    }
}
