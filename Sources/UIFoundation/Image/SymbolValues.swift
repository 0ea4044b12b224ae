import SymbolShapes
import TextMetrics

/// How large, how bold and in which colours a symbol is drawn. What is `nil` or unspecified is not said.
struct SymbolValues: Equatable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: SymbolColors?

    /// What the other one says counts. A size in points and a text style take each other's place.
    func applying(_ other: SymbolValues) -> SymbolValues {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        result.colors = other.colors ?? colors
        return result
    }

    /// The size of the text that the symbol goes with: that of body text where nothing is said.
    func size(for traits: UITraitCollection?) -> CGFloat {
        if let pointSize { return pointSize }
        guard let textStyle else { return 17 }
        return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
    }

    /// The shape's weight. A headline's symbols are as bold as it is.
    var shapeWeight: SymbolWeight {
        if let known = SymbolWeight(rawValue: weight.rawValue) { return known }
        return textStyle == .headline ? .semibold : .regular
    }

    var shapeScale: SymbolScale { SymbolScale(rawValue: scale.rawValue) ?? .medium }
}

/// The colours of a symbol's parts.
enum SymbolColors: Equatable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])

    /// Of the first part, and of what lies beneath it; `nil` where the place's colour counts for both.
    var layers: (first: UIColor, second: UIColor)? {
        switch self {
        case .monochrome, .multicolor: return nil
        case .hierarchical(let color): return (color, color.withAlphaComponent(color.opacity * 0.5))
        case .palette(let colors):
            return colors.first.map { ($0, colors.count > 1 ? colors[1] : $0) }
        }
    }
}

extension UIColor {
    fileprivate var opacity: CGFloat { cgColor.alpha }
}
