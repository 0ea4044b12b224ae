/// The system spacing between items, in points.
package struct SystemSpacing {
    package static let betweenItems: CGFloat = 8

    /// The multiple of the spacing.
    let multiplier: CGFloat

    package init(multiplier: CGFloat) { self.multiplier = multiplier }

    /// Returns the space between two anchors, the first one below or after the second.
    ///
    /// According to NSLayoutAnchor.h it depends on the fonts if one of the anchors is the baseline of a view with text. The texts then have
    /// the distance of items: the ascent is added at a first baseline, and the descent at a baseline above. A frame saved by Interface
    /// Builder agrees: 33 points from Headline to Georgia of 17 points, 1.2 times.
    @MainActor
    func amount(_ below: LayoutOperand, _ above: LayoutOperand) -> CGFloat {
        let ascent = below.baselineFont?.ascender ?? 0
        let descent = above.baselineFont?.descender ?? 0
        return (Self.betweenItems + ascent - descent) * multiplier
    }
}

extension LayoutOperand {
    /// The font of the text with this baseline.
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
    fileprivate var textFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let text as any StyledTextView: text.font
        case let button as any PushButton: button.titleFont
        default: nil
        }
    }
}
