extension UIVisualEffectView: SelfDrawing {
    func drawLook() {
        if let color = effect?.fillColor { fill(UIBezierPath(rect: bounds), color) }
    }
}
