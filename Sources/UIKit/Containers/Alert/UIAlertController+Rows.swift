// What stands in an alert, one beneath the other: fields, then actions.
extension UIAlertController {
    static let rowHeight: CGFloat = 44

    /// In the middle of the view, or at its bottom.
    func topOfActions(in view: UIView) -> CGFloat {
        let total = Self.rowHeight * CGFloat(actions.count)
        return preferredStyle == .actionSheet
            ? view.boundsStorage.maxY - view.safeAreaInsets.bottom - total
            : view.boundsStorage.midY - total / 2
    }

    /// When fields come into the window for the first time, the first one gets the keyboard.
    func showTextFields() {
        guard let fields = textFields, let view = viewStorage, view.windowLink != nil else { return }
        let comesIn = fields[0].superviewLink !== view
        let width = min(view.boundsStorage.width, 270)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: view.boundsStorage.midX - width / 2,
                y: topOfActions(in: view) - CGFloat(fields.count - index) * Self.rowHeight,
                width: width, height: Self.rowHeight)
            if field.superviewLink !== view { view.addSubview(field) }
        }
        if comesIn { fields[0].becomeFirstResponder() }
    }
}
