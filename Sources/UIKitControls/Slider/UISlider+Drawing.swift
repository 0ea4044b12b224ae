extension UISlider: SelfDrawing {
    package func drawLook() {
        let track = CGRect(x: 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
        let center = thumbCenter
        fill(capsule(track), maximumTrackTintColor ?? .systemFill)
        let filled = CGRect(x: track.minX, y: track.minY, width: center - track.minX, height: track.height)
        fill(capsule(filled), minimumTrackTintColor ?? tintColor)
        let knob = CGRect(x: center - 13.5, y: bounds.midY - 13.5, width: 27, height: 27)
        withKnobShadow { fill(UIBezierPath(ovalIn: knob), thumbTintColor ?? .white) }
    }
}
