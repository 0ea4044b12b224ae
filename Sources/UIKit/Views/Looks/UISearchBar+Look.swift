extension UISearchBar: SelfDrawing {
    func prepareLook() { showItems() }

    func drawLook() {
        let parts = SearchBarParts(of: self)
        drawGround()
        if let prompt = parts.prompt, let text = self.prompt {
            DrawnText(text, .systemFont(ofSize: 13), .label).draw(in: prompt, .center)
        }
        fill(UIBezierPath(roundedRect: parts.field, cornerRadius: 10), .tertiarySystemFill)
        look(of: .search)?.draw(inMiddleOf: parts.search, stencil: .secondaryLabel)
        drawText(in: parts.text(hasButton: endIcon != nil))
    }

    private func drawGround() {
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        guard !(superview is UINavigationBar), searchBarStyle != .minimal else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark || barStyle == .black
        let ground = UIColor(white: isDark ? 0.11 : 0.94, alpha: isTranslucent ? 0.94 : 1)
        fill(UIBezierPath(rect: bounds), barTintColor ?? ground)
        for y in [bounds.minY, bounds.maxY - 1 / 3] {
            let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1 / 3)
            fill(UIBezierPath(rect: line), .separator)
        }
    }

    private func drawText(in area: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let typed = text ?? ""
        let shown =
            typed.isEmpty
            ? DrawnText(placeholder ?? "", .systemFont(ofSize: 17), .secondaryLabel)
            : DrawnText(typed, .systemFont(ofSize: 17), .label)
        shown.draw(in: area, isRightToLeft ? .right : .left)
        guard isFirstResponder else { return }
        let width = typed.isEmpty ? 0 : min(shown.size().width + 1, area.width)
        let x = isRightToLeft ? area.maxX - width - 2 : area.minX + width
        fill(capsule(CGRect(x: x, y: area.midY - 10.5, width: 2, height: 21)), tintColor)
    }
}
