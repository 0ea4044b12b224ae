/// The buttons of a navigation item that have room in the bar, and those that are in a menu since iOS 26.
///
/// Trailing items move into the menu one by one, the innermost first, and then all leading items at once. Evidence:
/// ios26-BARS-13.
@MainActor
package struct BarOverflow {
    package private(set) var leading: [UIBarButtonItem]
    package private(set) var trailing: [UIBarButtonItem]
    /// The items in the menu, in its order.
    package private(set) var moved: [UIBarButtonItem] = []

    /// The width of the button that opens the menu, in points.
    package static let buttonWidth: CGFloat = 44

    /// Keeps all items.
    init(leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        (self.leading, self.trailing) = (leading, trailing)
    }

    /// Keeps the items that have room; each trailing item is listed from the edge inward. Pinned items always stay. The menu's button may
    /// be there without items in the menu.
    package init(
        leading: [UIBarButtonItem], trailing: [UIBarButtonItem], pinned: [UIBarButtonItem] = [],
        room: CGFloat, hasButton: Bool = false, spacing: CGFloat = 0,
        width: ([UIBarButtonItem]) -> CGFloat
    ) {
        self.init(leading: leading, trailing: trailing)
        func needed() -> CGFloat { width(self.leading) + width(self.trailing) }
        let rest = room - Self.buttonWidth - spacing
        guard needed() > (hasButton ? rest : room) else { return }
        let movable = trailing.filter { item in item.mayMoveIntoMenu && !pinned.contains { $0 === item } }
        for item in movable.reversed() where needed() > rest {
            self.trailing.removeAll { $0 === item }
            moved.append(item)
        }
        if needed() > rest {
            self.leading.removeAll(where: \.mayMoveIntoMenu)
            moved += leading.filter(\.mayMoveIntoMenu)
        }
        moved.removeAll(where: \.isSpace)
    }
}

extension UINavigationBar {
    /// Returns the buttons of an item that have room.
    func overflow(of item: UINavigationItem) -> BarOverflow {
        let (leading, trailing) = (item.shownLeadingItems, item.shownTrailingItems)
        guard Runtime.current.system >= .iOS(26), bounds.width > 0 else {
            return BarOverflow(leading: leading, trailing: trailing)
        }
        let (metrics, start) = (BarItemMetrics(of: self), leadingStart(of: item))
        return BarOverflow(
            leading: leading, trailing: trailing, pinned: item.shownPinnedItems,
            room: trailingEnd(of: item) - start, hasButton: item.additionalOverflowItems != nil,
            spacing: metrics.spacing
        ) { metrics.width(of: $0, in: self) }
    }
}

extension UINavigationItem {
    /// Returns the button that opens the menu with items and the app's additional ones; `nil` for none. Evidence: hunt27-bars-08.
    func overflowButton(for items: [UIBarButtonItem]) -> UIBarButtonItem? {
        let additional = additionalOverflowItems
        guard !items.isEmpty || additional != nil else { return nil }
        let state = ensureState()
        let button = state.overflowButton ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
        state.overflowButton = button
        button.width = BarOverflow.buttonWidth
        button.accessibilityLabel = "More"
        button.menu = UIMenu(children: items.map(\.elementInOverflow) + (additional.map { [$0] } ?? []))
        return button
    }

    /// The button of the menu, if a visible bar shows it.
    var shownOverflowButton: UIBarButtonItem? {
        let bars = Runtime.current.visibleWindows.lazy.compactMap { window in
            window.showBars()
            return window.bar(withOnTop: self)
        }
        return bars.first.flatMap { overflowButton(for: $0.overflow(of: self).moved) }
    }
}

extension UIView {
    /// Returns the navigation bar in the view with an item on top.
    fileprivate func bar(withOnTop item: UINavigationItem) -> UINavigationBar? {
        if let bar = self as? UINavigationBar { return bar.topItem === item ? bar : nil }
        return subviewList.lazy.compactMap { $0.bar(withOnTop: item) }.first
    }
}

extension UIBarButtonItem {
    fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// A custom view needs a representation in a menu.
    fileprivate var mayMoveIntoMenu: Bool { customView == nil || menuRepresentation != nil }

    fileprivate var elementInOverflow: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let title = shownTitle ?? accessibilityLabel ?? systemItem?.spokenTitle ?? ""
        if let menu = menuOfTap { return UIMenu(title: title, image: image, children: menu.children) }
        return UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.perform()
        }
    }
}
