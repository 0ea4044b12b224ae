/// The bar of an edit menu: its entries side by side above their source.
///
/// A touch elsewhere closes it, and still has its own effect.
@MainActor
package final class EditMenuBar: UIView {
    /// Called when the bar has closed, for whatever reason.
    var onClose: (() -> Void)?
    /// Called when the bar's frame has changed.
    var onMove: (() -> Void)?
    /// Creates the menu again.
    package var remake: (() -> UIMenu)?
    private var menu: UIMenu
    private var source: CGRect
    private weak var sourceView: UIView?
    private let direction: UIEditMenuArrowDirection
    private let perform: (UIMenuElement) -> Void
    /// The index of the first visible entry: a long menu has several pages.
    private var start = 0
    static let height: CGFloat = 44

    /// - Parameter source: The rectangle that the menu is for, in the coordinates of `view`.
    package init(
        _ menu: UIMenu, over source: CGRect, in view: UIView,
        direction: UIEditMenuArrowDirection = .automatic,
        perform: @escaping (UIMenuElement) -> Void
    ) {
        self.menu = menu
        self.source = source
        sourceView = view
        self.direction = direction
        self.perform = perform
        super.init(frame: .zero)
        // Glass draws its own shadow.
        if isGlass { return }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 12
        layer.shadowOpacity = 0.2
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the bar in the source's window, in place of another bar. Returns whether it has entries.
    func open() -> Bool {
        UIApplication.shared.editMenu?.close()
        guard let window = sourceView?.windowLink, !MenuEntry.entries(of: menu).isEmpty else { return false }
        window.addSubview(self)
        adoptLooks(of: sourceView ?? self)
        showEntries()
        UIApplication.shared.editMenu = self
        return true
    }

    /// Shows the bar, and reports when it appears and disappears, so that animations can run alongside. iOS 16.
    package func open(_ tell: @escaping (_ isComing: Bool, any UIEditMenuInteractionAnimating) -> Void) {
        guard Runtime.current.system >= .iOS(16) else {
            _ = open()
            return
        }
        let animator = EditMenuAnimator()
        if !MenuEntry.entries(of: menu).isEmpty { tell(true, animator) }
        guard open() else { return }
        animator.run()
        onClose = {
            let animator = EditMenuAnimator()
            tell(false, animator)
            animator.run()
        }
    }

    /// Recreates and shows the menu.
    func askAgain() {
        if let menu = remake?() { show(menu) }
    }

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        onClose?()
    }

    /// Shows a different menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        start = 0
        showEntries()
    }

    private var buttons: [EditMenuButton] { subviewList.compactMap { $0 as? EditMenuButton } }

    private var entries: [MenuEntry] { MenuEntry.entries(of: menu).filter { !$0.isDisabled } }
}

// The buttons.
extension EditMenuBar {
    private func showEntries() {
        for button in buttons { button.removeFromSuperview() }
        let room = (windowLink?.bounds.width ?? 320) - 32
        var width: CGFloat = 0
        for (index, entry) in entries.enumerated().dropFirst(start) {
            let button = EditMenuButton(entry.title) { [weak self] in self?.choose(entry) }
            let isLast = index == entries.count - 1
            guard width == 0 || width + button.width + (isLast ? 0 : 44) <= room else {
                width += add(EditMenuButton("›") { [weak self] in self?.leaf(to: index) }, at: width)
                break
            }
            width += add(button, at: width)
        }
        let place = place(width: width)
        guard place != frame else { return }
        frame = place
        onMove?()
    }

    private func add(_ button: EditMenuButton, at x: CGFloat) -> CGFloat {
        button.frame = CGRect(x: x, y: 0, width: button.width, height: Self.height)
        addSubview(button)
        return button.width
    }

    private func leaf(to index: Int) {
        start = index
        showEntries()
    }

    private func choose(_ entry: MenuEntry) {
        if let submenu = entry.element as? UIMenu { return show(submenu) }
        if !entry.attributes.contains(.keepsMenuPresented) { close() }
        perform(entry.element)
    }

    /// The frame: above the source if there is room, otherwise below it.
    private func place(width: CGFloat) -> CGRect {
        guard let window = windowLink, let sourceView else { return .zero }
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 4)
        let source = sourceView.convert(source, to: window)
        let above = source.minY - 8 - Self.height
        let below = source.maxY + 8
        let isAbove = direction == .up ? below + Self.height > area.maxY : above >= area.minY
        let x = min(max(source.midX - width / 2, area.minX), max(area.minX, area.maxX - width))
        let y = isAbove ? above : min(below, area.maxY - Self.height)
        return CGRect(x: x, y: max(y, area.minY), width: width, height: Self.height)
    }

    /// Moves the bar to another source.
    func move(to source: CGRect, in view: UIView, animated: Bool) {
        self.source = source
        sourceView = view
        UIView.animateTouchably(withDuration: animated ? 0.25 : 0) { [self] in
            frame = place(width: bounds.width)
        }
    }
}

extension EditMenuBar: SelfDrawing {
    package func drawLook() {
        isGlass
            ? drawGlass(.panel, in: bounds, cornerRadius: Self.height / 2)
            : fill(UIBezierPath(roundedRect: bounds, cornerRadius: 12), menuGround)
    }
}

/// An entry of an edit menu.
@MainActor
private final class EditMenuButton: UIControl, SelfDrawing {
    private let text: DrawnText
    private let onChoice: () -> Void
    let width: CGFloat

    init(_ title: String, onChoice: @escaping () -> Void) {
        text = DrawnText(title, .systemFont(ofSize: 15), .label)
        width = text.size().width + 30
        self.onChoice = onChoice
        super.init(frame: .zero)
        accessibilityIdentifier = title
        accessibilityLabel = title
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch, bounds.contains(touch.location(in: self)) { onChoice() }
    }

    func drawLook() {
        if isHighlighted {
            fill(UIBezierPath(roundedRect: bounds, cornerRadius: isGlass ? 22 : 12), .quaternarySystemFill)
        }
        text.draw(in: bounds, .center)
        guard frame.minX > 0, !isGlass else { return }
        fill(UIBezierPath(rect: CGRect(x: 0, y: 10, width: 1 / 3, height: bounds.height - 20)), .separator)
    }
}

extension UIApplication {
    /// Closes an edit menu when a touch begins in a view that the menu isn't for.
    func closeEditMenu(besides view: UIView) {
        guard let menu = editMenu, !view.isWithin(menu) else { return }
        menu.close()
    }
}
