// The menu that a long press on the back button opens. iOS 14.
extension UINavigationController {
    /// Returns the menu of the back button: the earlier view controllers, the nearest first, or the menu that the app
    /// has set on the button's item.
    ///
    /// UIKit sets its own menu on an item that has none, and then shows the item's menu: a subclass may refuse it.
    /// Choosing an element calls the public `popToViewController(_:animated:)`, which apps override.
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

/// UIKit's own menu, to distinguish it from an app's menu.
private final class EarlierPagesMenu: UIMenu {}

extension UINavigationItem {
    /// The title in the menu, even if the button shows only an arrow.
    fileprivate var titleInBackMenu: String {
        let titles = [backBarButtonItem?.title, backButtonTitle, title]
        return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    }
}
