extension UISwitch: SelfDrawing {
    package func drawLook() { isGlass ? drawGlassSwitch() : drawFlatSwitch() }

    private func drawFlatSwitch() {
        let track = CGRect(x: 0, y: bounds.midY - 15.5, width: 51, height: 31)
        fill(capsule(track), isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
        let knob = CGRect(
            x: isOn ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
        withKnobShadow { fill(UIBezierPath(ovalIn: knob), thumbTintColor ?? .white) }
    }

    /// The measures and the color are those of a view hierarchy of iOS 26.1 (joxan2137/NoTomorrow, docs/android-glass.md). Evidence:
    /// geo-switch-26.
    private func drawGlassSwitch() {
        let track = CGRect(x: 0, y: bounds.midY - 14, width: 63, height: 28)
        fill(capsule(track), isOn ? onTintColor ?? .systemGreen : .tertiaryLabel)
        let size = CGSize(width: 37, height: 24)
        let thumb = CGRect(
            x: isOn ? track.maxX - 2 - size.width : track.minX + 2, y: track.minY + 2,
            width: size.width, height: size.height)
        withKnobShadow { fill(capsule(thumb), thumbTintColor ?? .white) }
    }
}
