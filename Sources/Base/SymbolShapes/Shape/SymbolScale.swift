/// The scale of a symbol relative to text of the same point size. Follows Apple's page "UIImage.SymbolScale".
package enum SymbolScale: Int, CaseIterable, Sendable {
    /// The small scale: 20 percent smaller than medium.
    case small = 1
    /// The medium scale, the default.
    case medium
    /// The large scale: 30 percent larger than medium.
    case large

    /// The size relative to medium. The values are from Apple's pages "NSImage.SymbolScale.small" and
    /// "NSImage.SymbolScale.large".
    var factor: Double {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}
