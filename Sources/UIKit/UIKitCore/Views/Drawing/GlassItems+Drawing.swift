// Items of bars and alerts since iOS 26. Their colors have no source.
extension BarItemView {
    /// Draws the capsule of an action: in the tint color if it is preferred.
    func drawCapsule(of action: UIAlertAction, isPreferred: Bool) {
        let isFilled = isPreferred && isEnabled && action.style != .destructive
        fill(capsule(bounds), isFilled ? tintColor : .tertiarySystemFill)
        if isHighlighted { fill(capsule(bounds), .quaternarySystemFill) }
        let color = isEnabled ? color(of: action, isFilled: isFilled) : .tertiaryLabel
        let alignment = action.look.alignment.measured
        let margin: CGFloat = alignment == .center ? 16 : action.look.image == nil ? 20 : 48
        if let title {
            DrawnText(title, .titleOfAction(isPreferred: isPreferred, traitCollection), color)
                .draw(in: bounds.insetBy(dx: margin, dy: 0), alignment)
        }
        let side = CGRect(x: 4, y: 0, width: 44, height: bounds.height)
        action.look.image?.draw(inMiddleOf: side, stencil: action.look.imageColor ?? color)
        if action.look.isChecked {
            UIImage(systemName: "checkmark")?
                .draw(inMiddleOf: side.offsetBy(dx: bounds.width - side.width - 8, dy: 0), stencil: color)
        }
    }

    /// Draws the button that ends a search.
    func drawClose() {
        drawGlass(in: bounds)
        let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        UIImage(systemName: "xmark", withConfiguration: symbol)?.draw(inMiddleOf: bounds, stencil: .label)
    }

    private func color(of action: UIAlertAction, isFilled: Bool) -> UIColor {
        if let own = action.look.color { return own }
        if action.style == .destructive { return .systemRed }
        if isFilled { return .white }
        return tintColor == windowLink?.tintColor ? .label : tintColor
    }
}
