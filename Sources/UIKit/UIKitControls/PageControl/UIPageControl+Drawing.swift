extension UIPageControl: SelfDrawing {
    private static let dot: CGFloat = 7

    package func drawLook() {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        for page in 0..<numberOfPages { draw(page, in: rect(ofDot: page)) }
    }

    private func rect(ofDot page: Int) -> CGRect {
        let length = Self.step * CGFloat(numberOfPages - 1) + Self.dot
        let place = isReversed ? numberOfPages - 1 - page : page
        let along = Self.step * CGFloat(place) - length / 2
        let origin =
            isVertical
            ? CGPoint(x: bounds.midX - Self.dot / 2, y: bounds.midY + along)
            : CGPoint(x: bounds.midX + along, y: bounds.midY - Self.dot / 2)
        return CGRect(origin: origin, size: CGSize(width: Self.dot, height: Self.dot))
    }

    private func draw(_ page: Int, in rect: CGRect) {
        if let image = shownIndicatorImage(forPage: page) {
            image.draw(inMiddleOf: rect, stencil: color(ofDot: page))
        } else {
            fill(UIBezierPath(ovalIn: rect), color(ofDot: page))
        }
    }

    private func color(ofDot page: Int) -> UIColor {
        guard page != currentPage else { return currentPageIndicatorTintColor ?? .white }
        return pageIndicatorTintColor ?? .white.withAlphaComponent(0.5)
    }
}
