/// A row that the user can choose.
@MainActor
final class MenuRow: UIControl {
    private enum Content {
        case entry(MenuEntry, hasMarks: Bool)
        /// Returns to the enclosing menu.
        case back(String)
    }

    private let content: Content
    private let onChoice: () -> Void

    init(_ entry: MenuEntry, hasMarks: Bool, onChoice: @escaping () -> Void) {
        content = .entry(entry, hasMarks: hasMarks)
        self.onChoice = onChoice
        super.init(frame: .zero)
        becomeElement(entry.title)
        isEnabled = !entry.isDisabled
    }

    init(back title: String, onChoice: @escaping () -> Void) {
        content = .back(title)
        self.onChoice = onChoice
        super.init(frame: .zero)
        becomeElement(title)
    }

    private func becomeElement(_ title: String) {
        (accessibilityIdentifier, accessibilityLabel) = (title, title)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat {
        if case .entry(let entry, _) = content { entry.height } else { 44 }
    }

    var hasGap: Bool {
        if case .entry(let entry, _) = content { entry.beginsGroup } else { false }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, bounds.contains(touch.location(in: self)) { choose() }
    }

    func choose() { onChoice() }
}

extension MenuRow: SelfDrawing {
    func drawLook() {
        if isHighlighted { fill(UIBezierPath(rect: bounds), .quaternarySystemFill) }
        switch content {
        case .entry(let entry, let hasMarks): draw(entry, hasMarks: hasMarks)
        case .back(let title):
            drawMark("chevron.down", .label)
            DrawnText(title, .systemFont(ofSize: 17, weight: .semibold), .label)
                .draw(in: box(from: 32, to: bounds.width - 16), isRightToLeft ? .right : .left)
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A part of the row, between two distances from its leading edge.
    private func box(from start: CGFloat, to end: CGFloat) -> CGRect {
        let x = isRightToLeft ? bounds.width - end : start
        return CGRect(x: x, y: 0, width: max(0, end - start), height: bounds.height)
    }

    private func draw(_ entry: MenuEntry, hasMarks: Bool) {
        let color: UIColor =
            entry.isDisabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
        switch entry.state {
        case _ where entry.element is UIMenu: drawMark("chevron.forward", color)
        case .on: drawMark("checkmark", color)
        case .mixed: drawMark("minus", color)
        case .off: break
        }
        entry.image?.draw(inMiddleOf: box(from: bounds.width - 44, to: bounds.width - 12), stencil: color)
        let end = bounds.width - (entry.image == nil ? 16 : 48)
        drawWords(entry, color, in: box(from: hasMarks ? 32 : 16, to: end))
    }

    private func drawMark(_ symbol: String, _ color: UIColor) {
        let area = box(from: 10, to: 26).insetBy(dx: 1, dy: bounds.height / 2 - 7)
        UIImage(systemName: symbol)?.draw(in: area, stencil: color)
    }

    private func drawWords(_ entry: MenuEntry, _ color: UIColor, in area: CGRect) {
        let title = DrawnText(entry.title, .systemFont(ofSize: 17), color)
        guard let subtitle = entry.subtitle else {
            return title.draw(in: area, isRightToLeft ? .right : .left)
        }
        let (top, low) = area.insetBy(dx: 0, dy: 8).divided(atDistance: 23, from: .minYEdge)
        title.draw(in: top, isRightToLeft ? .right : .left)
        DrawnText(subtitle, .systemFont(ofSize: 13), entry.isDisabled ? .tertiaryLabel : .secondaryLabel)
            .draw(in: low, isRightToLeft ? .right : .left)
    }
}
