extension UISwitch: SelfDrawing {
    package func drawLook() {
        let track = CGRect(x: 0, y: bounds.midY - 15.5, width: 51, height: 31)
        fill(capsule(track), isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
        let knob = CGRect(
            x: isOn ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
        withKnobShadow { fill(UIBezierPath(ovalIn: knob), thumbTintColor ?? .white) }
    }
}
