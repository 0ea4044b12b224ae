/// The space that the system puts between items, in points.
struct SystemSpacing {
    static let betweenItems: CGFloat = 8

    /// How often the space is taken.
    let multiplier: CGFloat

    /// The space between two anchors, the first one below or after the second.
    ///
    /// NSLayoutAnchor.h has it depend on the fonts where either is the baseline of a view with text. The texts then stand as far apart as
    /// items do: to a first baseline belongs what its letters reach above it, to a baseline above what they reach below it. A frame that
    /// Interface Builder saved agrees: 33 points from Headline to Georgia of 17 points, 1.2 times.
    @MainActor
    func amount(_ below: LayoutOperand, _ above: LayoutOperand) -> CGFloat {
        let ascent = below.baselineFont?.ascender ?? 0
        let descent = above.baselineFont?.descender ?? 0
        return (Self.betweenItems + ascent - descent) * multiplier
    }
}

extension LayoutOperand {
    /// The font of the text whose baseline this is.
    @MainActor
    fileprivate var baselineFont: UIFont? {
        guard origin == nil, let view = place.view, place.item is UIView else { return nil }
        switch place.attribute {
        case .firstBaseline: return view.forFirstBaselineLayout.textFont
        case .lastBaseline: return view.forLastBaselineLayout.textFont
        default: return nil
        }
    }
}

extension UIView {
    /// The font of the view's text.
    fileprivate var textFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let button as UIButton: button.titleFont
        case let textView as UITextView: textView.font
        default: nil
        }
    }
}
