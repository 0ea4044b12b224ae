/// A grid of twelve hues in ten rows: grays first, then dark to light colors. A touch selects a color.
@MainActor
final class ColorGrid: UIControl {
    var color = UIColor.white
    /// Called with the color under the touch, and whether the touch continues.
    var onChoice: ((UIColor, Bool) -> Void)?

    private static let columns = 12
    private static let rows = 10

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onChoice?(color(at: touch.location(in: self)), true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onChoice?(color(at: touch.location(in: self)), true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { onChoice?(color(at: touch.location(in: self)), false) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    private func color(at point: CGPoint) -> UIColor {
        let column = Int(point.x / max(1, bounds.width) * CGFloat(Self.columns))
        let row = Int(point.y / max(1, bounds.height) * CGFloat(Self.rows))
        return color(
            column: min(max(column, 0), Self.columns - 1), row: min(max(row, 0), Self.rows - 1))
    }

    func color(column: Int, row: Int) -> UIColor {
        guard row > 0 else {
            return UIColor(white: 1 - CGFloat(column) / CGFloat(Self.columns - 1), alpha: 1)
        }
        let hue = Self.hues[column]
        let step = CGFloat(row - 1)
        return row <= 4
            ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + step * 0.2, alpha: 1)
            : UIColor(hue: hue, saturation: 1 - (step - 3) * 0.165, brightness: 1, alpha: 1)
    }

    private static let hues: [CGFloat] = [
        0.54, 0.61, 0.69, 0.77, 0.93, 0.01, 0.05, 0.1, 0.13, 0.16, 0.19, 0.26,
    ]
}

extension ColorGrid: SelfDrawing {
    func drawLook() {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                fill(UIBezierPath(rect: rect(column, row)), color(column: column, row: row))
            }
        }
        context?.restoreGState()
        drawFrame()
    }

    private func rect(_ column: Int, _ row: Int) -> CGRect {
        let size = CGSize(
            width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        return CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
            height: size.height)
    }

    /// Frames the selected color if it is in the grid.
    private func drawFrame() {
        let opaque = color.withAlphaComponent(1).components
        for row in 0..<Self.rows {
            for column in 0..<Self.columns
            where self.color(column: column, row: row).components.isNear(opaque) {
                let frame = UIBezierPath(roundedRect: rect(column, row), cornerRadius: 3)
                frame.lineWidth = 3
                UIColor.white.setStroke()
                frame.stroke()
            }
        }
    }
}

extension ColorComponents {
    /// Whether both colors are equal when rounded to whole numbers up to 255.
    fileprivate func isNear(_ other: ColorComponents) -> Bool {
        [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.5 / 255 }
    }
}
