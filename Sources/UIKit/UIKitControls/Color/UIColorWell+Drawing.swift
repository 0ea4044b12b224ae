extension UIColorWell: SelfDrawing {
    /// Draws a ring of all hues around the color. Without a color, the ring's hues meet in the center.
    package func drawLook() {
        let side = min(bounds.width, bounds.height)
        let place = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        drawRing(in: place)
        let gap = UIBezierPath(ovalIn: place.insetBy(dx: side * 0.107, dy: side * 0.107))
        fill(gap, traitCollection.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white)
        let middle = place.insetBy(dx: side * 0.17, dy: side * 0.17)
        guard let color = selectedColor else { return drawHues(in: middle) }
        drawSquares(behind: color, in: middle)
        fill(UIBezierPath(ovalIn: middle), isEnabled ? color : color.withAlphaComponent(0.3))
    }

    private func drawRing(in rect: CGRect) {
        drawHues(in: rect)
    }

    /// A circle in sectors of all hues.
    private func drawHues(in rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let count = 36
        for index in 0..<count {
            let start = CGFloat(index) / CGFloat(count) * 2 * .pi
            let sector = UIBezierPath()
            sector.move(to: center)
            sector.addArc(
                withCenter: center, radius: rect.width / 2, startAngle: start,
                endAngle: start + 2 * .pi / CGFloat(count) + 0.02, clockwise: true)
            sector.close()
            let hue = 1 - CGFloat(index) / CGFloat(count)
            fill(
                sector,
                UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: isEnabled ? 1 : 0.3))
        }
    }

    /// The pattern behind a translucent color.
    private func drawSquares(behind color: UIColor, in rect: CGRect) {
        guard color.cgColor.alpha < 1 else { return }
        let half = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        half.addArc(
            withCenter: center, radius: rect.width / 2, startAngle: .pi / 4, endAngle: .pi * 5 / 4,
            clockwise: true)
        half.close()
        fill(half, .black)
    }
}
