/// How what is drawn covers what lies beneath. Follows Apple's page "CGBlendMode".
public enum CGBlendMode: Int32, Sendable {
    /// It covers.
    case normal
    /// Both are multiplied.
    case multiply
    /// Their inverses are multiplied.
    case screen
    /// Multiplied or screened, by what lies beneath.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// What lies beneath gets brighter.
    case colorDodge
    /// What lies beneath gets darker.
    case colorBurn
    /// Darkened or lightened a little.
    case softLight
    /// Multiplied or screened, by what is drawn.
    case hardLight
    /// The difference of both.
    case difference
    /// The difference, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// Hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Nothing is left.
    case clear
    /// What is drawn alone.
    case copy
    /// What is drawn, where there was something.
    case sourceIn
    /// What is drawn, where there was nothing.
    case sourceOut
    /// What is drawn over what lies beneath, where there was something.
    case sourceAtop
    /// What lies beneath covers what is drawn.
    case destinationOver
    /// What lies beneath, where something is drawn.
    case destinationIn
    /// What lies beneath, where nothing is drawn.
    case destinationOut
    /// What lies beneath over what is drawn, where something is drawn.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// The sum of both, less one.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
