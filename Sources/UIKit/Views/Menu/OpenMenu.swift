extension UIMenu {
    /// Opens the menu beside a rectangle of a view. A menu without rows does not open.
    func open(beside source: CGRect, in view: UIView, sender: Any?) {
        guard !MenuEntry.entries(of: self).isEmpty, view.windowLink != nil else { return }
        let content = MenuView(self, sender: sender)
        let surface = FloatingSurface(content, beside: source, in: view) { [unowned content] in
            content.fittingSize
        }
        content.onClose = { [unowned surface] in surface.close() }
        content.onResize = { [unowned surface] in surface.setNeedsLayout() }
        surface.open()
    }
}

extension UIBarButtonItem {
    /// The menu that a tap opens: where there is nothing else to do. Follows Apple's page "menu".
    var menuOfTap: UIMenu? { primaryAction == nil && action == nil && isEnabled ? menu : nil }
}
