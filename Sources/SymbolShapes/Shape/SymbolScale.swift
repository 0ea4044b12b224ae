/// How large a symbol is beside text of the same point size. Follows Apple's page "UIImage.SymbolScale".
package enum SymbolScale: Int, CaseIterable, Sendable {
    /// The small variant: 20 per cent smaller than medium.
    case small = 1
    /// The medium variant, the default.
    case medium
    /// The large variant: 30 per cent larger than medium.
    case large

    /// The size relative to medium. The figures are those of Apple's pages "NSImage.SymbolScale.small" and
    /// "NSImage.SymbolScale.large".
    var factor: Double {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}
