/// The mode that composites the source with the background. Follows Apple's page "CGBlendMode".
public enum CGBlendMode: Int32, Sendable {
    /// Paints the source over the background.
    case normal
    /// Multiplies source and background.
    case multiply
    /// Multiplies the inverses of source and background.
    case screen
    /// Multiplies or screens, depending on the background.
    case overlay
    /// Keeps the darker of source and background.
    case darken
    /// Keeps the lighter of source and background.
    case lighten
    /// Brightens the background.
    case colorDodge
    /// Darkens the background.
    case colorBurn
    /// Darkens or lightens slightly, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// Subtracts the darker from the lighter color.
    case difference
    /// Like ``difference``, with less contrast.
    case exclusion
    /// Uses the source's hue.
    case hue
    /// Uses the source's saturation.
    case saturation
    /// Uses the source's hue and saturation.
    case color
    /// Uses the source's luminosity.
    case luminosity
    /// Clears the background.
    case clear
    /// Replaces the background with the source.
    case copy
    /// Keeps the source where the background is opaque.
    case sourceIn
    /// Keeps the source where the background is transparent.
    case sourceOut
    /// Paints the source over the background where the background is opaque.
    case sourceAtop
    /// Paints the background over the source.
    case destinationOver
    /// Keeps the background where the source is opaque.
    case destinationIn
    /// Keeps the background where the source is transparent.
    case destinationOut
    /// Paints the background over the source where the source is opaque.
    case destinationAtop
    /// Keeps source and background where the other is transparent.
    case xor
    /// Adds source and background, minus one.
    case plusDarker
    /// Adds source and background.
    case plusLighter
}
