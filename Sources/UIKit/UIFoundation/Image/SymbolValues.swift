import SymbolShapes
import TextMetrics

/// The size, weight, and colors of a symbol. Values can be `nil` or unspecified.
struct SymbolValues: Equatable {
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: SymbolColors?

    /// Returns the values with those of another configuration applied. A point size and a text style
    /// replace each other.
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

    /// Returns the size of the text next to the symbol; that of body text by default.
    func size(for traits: UITraitCollection?) -> CGFloat {
        if let pointSize { return pointSize }
        guard let textStyle else { return 17 }
        return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
    }

    /// The weight of the shape. The symbols of a headline are semibold, like its text.
    var shapeWeight: SymbolWeight {
        if let known = SymbolWeight(rawValue: weight.rawValue) { return known }
        return textStyle == .headline ? .semibold : .regular
    }

    var shapeScale: SymbolScale { SymbolScale(rawValue: scale.rawValue) ?? .medium }
}

/// The colors of a symbol's layers.
enum SymbolColors: Equatable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])

    /// The colors of the first layer and of the layer below it; `nil` if both use the color of the context.
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
