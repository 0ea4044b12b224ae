// The menu that a long press on the back button opens. iOS 14.
extension UINavigationController {
    /// What the menu shows: the earlier pages, the nearest first, or what the app has set on the button's item.
    ///
    /// UIKit gives its own menu to an item that has none, and shows what the item then has: a subclass may refuse it.
    /// Choosing a page goes through the public `popToViewController(_:animated:)`, which apps override.
    func backMenu() -> UIMenu? {
        guard Runtime.current.system >= .iOS(14), stack.count > 1 else { return nil }
        guard let item = stack[stack.count - 2].navigationItem.backBarButtonItem else { return earlierPages }
        if item.menu == nil || item.menu is EarlierPagesMenu { item.menu = earlierPages }
        return item.menu
    }

    private var earlierPages: UIMenu {
        EarlierPagesMenu(
            children: stack.dropLast().reversed().map { page in
                UIAction(title: page.navigationItem.titleInBackMenu) { [weak self, weak page] _ in
                    guard let self, let page else { return }
                    popToViewController(page, animated: true)
                }
            })
    }
}

/// UIKit's own menu, told from an app's.
private final class EarlierPagesMenu: UIMenu {}

extension UINavigationItem {
    /// The menu names a page even where the button shows an arrow alone.
    fileprivate var titleInBackMenu: String {
        let titles = [backBarButtonItem?.title, backButtonTitle, title]
        return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    }
}
