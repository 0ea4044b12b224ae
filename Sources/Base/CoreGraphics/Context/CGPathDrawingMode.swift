/// Whether a path is filled, stroked, or both. Follows Apple's page "CGPathDrawingMode".
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills, with the winding rule.
    case fill
    /// Fills, with the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke

    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
