import QuartzCore

extension UIVisualEffectView: SelfDrawing {
    package func drawLook() {
        if let color = effect?.fillColor { fill(outline, color) }
    }

    /// The bounds with the configured corners; glass without a configuration is a capsule.
    private var outline: UIBezierPath {
        if cornerRadii != nil { return UIBezierPath(cgPath: CGPath(LayerRenderer.outline(of: layer))) }
        return effect is UIGlassEffect ? capsule(bounds) : UIBezierPath(rect: bounds)
    }
}
