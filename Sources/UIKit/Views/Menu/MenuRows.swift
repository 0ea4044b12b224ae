/// One row of a menu that is open.
@MainActor
struct MenuEntry {
    let element: UIMenuElement
    /// The menu that holds the element.
    let menu: UIMenu
    /// Whether a gap stands above it: another group begins.
    var beginsGroup = false

    var title: String { element.title }

    var subtitle: String? { element.subtitle }

    var isDisabled: Bool { attributes.contains(.disabled) }

    var isDestructive: Bool {
        attributes.contains(.destructive)
            || (element as? UIMenu)?.options.contains(.destructive) == true
    }

    var state: UIMenuElement.State {
        (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
    }

    var image: UIImage? {
        guard let action = element as? UIAction, action.state == .on else { return element.image }
        return action.selectedImage ?? action.image
    }

    var attributes: UIMenuElement.Attributes {
        (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    }

    var height: CGFloat { subtitle == nil ? 44 : 60 }

    /// The rows of a menu: what is hidden is left out, and menus that are shown inline are groups of their own.
    @MainActor
    static func entries(of menu: UIMenu) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        var startsGroup = false
        for child in menu.children {
            if let group = child as? UIMenu, group.options.contains(.displayInline) {
                var inner = Self.entries(of: group)
                guard !inner.isEmpty else { continue }
                inner[0].beginsGroup = !entries.isEmpty
                entries += inner
                startsGroup = true
            } else {
                let entry = MenuEntry(
                    element: child, menu: menu, beginsGroup: startsGroup && !entries.isEmpty)
                guard !entry.attributes.contains(.hidden) else { continue }
                entries.append(entry)
                startsGroup = false
            }
        }
        return entries
    }
}

/// The rows of an open menu.
@MainActor
final class MenuView: UIView {
    /// Called when the menu is to close.
    var onClose: (() -> Void)?
    /// Called when other rows are shown.
    var onResize: (() -> Void)?
    private let sender: Any?
    /// The menu that was opened, and the menus within it that the user went into.
    private var path: [UIMenu]
    static let width: CGFloat = 250
    static let gap: CGFloat = 8
    static let headerHeight: CGFloat = 32

    init(_ menu: UIMenu, sender: Any?) {
        path = [menu]
        self.sender = sender
        super.init(frame: .zero)
        showRows()
    }

    required init?(coder: NSCoder) { nil }

    fileprivate var menu: UIMenu { path[path.count - 1] }

    private var rows: [MenuRow] { subviews.compactMap { $0 as? MenuRow } }

    /// The menu's title, over its rows. A menu within another one has it in the row that leads back.
    fileprivate var header: String? { path.count == 1 && !menu.title.isEmpty ? menu.title : nil }

    var fittingSize: CGSize {
        let top = header == nil ? 0 : Self.headerHeight
        let height = rows.reduce(top) { $0 + $1.height + ($1.hasGap ? Self.gap : 0) }
        return CGSize(width: Self.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = header == nil ? 0 : Self.headerHeight
        for row in rows {
            if row.hasGap { y += Self.gap }
            row.frame = CGRect(x: 0, y: y, width: boundsStorage.width, height: row.height)
            y += row.height
        }
    }

    private func showRows() {
        for row in rows { row.removeFromSuperview() }
        let entries = MenuEntry.entries(of: menu)
        let hasMarks = entries.contains { $0.state != .off || $0.element is UIMenu }
        if path.count > 1 { add(MenuRow(back: menu.title) { [unowned self] in goBack() }) }
        for entry in entries {
            add(MenuRow(entry, hasMarks: hasMarks) { [unowned self] in choose(entry) })
        }
        setNeedsLayout()
        onResize?()
    }

    private func add(_ row: MenuRow) { addSubview(row) }

    private func goBack() {
        path.removeLast()
        showRows()
    }

    private func choose(_ entry: MenuEntry) {
        if let submenu = entry.element as? UIMenu {
            path.append(submenu)
            return showRows()
        }
        let stays = entry.attributes.contains(.keepsMenuPresented)
        if !stays { onClose?() }
        entry.choose(sender: sender)
        if stays { showRows() }
    }
}

extension MenuEntry {
    /// Does what the element is for.
    @MainActor
    fileprivate func choose(sender: Any?) {
        if let control = sender as? UIButton, control.changesSelectionAsPrimaryAction { markAlone() }
        if let action = element as? UIAction {
            action.performWithSender(sender, target: nil)
        } else if let command = element as? UICommand, let action = command.action {
            UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
        }
    }

    /// A button that shows the choice has one element on.
    @MainActor
    private func markAlone() {
        for case let action as UIAction in menu.children { action.state = action === element ? .on : .off }
    }
}

extension MenuView: SelfDrawing {
    func prepareLook() { layoutIfNeeded() }

    func drawLook() {
        if let header {
            let area = CGRect(x: 16, y: 0, width: bounds.width - 32, height: Self.headerHeight)
            DrawnText(header, .systemFont(ofSize: 13), .secondaryLabel).draw(in: area)
        }
        for (index, row) in rows.enumerated() {
            if row.hasGap {
                let gap = CGRect(
                    x: 0, y: row.frame.minY - Self.gap, width: bounds.width, height: Self.gap)
                fill(UIBezierPath(rect: gap), .quaternarySystemFill)
            } else if index > 0 || header != nil {
                let line = CGRect(x: 0, y: row.frame.minY, width: bounds.width, height: 1 / 3)
                fill(UIBezierPath(rect: line), .separator)
            }
        }
    }
}

/// A row that a finger chooses.
@MainActor
final class MenuRow: UIControl {
    private enum Content {
        case entry(MenuEntry, hasMarks: Bool)
        /// Leads back to the menu around this one.
        case back(String)
    }

    private let content: Content
    private let onChoice: () -> Void

    init(_ entry: MenuEntry, hasMarks: Bool, onChoice: @escaping () -> Void) {
        content = .entry(entry, hasMarks: hasMarks)
        self.onChoice = onChoice
        super.init(frame: .zero)
        accessibilityIdentifier = entry.title
        isEnabled = !entry.isDisabled
    }

    init(back title: String, onChoice: @escaping () -> Void) {
        content = .back(title)
        self.onChoice = onChoice
        super.init(frame: .zero)
        accessibilityIdentifier = title
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat {
        if case .entry(let entry, _) = content { entry.height } else { 44 }
    }

    var hasGap: Bool {
        if case .entry(let entry, _) = content { entry.beginsGroup } else { false }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, bounds.contains(touch.location(in: self)) { onChoice() }
    }
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

    /// A part of the row, between distances from its leading edge.
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
