/// The rows of an open menu.
@MainActor
package final class MenuView: UIView {
    /// Called when the menu should close.
    var onClose: (() -> Void)?
    /// Called when the menu shows different rows.
    var onResize: (() -> Void)?
    /// Whether the first entry is at the bottom, next to the menu's source.
    var isTurnedOver = false {
        didSet { if isTurnedOver != oldValue { showRows() } }
    }
    private let sender: Any?
    /// The opened menu and the submenus that the user has opened.
    private var path: [UIMenu]
    /// The row under a touch that slides over the menu.
    private weak var slidTo: MenuRow?
    /// Scrolls if not all rows fit on the screen.
    private let list = MenuList(frame: .zero)
    private static var width: CGFloat {
        let category = UITraitCollection.current.preferredContentSizeCategory
        return Runtime.current.design == .glass && category.isAccessibilityCategory ? 340 : 250
    }
    static let headerHeight: CGFloat = 32
    /// The space between two groups. No source gives the one since iOS 26; the height of rows, the padding and the radius were measured
    /// (joxan2137/NoTomorrow, docs/android-glass.md).
    static var gap: CGFloat { Runtime.current.design == .glass ? 17 : 8 }
    static var cornerRadius: CGFloat { Runtime.current.design == .glass ? 33 : 13 }
    /// The space above the first row and below the last one.
    private static var padding: CGFloat { Runtime.current.design == .glass ? 10 : 0 }

    init(_ menu: UIMenu, sender: Any?) {
        path = [menu]
        self.sender = sender
        super.init(frame: .zero)
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        addSubview(list)
        menu.forgetUncached()
        showRows()
    }

    required init?(coder: NSCoder) { nil }

    var menu: UIMenu { path[path.count - 1] }

    private var rows: [MenuRow] { list.rows }

    /// The menu's title, above its rows. A submenu has its title in the row that returns to the enclosing menu.
    private var header: String? { path.count == 1 && !menu.title.isEmpty ? menu.title : nil }

    var fittingSize: CGSize {
        let top = header == nil ? 0 : Self.headerHeight
        let height = rows.reduce(top + 2 * Self.padding) { $0 + $1.height + ($1.hasGap ? Self.gap : 0) }
        return CGSize(width: Self.width, height: height)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let top = (header == nil ? 0 : Self.headerHeight) + Self.padding
        list.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - Self.padding))
    }

    /// Touches on a title or between entries are ignored.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func showRows() {
        menu.loadDeferred { [weak self] in self?.showRows() }
        for row in rows { row.removeFromSuperview() }
        let entries = isTurnedOver ? MenuEntry.entries(of: menu).turnedOver : MenuEntry.entries(of: menu)
        let hasMarks = entries.contains { $0.state != .off || $0.element is UIMenu }
        let hasImages = entries.contains { $0.image != nil }
        if path.count > 1 { list.addSubview(MenuRow(back: menu.title) { [weak self] in self?.goBack() }) }
        for entry in entries {
            list.addSubview(
                MenuRow(entry, hasMarks: hasMarks, hasImages: hasImages) { [weak self] in self?.choose(entry)
                })
        }
        list.setNeedsLayout()
        setNeedsLayout()
        onResize?()
    }
}

// Choosing an entry.
extension MenuView {
    private func goBack() {
        path.removeLast()
        list.contentOffset = .zero
        showRows()
    }

    private func choose(_ entry: MenuEntry) {
        if let submenu = entry.element as? UIMenu {
            path.append(submenu)
            list.contentOffset = .zero
            return showRows()
        }
        let stays = entry.attributes.contains(.keepsMenuPresented)
        if !stays { onClose?() }
        entry.choose(sender: sender)
        if stays { showRows() }
    }

    /// Replaces the visible menu with the one that a block returns.
    func update(_ block: (UIMenu) -> UIMenu) {
        path[path.count - 1] = block(menu)
        showRows()
    }

    /// The titles of the visible actions, from top to bottom.
    package var actionTitles: [String] { actions.map(\.title) }

    private var actions: [MenuEntry] { MenuEntry.entries(of: menu).filter { $0.element is UIAction } }

    /// Chooses the action with a title. Returns `false` if no enabled action has it.
    package func choose(_ title: String) -> Bool {
        guard let entry = actions.first(where: { $0.title == title && !$0.isDisabled }) else { return false }
        choose(entry)
        return true
    }
}

// A touch that began outside the menu, opened it, and slides over it.
extension MenuView {
    /// Follows the touch to a point in the window.
    func slide(to point: CGPoint) {
        let place = list.convert(point, from: nil)
        let row = rows.first { $0.isEnabled && $0.frame.contains(place) && list.bounds.contains(place) }
        guard row !== slidTo else { return }
        slidTo?.isHighlighted = false
        row?.isHighlighted = true
        slidTo = row
    }

    /// Chooses the row under the touch, if any.
    func lift() {
        let row = slidTo
        slidTo?.isHighlighted = false
        slidTo = nil
        row?.choose()
    }
}

extension MenuView: SelfDrawing {
    package func prepareLook() { layoutIfNeeded() }

    package func drawLook() {
        guard let header else { return }
        let margin: CGFloat = isGlass ? 24 : 16
        let area = CGRect(
            x: margin, y: Self.padding, width: bounds.width - 2 * margin, height: Self.headerHeight)
        let isAtRight = isGlass && effectiveUserInterfaceLayoutDirection == .rightToLeft
        DrawnText(header, .systemFont(ofSize: 13), .secondaryLabel).draw(in: area, isAtRight ? .right : .left)
        if isGlass { return }
        let line = CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: 1 / 3)
        fill(UIBezierPath(rect: line), .separator)
    }
}

extension UIView {
    /// The background color of menus.
    package var menuGround: UIColor {
        let isDark = traitCollection.userInterfaceStyle == .dark
        return isDark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
}
