extension UIRefreshControl: SelfDrawing {
    private static let wheel: CGFloat = 28
    private static let blades = 8

    /// The blades of the indicator appear one by one while the content is pulled.
    package func drawLook() {
        let shown = Int((pull.progress * CGFloat(Self.blades)).rounded())
        let middle = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : bounds.midY - 9)
        for blade in 0..<shown { draw(blade: blade, of: shown, around: middle) }
        guard pull.progress > 0.3, let attributedTitle else { return }
        let text = DrawnText(attributedTitle, .systemFont(ofSize: 12), .secondaryLabel)
        let size = text.size()
        text.draw(
            in: CGRect(
                x: bounds.midX - size.width / 2, y: middle.y + Self.wheel / 2 + 4, width: size.width,
                height: size.height))
    }

    private func draw(blade: Int, of shown: Int, around middle: CGPoint) {
        let path = capsule(
            CGRect(
                x: -Self.wheel * 0.055, y: -Self.wheel * 0.475, width: Self.wheel * 0.11,
                height: Self.wheel * 0.27))
        path.apply(CGAffineTransform(rotationAngle: CGFloat(blade) * 2 * .pi / CGFloat(Self.blades)))
        path.apply(CGAffineTransform(translationX: middle.x, y: middle.y))
        color.setFill()
        path.fill(with: .normal, alpha: isRefreshing ? 0.3 + 0.7 * CGFloat(blade) / CGFloat(shown) : 1)
    }

    /// Gray, unless the app has set a tint color.
    private var color: UIColor { tintColor == window?.tintColor ? .systemGray : tintColor }
}
