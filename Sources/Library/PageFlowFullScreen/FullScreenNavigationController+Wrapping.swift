import UIKit

// The wrappers of the stack's pages, and the additions to a page in the stack.
extension FullScreenNavigationController {
    /// The pages that a pushed controller adds. A plain or full-screen navigation controller adds its pages, unless it is in use elsewhere.
    func pagesGiven(by controller: UIViewController) -> [UIViewController] {
        guard let stack = controller as? UINavigationController, stack.isWithoutClassOfItsOwn, stack.isUnused,
            !stack.viewControllers.isEmpty
        else { return [controller] }
        let pages = stack.viewControllers.map(\.unwrapped)
        stack.setViewControllers([], animated: false)
        return pages
    }

    /// The controller that UIKit gets for a page. A page that is shown elsewhere is passed on unwrapped, so that UIKit reports the error.
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

    /// Uses the first page's tab bar item if the stack has none of its own.
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
    /// The page below may be new, or its title may have changed.
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

    /// Performs the action of the top page's back button; `false` if its bar doesn't show one.
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
    /// Whether its pages may be taken out: a subclass of the app's may rely on them.
    fileprivate var isWithoutClassOfItsOwn: Bool {
        type(of: self) == UINavigationController.self || self is FullScreenNavigationController
    }
}
