/// The button that confirms the deletion of a row.
final class DeleteConfirmation: UIControl {
    let title: String
    private let confirm: () -> Void

    init(_ title: String, _ confirm: @escaping () -> Void) {
        self.title = title
        self.confirm = confirm
        super.init(frame: .zero)
        backgroundColor = .systemRed
        accessibilityIdentifier = title
        addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The width that fits the title.
    var width: CGFloat { DrawnText(title, .systemFont(ofSize: 17), .white).size().width + 30 }
}

extension UITableViewCell {
    /// Shows the delete confirmation button. The content moves aside.
    func openConfirmation(_ title: String, _ confirm: @escaping () -> Void) {
        guard trim.confirmation == nil else { return }
        let button = DeleteConfirmation(title, confirm)
        trim.confirmation = button
        place(button, at: confirmationFrame(of: button, isOpen: false))
        addSubview(button)
        changeState(true) { $0.confirmsDeletion = true }
    }

    func closeConfirmation(_ animated: Bool) {
        guard let button = trim.confirmation else { return }
        changeState(animated) { $0.confirmsDeletion = false }
        trim.confirmation = nil
        guard animated, windowLink != nil else { return button.removeFromSuperview() }
        UIView.animateTouchably(withDuration: 0.3) {
            self.place(button, at: self.confirmationFrame(of: button, isOpen: false))
        } completion: { _ in
            button.removeFromSuperview()
        }
    }

    func placeConfirmation() {
        guard let button = trim.confirmation else { return }
        place(button, at: confirmationFrame(of: button, isOpen: stance.confirmsDeletion))
    }

    private func confirmationFrame(of button: DeleteConfirmation, isOpen: Bool) -> CGRect {
        let width = button.width
        let x = bounds.width - (isOpen ? width : 0)
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
}
