/// A row that the user can choose.
@MainActor
final class MenuRow: UIControl {
    private enum Content {
        case entry(MenuEntry, hasMarks: Bool, hasImages: Bool)
        /// Returns to the enclosing menu.
        case back(String)
    }

    private let content: Content
    private let onChoice: () -> Void

    /// - Parameters:
    ///   - hasMarks: Whether an entry of the menu has a mark, so that all titles leave room for one.
    ///   - hasImages: Likewise for images, which precede the titles since iOS 26.
    init(_ entry: MenuEntry, hasMarks: Bool, hasImages: Bool, onChoice: @escaping () -> Void) {
        content = .entry(entry, hasMarks: hasMarks, hasImages: hasImages)
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
        if case .entry(let entry, _, _) = content { entry.height } else { MenuEntry.rowHeight }
    }

    var hasGap: Bool {
        if case .entry(let entry, _, _) = content { entry.beginsGroup } else { false }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, bounds.contains(touch.location(in: self)) { choose() }
    }

    func choose() { onChoice() }
}

extension MenuRow: SelfDrawing {
    func drawLook() {
        if isHighlighted { fill(highlight, .quaternarySystemFill) }
        switch content {
        case .entry(let entry, let hasMarks, let hasImages):
            isGlass
                ? drawOnGlass(entry, hasMarks: hasMarks, hasImages: hasImages)
                : draw(entry, hasMarks: hasMarks)
        case .back(let title):
            drawMark("chevron.down", .label, at: isGlass ? 22 : 10)
            DrawnText(title, .systemFont(ofSize: 17, weight: .semibold), .label)
                .draw(in: box(from: isGlass ? 46 : 32, to: bounds.width - 16), isRightToLeft ? .right : .left)
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A part of the row, between two distances from its leading edge.
    private func box(from start: CGFloat, to end: CGFloat) -> CGRect {
        let x = isRightToLeft ? bounds.width - end : start
        return CGRect(x: x, y: 0, width: max(0, end - start), height: bounds.height)
    }

    private var highlight: UIBezierPath {
        isGlass
            ? UIBezierPath(roundedRect: bounds.insetBy(dx: 10, dy: 0), cornerRadius: 20)
            : UIBezierPath(rect: bounds)
    }

    private func color(of entry: MenuEntry) -> UIColor {
        entry.isDisabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
    }

    private func draw(_ entry: MenuEntry, hasMarks: Bool) {
        let color = color(of: entry)
        let mark = entry.element is UIMenu ? "chevron.forward" : entry.state.symbolName
        if let mark { drawMark(mark, color) }
        entry.image?.draw(inMiddleOf: box(from: bounds.width - 44, to: bounds.width - 12), stencil: color)
        let end = bounds.width - (entry.image == nil ? 16 : 48)
        drawWords(entry, color, in: box(from: hasMarks ? 32 : 16, to: end))
    }

    /// The mark, the image and the title in a row; a submenu has its chevron at the end.
    private func drawOnGlass(_ entry: MenuEntry, hasMarks: Bool, hasImages: Bool) {
        let color = color(of: entry)
        var start: CGFloat = 24
        if hasMarks {
            if let mark = entry.state.symbolName { drawMark(mark, color, at: 22) }
            start = 46
        }
        if hasImages {
            let width = max(24, (MenuEntry.titleFont.pointSize * 1.4).rounded())
            entry.imageOnGlass?.draw(inMiddleOf: box(from: start, to: start + width), stencil: color)
            start += width + 12
        }
        let isSubmenu = entry.element is UIMenu
        if isSubmenu { drawMark("chevron.forward", .tertiaryLabel, at: bounds.width - 36) }
        drawWords(entry, color, in: box(from: start, to: bounds.width - (isSubmenu ? 44 : 24)))
    }

    private func drawMark(_ symbol: String, _ color: UIColor, at start: CGFloat = 10) {
        let area = box(from: start, to: start + 16).insetBy(dx: 1, dy: bounds.height / 2 - 7)
        UIImage(systemName: symbol)?.draw(in: area, stencil: color)
    }

    private func drawWords(_ entry: MenuEntry, _ color: UIColor, in area: CGRect) {
        let title = DrawnText(entry.title, MenuEntry.titleFont, color)
        guard let subtitle = entry.subtitle else {
            return title.draw(in: area, isRightToLeft ? .right : .left)
        }
        let height: CGFloat = isGlass ? max(23, MenuEntry.titleFont.lineHeight + 2) : 23
        let (top, low) = area.insetBy(dx: 0, dy: 8).divided(atDistance: height, from: .minYEdge)
        title.draw(in: top, isRightToLeft ? .right : .left)
        DrawnText(subtitle, MenuEntry.subtitleFont, entry.isDisabled ? .tertiaryLabel : .secondaryLabel)
            .draw(in: low, isRightToLeft ? .right : .left)
    }
}

extension UIMenuElement.State {
    /// The symbol of the mark before a title.
    fileprivate var symbolName: String? {
        switch self {
        case .on: "checkmark"
        case .mixed: "minus"
        case .off: nil
        }
    }
}
