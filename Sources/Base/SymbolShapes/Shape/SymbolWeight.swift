/// The weight of a symbol's lines. Follows Apple's page "UIImage.SymbolWeight", without its case `unspecified`.
package enum SymbolWeight: Int, CaseIterable, Sendable {
    /// An ultralight weight.
    case ultraLight = 1
    /// A thin weight.
    case thin
    /// A light weight.
    case light
    /// A regular weight, the default.
    case regular
    /// A medium weight.
    case medium
    /// A semibold weight.
    case semibold
    /// A bold weight.
    case bold
    /// A heavy weight.
    case heavy
    /// A black weight.
    case black

    /// The line width, in grid units.
    var lineWidth: Double {
        switch self {
        case .ultraLight: 0.5
        case .thin: 0.85
        case .light: 1.3
        case .regular: 1.7
        case .medium: 1.95
        case .semibold: 2.25
        case .bold: 2.55
        case .heavy: 2.85
        case .black: 3.2
        }
    }
}
