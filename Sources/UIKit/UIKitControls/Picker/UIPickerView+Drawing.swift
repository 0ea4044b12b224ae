extension UIPickerView: SelfDrawing {
    package func prepareLook() { layoutIfNeeded() }

    /// Marks the selected rows: with a band on iOS 14 and later, with two lines before.
    package func drawLook() {
        guard let height = wheels.map(\.rowHeight).max() else { return }
        let middle = CGRect(
            x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        if Runtime.current.system >= .iOS(14) {
            let band = UIBezierPath(
                roundedRect: middle.insetBy(dx: 9, dy: -1), cornerRadius: isGlass ? height / 2 + 1 : 8)
            fill(band, .tertiarySystemFill)
        } else {
            for y in [middle.minY, middle.maxY - 0.5] {
                fill(
                    UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: 0.5)), .separator)
            }
        }
    }
}
