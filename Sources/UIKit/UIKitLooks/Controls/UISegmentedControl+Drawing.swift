extension UISegmentedControl: SelfDrawing {
    package func drawLook() {
        if let ground = looks.backgrounds[SegmentLooks.Place(.normal, .default)] {
            ground.draw(in: bounds)
        } else {
            fill(UIBezierPath(roundedRect: bounds, cornerRadius: radius), .tertiarySystemFill)
        }
        if let selected = selectedRect { drawThumb(in: selected.insetBy(dx: 2, dy: 2)) }
        for index in 1..<max(numberOfSegments, 1) where showsDivider(before: index) {
            let x = rect(ofSegment: index).minX
            fill(
                capsule(CGRect(x: x - 0.5, y: bounds.midY - 7.5, width: 1, height: 15)),
                .separator)
        }
        for index in 0..<numberOfSegments { drawContent(ofSegment: index) }
    }

    /// A capsule since iOS 26, and not higher than the control's own height.
    private var radius: CGFloat { isGlass ? min(bounds.height, 32) / 2 : 9 }

    private var selectedRect: CGRect? {
        (0..<numberOfSegments).contains(selectedSegmentIndex) ? rect(ofSegment: selectedSegmentIndex) : nil
    }

    private func drawThumb(in rect: CGRect) {
        if let image = looks.backgrounds[SegmentLooks.Place(.selected, .default)] {
            return image.draw(in: rect.insetBy(dx: -2, dy: -2))
        }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color = selectedSegmentTintColor ?? (isDark ? UIColor(white: 0.39, alpha: 1) : .white)
        withKnobShadow { fill(UIBezierPath(roundedRect: rect, cornerRadius: radius - 2), color) }
    }

    /// Next to the selected segment, its own edge is enough.
    private func showsDivider(before index: Int) -> Bool {
        index != selectedSegmentIndex && index - 1 != selectedSegmentIndex
    }

    private func drawContent(ofSegment index: Int) {
        let isSelected = index == selectedSegmentIndex
        let adjustment = shownAdjustment(ofSegment: index)
        let area = rect(ofSegment: index).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        if let image = imageForSegment(at: index) {
            image.drawItem(inMiddleOf: area, in: .label)
        } else if let title = titleForSegment(at: index) {
            let color: UIColor = isEnabledForSegment(at: index) && isEnabled ? .label : .tertiaryLabel
            let attributes = shownTitleAttributes(ofSegment: index)
            let font =
                attributes[.font] as? UIFont
                ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
            DrawnText(title, font, attributes[.foregroundColor] as? UIColor ?? color)
                .draw(in: area.insetBy(dx: 6, dy: 0), .center)
        }
    }
}
