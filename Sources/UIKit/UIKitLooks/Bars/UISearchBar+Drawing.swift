extension UISearchBar: SelfDrawing {
    package func prepareLook() { showItems() }

    package func drawLook() {
        let parts = SearchBarParts(of: self)
        drawGround()
        if let prompt = parts.prompt, let text = self.prompt {
            DrawnText(text, .systemFont(ofSize: 13), .label).draw(in: prompt, .center)
        }
    }

    private func drawGround() {
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        guard !isIntegrated, searchBarStyle != .minimal else { return }
        // Since iOS 26 only an app's color is visible behind the field.
        if isGlass {
            if let barTintColor { fill(UIBezierPath(rect: bounds), barTintColor) }
            return
        }
        let isDark = traitCollection.userInterfaceStyle == .dark || barStyle.isBlack
        let ground = UIColor(white: isDark ? 0.11 : 0.94, alpha: isTranslucent ? 0.94 : 1)
        fill(UIBezierPath(rect: bounds), barTintColor ?? ground)
        for y in [bounds.minY, bounds.maxY - 1 / 3] {
            let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1 / 3)
            fill(UIBezierPath(rect: line), .separator)
        }
    }
}
