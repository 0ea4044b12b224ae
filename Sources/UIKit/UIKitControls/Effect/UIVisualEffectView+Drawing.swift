extension UIVisualEffectView: SelfDrawing {
    package func drawLook() {
        if let color = effect?.fillColor { fill(UIBezierPath(rect: bounds), color) }
    }
}
