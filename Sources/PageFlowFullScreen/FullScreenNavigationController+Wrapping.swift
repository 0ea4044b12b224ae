import UIKit

// From a page to the wrapper that the stack holds for it, and what a page in the stack gets.
extension FullScreenNavigationController {
    /// A plain navigation controller is no page: its pages are. One that is in use elsewhere keeps them.
    func pagesGiven(by controller: UIViewController) -> [UIViewController] {
        guard let stack = controller as? UINavigationController, stack.isWithoutClassOfItsOwn, stack.isUnused,
            !stack.viewControllers.isEmpty
        else { return [controller] }
        let pages = stack.viewControllers.map(\.unwrapped)
        stack.setViewControllers([], animated: false)
        return pages
    }

    /// The controller that UIKit gets for a page. UIKit gets a page that is shown elsewhere as it is, and complains in its own words.
    func wrapped(_ page: UIViewController) -> UIViewController {
        if let wrapper = wrapper(of: page) { return wrapper }
        if !(page is PageWrapper), isShownElsewhere(page) { return page }
        let wrapper = page as? PageWrapper ?? PageWrapper(page)
        remember(wrapper)
        return wrapper
    }

    private func isShownElsewhere(_ page: UIViewController) -> Bool {
        page is UINavigationController
            ? !page.isUnused : page.parent != nil && page.viewIfLoaded?.superview != nil
    }

    /// A stack that was given no tab of its own has its first page's.
    func lendTabBarItem() {
        guard let first = pages.first, let own = tabBarItem, own !== first.tabBarItem else { return }
        let isGiven = own.title != nil || own.image != nil
        guard own === lentTabBarItem || !isGiven else { return }
        tabBarItem = first.tabBarItem
        lentTabBarItem = first.tabBarItem
    }
}

// The back button.
extension FullScreenNavigationController {
    /// The page below may have come since, or have another title by now.
    func giveBackButton(to wrapper: PageWrapper) {
        let stack = pages
        guard let index = stack.lastIndex(of: wrapper.content) else { return }
        giveBackButton(to: wrapper, below: index > 0 ? stack[index - 1] : nil)
    }

    private func giveBackButton(to wrapper: PageWrapper, below: UIViewController?) {
        guard let below else { return PageBackButton.remove(from: wrapper.shownItem) }
        let style = (wrapper.content as? any BackButtonPage)?.backButtonStyle ?? backButtonStyle
        PageBackButton.put(on: wrapper.shownItem, in: style, from: wrapper.content, to: below)
    }

    /// Does what the top page's back button does; `false` if its bar doesn't show one.
    func goesBackForUser() -> Bool {
        guard let top = wrappers.last, pages.count > 1, top.stack?.isNavigationBarHidden == false,
            !top.shownItem.hidesBackButton
        else { return false }
        PageBackButton.action(of: top.content, top.shownItem)()
        return true
    }

    func giveBackButtons() {
        var below: UIViewController?
        for wrapper in wrappers {
            giveBackButton(to: wrapper, below: below)
            below = wrapper.content
        }
    }

    func renewBackButtons() {
        for wrapper in wrappers { PageBackButton.remove(from: wrapper.shownItem) }
        giveBackButtons()
    }
}

extension UIViewController {
    /// Whether no container, presenter or window shows it.
    fileprivate var isUnused: Bool {
        parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
    }
}

extension UINavigationController {
    /// Whether it can be taken apart: an app's subclass may count on its pages.
    fileprivate var isWithoutClassOfItsOwn: Bool {
        type(of: self) == UINavigationController.self || self is FullScreenNavigationController
    }
}
