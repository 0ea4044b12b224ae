/// A view of the system's with a look of its own.
@MainActor
package protocol SelfDrawing: UIView {
    /// Draws what the view shows beside its background and its subviews, in the current context.
    func drawLook()

    /// Brings the subviews up to date that the view makes only when somebody looks.
    func prepareLook()
}

extension SelfDrawing {
    package func prepareLook() {}
}

extension UIView {
    /// Fills a path in a colour.
    package func fill(_ path: UIBezierPath, _ color: UIColor) {
        color.setFill()
        path.fill()
    }

    /// A rectangle with the ends of a capsule.
    package func capsule(_ rect: CGRect) -> UIBezierPath {
        UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// Draws what a block draws with the shadow of a knob.
    package func withKnobShadow(_ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
        body()
        context.restoreGState()
    }
}
