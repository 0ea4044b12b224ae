// The effect of the automatic style at the edges of content under a bar, since iOS 26.
extension UIView {
    /// Draws the content's background over the content, less and less toward the content. It replaces a blur, which can't
    /// be drawn; no source gives its colors.
    ///
    /// A scroll view draws the other styles itself.
    func drawEdgeEffect(of content: UIScrollView, at edge: UIRectEdge, in area: CGRect) {
        guard content.hasAutomaticEffect(at: edge), let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: nil, colors: content.colorsOfEdge as CFArray, locations: [0, 0.7, 1])
        else { return }
        let (top, bottom) = (CGPoint(x: 0, y: area.minY), CGPoint(x: 0, y: area.maxY))
        context.saveGState()
        context.clip(to: area)
        context.drawLinearGradient(
            gradient, start: edge == .top ? top : bottom, end: edge == .top ? bottom : top, options: [])
        context.restoreGState()
    }
}

extension UIScrollView {
    fileprivate var colorsOfEdge: [CGColor] {
        let views = sequence(first: self as UIView) { $0.superview }
        let opaque = views.lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha > 0.5 }
        let color = (opaque ?? .systemBackground).resolvedColor(with: traitCollection)
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        return [isOpaque ? 1 : 0.96, isOpaque ? 1 : 0.9, 0].map { color.withAlphaComponent($0).cgColor }
    }
}
