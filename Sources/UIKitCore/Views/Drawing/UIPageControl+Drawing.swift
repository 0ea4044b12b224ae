extension UIPageControl: SelfDrawing {
    private static let dot: CGFloat = 7
    private static let step: CGFloat = 16.5

    package func drawLook() {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let width = Self.step * CGFloat(numberOfPages - 1) + Self.dot
        for page in 0..<numberOfPages {
            let dot = CGRect(
                x: bounds.midX - width / 2 + Self.step * CGFloat(page), y: bounds.midY - Self.dot / 2,
                width: Self.dot, height: Self.dot)
            fill(UIBezierPath(ovalIn: dot), color(ofDot: page))
        }
    }

    private func color(ofDot page: Int) -> UIColor {
        guard page != currentPage else { return currentPageIndicatorTintColor ?? .white }
        return pageIndicatorTintColor ?? .white.withAlphaComponent(0.5)
    }
}
