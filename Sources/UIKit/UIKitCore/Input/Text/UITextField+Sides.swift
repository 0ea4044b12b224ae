// The overlay views and the remaining area of the text.
extension UITextField {
    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Whether the user sees a clear button.
    package var showsClearButton: Bool { isShown(clearButtonMode) && hasText }

    func sideChanged(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        setNeedsLayout()
    }

    func layOutSides() {
        place(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
        place(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
    }

    private func place(_ view: UIView?, _ mode: ViewMode, _ rect: () -> CGRect) {
        guard let view else { return }
        guard isShown(mode) else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }

    /// A view without a size of its own has its intrinsic size.
    func sidePlace(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = view.frame.isEmpty ? view.sizeThatFits(bounds.size) : view.frame.size
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// A border takes seven points at each side without an overlay view.
    func textPlace(in bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        let showsLeft = leftView != nil && isShown(leftViewMode)
        let showsRight = rightView != nil && isShown(rightViewMode)
        let left = showsLeft ? leftViewRect(forBounds: bounds).maxX : bounds.minX + inset
        let right = showsRight ? rightViewRect(forBounds: bounds).minX : bounds.maxX - inset
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    func shownTextRect(in bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
}
