/// A system view with its own drawing.
@MainActor
package protocol SelfDrawing: UIView {
    /// Draws the view's content, except its background and its subviews, in the current context.
    func drawLook()

    /// Updates the subviews that the view creates only for drawing.
    func prepareLook()
}

extension SelfDrawing {
    package func prepareLook() {}
}

extension UIView {
    package func fill(_ path: UIBezierPath, _ color: UIColor) {
        color.setFill()
        path.fill()
    }

    package func capsule(_ rect: CGRect) -> UIBezierPath {
        UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// Runs a block that draws with the shadow of a switch's or slider's knob.
    package func withKnobShadow(_ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
        body()
        context.restoreGState()
    }
}
