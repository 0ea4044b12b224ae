/// The customization of a tab bar by the user, while the sheet is open.
@MainActor
final class TabBarCustomizing {
    /// The items on the sheet, which the user can move.
    let movable: [UITabBarItem]
    private let before: [UITabBarItem]
    /// The items in the bar.
    private(set) var items: [UITabBarItem]
    var sheet: TabCustomizingSheet?

    init(_ movable: [UITabBarItem], in items: [UITabBarItem]) {
        self.movable = movable
        self.items = items
        before = items
    }

    var hasChanged: Bool { !items.elementsEqual(before, by: ===) }

    func isMovable(_ item: UITabBarItem) -> Bool { movable.contains { $0 === item } }

    /// Puts an item at an index. An item that is already in the bar swaps with the one there. Items that can't be moved stay.
    func put(_ item: UITabBarItem, at index: Int) {
        guard items.indices.contains(index), isMovable(items[index]), isMovable(item) else { return }
        if let old = items.firstIndex(where: { $0 === item }) {
            items.swapAt(old, index)
        } else {
            items[index] = item
        }
    }
}

extension UITabBar {
    /// The items that the bar currently shows.
    var shownItems: [UITabBarItem] { customizing?.items ?? items ?? [] }

    func customize(_ movable: [UITabBarItem]) {
        guard customizing == nil else { return }
        guard !movable.isEmpty else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "A tab bar needs at least one item that can be customized.")
            return
        }
        delegate?.tabBar(self, willBeginCustomizing: movable)
        let customizing = TabBarCustomizing(movable, in: items ?? [])
        self.customizing = customizing
        guard let superview else { return didBegin() }
        let sheet = TabCustomizingSheet(customizing, of: self)
        customizing.sheet = sheet
        superview.insertSubview(sheet, belowSubview: self)
        sheet.slideIn { [weak self] in self?.didBegin() }
    }

    private func didBegin() {
        guard let customizing else { return }
        delegate?.tabBar(self, didBeginCustomizing: customizing.movable)
    }

    func endCustomization(animated: Bool) -> Bool {
        guard let customizing else { return false }
        let (items, hasChanged) = (customizing.items, customizing.hasChanged)
        delegate?.tabBar(self, willEndCustomizing: items, changed: hasChanged)
        self.customizing = nil
        if hasChanged { takeOver(items) }
        guard let sheet = customizing.sheet else {
            delegate?.tabBar(self, didEndCustomizing: items, changed: hasChanged)
            return hasChanged
        }
        sheet.slideOut(animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.tabBar(self, didEndCustomizing: items, changed: hasChanged)
        }
        return hasChanged
    }
}
