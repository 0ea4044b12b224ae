/// What a user does with the items of a tab bar, from the opening of the sheet to its end.
@MainActor
final class TabBarCustomizing {
    /// The items on the sheet: those that can be moved.
    let movable: [UITabBarItem]
    private let before: [UITabBarItem]
    /// What the bar shows.
    private(set) var items: [UITabBarItem]
    var sheet: TabCustomizingSheet?

    init(_ movable: [UITabBarItem], in items: [UITabBarItem]) {
        self.movable = movable
        self.items = items
        before = items
    }

    var hasChanged: Bool { !items.elementsEqual(before, by: ===) }

    func isMovable(_ item: UITabBarItem) -> Bool { movable.contains { $0 === item } }

    /// Puts an item where another one is. One that is in the bar as well changes places with it; the others that cannot be moved
    /// stay.
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
    /// What the bar shows at this moment.
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
