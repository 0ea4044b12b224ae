// The soft effect at the edges of content under a bar, since iOS 26.
extension UIView {
    /// Draws the background of content over the content at an edge, less and less toward the middle. It replaces a blur,
    /// which can't be drawn; no source gives its colors.
    func drawSoftEdge(of content: UIScrollView, at edge: UIRectEdge, in area: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: nil, colors: content.colorsOfEdge as CFArray, locations: [0, 0.7, 1])
        else { return }
        let corners = (CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY))
        let (start, end) =
            switch edge {
            case .top: (corners.0, CGPoint(x: area.minX, y: area.maxY))
            case .bottom: (CGPoint(x: area.minX, y: area.maxY), corners.0)
            case .left: (corners.0, CGPoint(x: area.maxX, y: area.minY))
            default: (CGPoint(x: area.maxX, y: area.minY), corners.0)
            }
        context.saveGState()
        context.clip(to: area)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        context.restoreGState()
    }

    /// Draws the effect of the automatic style under a bar: a soft one. A scroll view draws the other styles itself.
    package func drawEdgeEffect(of content: UIScrollView, at edge: UIRectEdge, in area: CGRect) {
        if content.hasAutomaticEffect(at: edge) { drawSoftEdge(of: content, at: edge, in: area) }
    }
}

extension UIScrollView {
    /// The color behind the content: the background of the scroll view or of a superview.
    var colorOfEdge: UIColor {
        let views = sequence(first: self as UIView) { $0.superview }
        let opaque = views.lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha > 0.5 }
        return opaque ?? .systemBackground
    }

    fileprivate var colorsOfEdge: [CGColor] {
        let color = colorOfEdge.resolvedColor(with: traitCollection)
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        return [isOpaque ? 1 : 0.96, isOpaque ? 1 : 0.9, 0].map { color.withAlphaComponent($0).cgColor }
    }
}

extension ScrollEdgeView: SelfDrawing {
    func drawLook() {
        guard isSoft, let content = superview as? UIScrollView else { return }
        drawSoftEdge(of: content, at: edge, in: bounds)
    }
}
