/// The root of the More tab's stack: the list of the view controllers without an item in the bar.
///
/// It is made of a table, so a higher module provides it.
@MainActor
package protocol MoreListPage: UIViewController {
    init()
    /// The view controllers of the list, in order.
    var hiddenPages: [UIViewController] { get set }
    /// Whether the list has an Edit button.
    var allowsCustomizing: Bool { get set }
    /// Called when the user taps a row.
    var onChoice: ((UIViewController) -> Void)? { get set }
    /// Called when the user taps Edit.
    var onEdit: (() -> Void)? { get set }
}

/// The navigation controller of the More tab: the list, and the view controller selected from it.
///
/// A navigation controller can't be pushed. Its view controllers are moved to this stack without it, and return to it
/// when the lowest of them leaves this stack. Evidence: more-08, more-09.
package final class UIMoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    let list: any MoreListPage
    private var loans: [MoreLoan] = []

    init(of tabs: UITabBarController) {
        let listClass: any MoreListPage.Type = UIKitClasses.inHigherModule("UIMoreListController")
        self.tabs = tabs
        list = listClass.init()
        super.init(rootViewController: list)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.onChoice = { [weak self] in self?.pushViewController($0, animated: true) }
        list.onEdit = { [weak tabs] in tabs?.beginCustomizing() }
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows a tab's view controller above the list, with its whole stack if it is a navigation controller. Evidence:
    /// more-06.
    package override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let tabs, tabs.hiddenPages.holds(viewController) else {
            return super.pushViewController(viewController, animated: animated)
        }
        show(viewController, animated: animated)
    }

    @_spi(UIKitModules) public override func childIsLeaving(_ child: UIViewController) {
        super.childIsLeaving(child)
        guard let loan = loans.first(where: { $0.page === child }) else { return }
        loans.removeAll { $0.page === child }
        tabs?.forget(loan.page)
    }
}

/// A tab's page whose view controllers are on the More tab's stack.
private struct MoreLoan {
    let page: UIViewController
    /// The lowest of the view controllers: the page itself if it isn't a navigation controller.
    let lowest: UIViewController

    var stack: UINavigationController? { page === lowest ? nil : page as? UINavigationController }
}

extension UIMoreNavigationController {
    /// The tab's page that is shown above the list.
    var displayedPage: UIViewController? {
        let stack = projectedStack
        return loans.last { stack.holds($0.lowest) }?.page
    }

    func holds(_ page: UIViewController) -> Bool { loans.contains { $0.page === page } }

    func show(_ page: UIViewController, animated: Bool) {
        guard displayedPage !== page, let pages = borrow(page) else { return }
        if projectedStack.count == 1, pages.count == 1 {
            super.pushViewController(pages[0], animated: animated)
        } else {
            setViewControllers([list] + pages, animated: animated)
        }
    }

    /// Returns `nil` for an empty navigation controller, and for a page that can't be pushed.
    private func borrow(_ page: UIViewController) -> [UIViewController]? {
        if let loan = loans.first(where: { $0.page === page }) { return [loan.lowest] }
        if let stack = page as? UINavigationController {
            guard let lowest = stack.viewControllers.first else { return nil }
            // Views in another hierarchy can't be added.
            stack.slot.clear()
            // Keeps the root's tab bar item while the root is here.
            stack.tabBarItem = stack.tabBarItem
            note(MoreLoan(page: stack, lowest: lowest))
            return stack.viewControllers
        }
        guard mayPush(page) else { return nil }
        if let tabs, page.parentReference.isTo(tabs) { tabs.unlink(page) }
        note(MoreLoan(page: page, lowest: page))
        return [page]
    }

    private func note(_ loan: MoreLoan) {
        loans.append(loan)
        loan.lowest.flags.insert(.isLentToMore)
    }

    /// Returns a tab's page and its stack when the bar has space for its item again. This stack isn't visible.
    func giveBack(_ page: UIViewController) {
        guard let loan = loans.first(where: { $0.page === page }) else { return }
        slot.clear()
        let index = stack.firstIndex { $0 === loan.lowest } ?? stack.endIndex
        end(loan, with: Array(stack[index...]))
    }

    /// Called when the lowest view controller of a tab's page has left the stack, together with those above it.
    func giveBack(lowest page: UIViewController) {
        page.flags.remove(.isLentToMore)
        // During a presentation its view may still be here.
        slot.takeOut(page)
        guard let loan = loans.first(where: { $0.lowest === page }) else { return }
        end(loan, with: [page])
    }

    private func end(_ loan: MoreLoan, with pages: [UIViewController]) {
        loans.removeAll { $0.page === loan.page }
        loan.lowest.flags.remove(.isLentToMore)
        if let stack = loan.stack {
            stack.setViewControllers(pages, animated: false)
        } else {
            tabs?.takeBack(loan.page)
        }
    }
}
