import QuartzCore

extension UIVisualEffectView: SelfDrawing {
    package func drawLook() {
        guard let color = effect?.fillColor else { return }
        guard let glass = effect as? UIGlassEffect, isGlass, let radius = glassRadius else {
            return fill(outline, color)
        }
        drawGlass(Glass(glass.style, tint: glass.tintColor), in: bounds, cornerRadius: radius)
    }

    /// The radius of glass with four equal corners; `nil` if they differ.
    private var glassRadius: CGFloat? {
        guard let radii = cornerRadii else { return min(bounds.width, bounds.height) / 2 }
        return radii.allSatisfy { $0 == radii.first } ? radii.first : nil
    }

    /// The bounds with the configured corners; glass without a configuration is a capsule.
    private var outline: UIBezierPath {
        if cornerRadii != nil { return UIBezierPath(cgPath: CGPath(LayerRenderer.outline(of: layer))) }
        return effect is UIGlassEffect ? capsule(bounds) : UIBezierPath(rect: bounds)
    }
}
