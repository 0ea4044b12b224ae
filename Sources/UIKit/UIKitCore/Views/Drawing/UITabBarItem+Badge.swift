import TextMetrics

extension UITabBarItem {
    /// The text of the badge. Since iOS 26 a long one is cut; earlier it is whole. Evidence: ios26-TABS-30.
    var shownBadge: String? {
        guard let badgeValue, Runtime.current.design == .glass, badgeValue.count > Self.longestBadge + 1
        else { return badgeValue }
        return badgeValue.prefix(Self.longestBadge) + "..."
    }

    /// The number of characters that remain of a badge that is cut.
    private static let longestBadge = 5

    /// Draws the badge at the upper trailing corner of the item's image. Apple documents no measures.
    func drawBadge(beside bounds: CGRect) {
        guard let shownBadge else { return }
        let attributes = badgeTextAttributes(for: .normal) ?? [:]
        let text = DrawnText(
            shownBadge, attributes[.font] as? UIFont ?? .systemFont(ofSize: 13),
            attributes[.foregroundColor] as? UIColor ?? .white)
        let width = max(18, text.size().width + 10)
        let x = min(bounds.midX + 5, bounds.maxX - width)
        let area = CGRect(x: x, y: bounds.minY + 3, width: width, height: 18)
        (badgeColor ?? .systemRed).setFill()
        UIBezierPath(roundedRect: area, cornerRadius: 9).fill()
        text.draw(in: area, .center)
    }
}
