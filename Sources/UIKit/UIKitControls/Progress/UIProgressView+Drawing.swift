extension UIProgressView: SelfDrawing {
    package func drawLook() {
        if progressViewStyle == .default { fill(capsule(bounds), trackTintColor ?? .systemFill) }
        let filled = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(progress), height: bounds.height)
        if progress > 0 { fill(capsule(filled), progressTintColor ?? tintColor) }
    }
}
