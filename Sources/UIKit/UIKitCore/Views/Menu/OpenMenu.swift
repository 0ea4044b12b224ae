extension UIMenu {
    /// Opens the menu next to a rectangle of a view. A menu without rows doesn't open.
    @discardableResult
    package func open(
        beside source: CGRect, in view: UIView, sender: Any?, order: MenuOrder = .priority,
        onClose: (() -> Void)? = nil
    ) -> MenuView? {
        guard !MenuEntry.entries(of: self).isEmpty, view.windowLink != nil else { return nil }
        let content = MenuView(self, sender: sender)
        let surface = FloatingSurface(content, beside: source, in: view) { [weak content] in
            content?.fittingSize ?? .zero
        }
        surface.onClose = onClose
        content.onClose = { [weak surface] in surface?.close() }
        content.onResize = { [weak surface] in surface?.setNeedsLayout() }
        surface.open()
        content.isTurnedOver = order == .priority && surface.isAboveSource
        UIApplication.shared.openMenu = content
        return content
    }

    package typealias MenuOrder = UIContextMenuConfiguration.ElementOrder
}

extension UIBarButtonItem {
    /// The menu that a tap opens, if the item has no action. Follows Apple's page "menu".
    var menuOfTap: UIMenu? { primaryAction == nil && action == nil && isEnabled ? menu : nil }

    var menuOrder: UIMenu.MenuOrder {
        preferredMenuElementOrder == .automatic ? .priority : preferredMenuElementOrder
    }

    /// The menu that a long press opens, if a tap performs an action.
    var menuOfPress: UIMenu? { menuOfTap == nil && isEnabled ? menu : nil }
}

extension UIApplication {
    /// Closes the open menu. Returns whether one was open.
    package func closeMenu() -> Bool {
        guard let menu = openMenu, menu.windowLink != nil else { return false }
        menu.onClose?()
        return true
    }
}
