extension UIActivityIndicatorView: SelfDrawing {
    package func drawLook() {
        let size = min(bounds.width, bounds.height)
        for blade in 0..<8 {
            draw(blade: blade, size, opacity: isAnimating ? 1 - CGFloat(blade) * 0.1 : 0.35)
        }
    }

    /// The first blade is at the top. The others follow counterclockwise, each one paler.
    private func draw(blade: Int, _ size: CGFloat, opacity: CGFloat) {
        let angle = -CGFloat(blade) * .pi / 4
        let path = capsule(
            CGRect(x: -size * 0.06, y: -size * 0.475, width: size * 0.12, height: size * 0.275))
        path.apply(CGAffineTransform(rotationAngle: angle))
        path.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        (color ?? .gray).setFill()
        path.fill(with: .normal, alpha: opacity)
    }
}
