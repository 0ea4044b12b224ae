@_spi(UIKitModules) import UIKitCore

/// The view of a sidebar: a bar with buttons, the list of the tabs, and the app's bottom bar. In the glass design these are
/// on a panel of glass, whose distance from the edges and corner radius have no source.
@MainActor
final class SidebarView: UIView, SelfDrawing {
    private let list: SidebarList
    private let hideButton: UIButton
    private var menuButton: UIButton?
    private var bottomBar: UIView?
    private static let barHeight: CGFloat = 44

    init(of sidebar: UITabBarController.Sidebar) {
        list = SidebarList(of: sidebar)
        hideButton = UIButton(
            type: .system, primaryAction: UIAction { [weak sidebar] _ in sidebar?.userHides() })
        super.init(frame: .zero)
        if Runtime.current.design == .flat { backgroundColor = .secondarySystemBackground }
        hideButton.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        hideButton.accessibilityLabel = "Hide Sidebar"
        addSubview(list.view)
        addSubview(hideButton)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
        list.follow()
    }

    func drawLook() {
        if Runtime.current.design == .glass { drawGlass(.panel, in: panel, cornerRadius: 22) }
    }

    private var panel: CGRect { Runtime.current.design == .glass ? bounds.insetBy(dx: 8, dy: 8) : bounds }

    private func placeParts() {
        guard !bounds.isEmpty else { return }
        let area = bounds.inset(by: safeAreaInsets).intersection(panel)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (area.minX + 8, area.maxX - 8 - Self.barHeight)
        place(hideButton, x: isRightToLeft ? right : left, y: area.minY)
        if let menuButton { place(menuButton, x: isRightToLeft ? left : right, y: area.minY) }
        let top = area.minY + Self.barHeight
        list.view.frame = CGRect(
            x: panel.minX, y: top, width: panel.width, height: max(0, panel.maxY - top))
        list.view.contentInset.bottom = placeBottomBar(in: area)
    }

    private func place(_ button: UIButton, x: CGFloat, y: CGFloat) {
        button.frame = CGRect(x: x, y: y, width: Self.barHeight, height: Self.barHeight)
    }

    /// Returns the height of the bottom bar.
    private func placeBottomBar(in area: CGRect) -> CGFloat {
        guard let bottomBar else { return 0 }
        let target = CGSize(width: area.width, height: 0)
        let height = bottomBar.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        bottomBar.frame = CGRect(
            x: area.minX, y: area.maxY - height, width: area.width, height: height)
        return height
    }

    // MARK: For the sidebar

    /// Requests all rows again.
    func reload() {
        list.forget()
        setNeedsLayout()
    }

    func showMenu(of items: UIDeferredMenuElement?) {
        menuButton?.removeFromSuperview()
        menuButton = nil
        guard let items else { return }
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        button.accessibilityLabel = "More"
        button.menu = UIMenu(children: [items])
        button.showsMenuAsPrimaryAction = true
        menuButton = button
        addSubview(button)
        setNeedsLayout()
    }

    func replace(_ old: UIView?, with new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        bottomBar = new
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, _ animated: Bool) {
        guard window != nil else { return }
        layoutIfNeeded()
        list.scroll(to: target, animated)
    }

    func reconfigure(_ tab: UITab) { list.cell(of: tab)?.setNeedsUpdateConfiguration() }
}
