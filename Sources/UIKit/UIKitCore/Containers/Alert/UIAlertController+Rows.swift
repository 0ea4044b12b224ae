extension UIAlertController {
    /// Shows the text fields. When they first enter the window, the first field becomes first responder.
    func showTextFields() {
        guard let fields = textFields, let view = viewStorage, view.windowLink != nil else { return }
        let comesIn = fields[0].superview !== view
        let layout = AlertLayout(of: self, in: view)
        for (field, frame) in zip(fields, layout.fields) {
            field.frame =
                view.isGlass
                ? frame.insetBy(dx: 16, dy: 4)
                : frame.insetBy(dx: 6, dy: AlertLayout.fieldDistance / 2)
            if field.superview !== view { view.addSubview(field) }
        }
        if comesIn { fields[0].becomeFirstResponder() }
    }

    /// Places the actions' touchable views. An action without a frame has no row.
    func placeActions(in view: UIView) {
        let layout = AlertLayout(of: self, in: view)
        view.showItems(
            zip(actions, layout.actions).filter { !$1.isEmpty }.map { action, frame in
                ItemSpot(
                    title: action.title, frame: frame, isEnabled: action.isEnabled,
                    look: .action(action, isPreferred: action === preferredAction),
                    isSpringLoaded: isSpringLoaded
                ) { [weak self] in self?.userChooses(action) }
            })
    }
}
