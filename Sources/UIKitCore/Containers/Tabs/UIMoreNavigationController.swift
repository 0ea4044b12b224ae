/// The page at the bottom of the More tab's stack: the list of the pages that the bar has no room for.
///
/// It is made of a table, which is known above this module.
@MainActor
package protocol MoreListPage: UIViewController {
    init()
    /// The pages of the list, in order.
    var hiddenPages: [UIViewController] { get set }
    /// Whether the list has an Edit button.
    var allowsCustomizing: Bool { get set }
    /// What a tap on a row does.
    var onChoice: ((UIViewController) -> Void)? { get set }
    /// What a tap on Edit does.
    var onEdit: (() -> Void)? { get set }
}

/// The stack of the More tab: the list, and the page that was chosen from it.
///
/// A navigation controller cannot lie in a stack. Its pages come here without it, and the lowest goes back to it when it
/// leaves this stack. Evidence: more-08, more-09.
package final class UIMoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    let list: any MoreListPage
    private var loans: [MoreLoan] = []

    init(of tabs: UITabBarController) {
        guard let listClass = UIKitClasses.named("UIMoreListController") as? any MoreListPage.Type else {
            fatalError("UIMoreListController is part of UIKit.")
        }
        self.tabs = tabs
        list = listClass.init()
        super.init(rootViewController: list)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.onChoice = { [weak self] in self?.pushViewController($0, animated: true) }
        list.onEdit = { [weak tabs] in tabs?.beginCustomizing() }
    }

    package required init?(coder: NSCoder) { nil }

    /// The page of a tab is shown above the list, with all its pages if it is a stack. Evidence: more-06.
    package override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let tabs, tabs.hiddenPages.holds(viewController) else {
            return super.pushViewController(viewController, animated: animated)
        }
        show(viewController, animated: animated)
    }

    override func childIsLeaving(_ child: UIViewController) {
        super.childIsLeaving(child)
        guard let loan = loans.first(where: { $0.page === child }) else { return }
        loans.removeAll { $0.page === child }
        tabs?.forget(loan.page)
    }
}

/// A tab's page whose view controllers lie on the More tab's stack.
private struct MoreLoan {
    let page: UIViewController
    /// The lowest of the view controllers: the page itself if it is no stack.
    let lowest: UIViewController

    var stack: UINavigationController? { page === lowest ? nil : page as? UINavigationController }
}

extension UIMoreNavigationController {
    /// The tab's page that lies on the list.
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

    /// `nil` for an empty stack, and for a page that no stack can hold.
    private func borrow(_ page: UIViewController) -> [UIViewController]? {
        if let loan = loans.first(where: { $0.page === page }) { return [loan.lowest] }
        if let stack = page as? UINavigationController {
            guard let lowest = stack.viewControllers.first else { return nil }
            // Pages whose views are in another tree cannot join.
            stack.slot.clear()
            // It keeps its lowest page's tab while the page is here.
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

    /// Gives a tab's page back with all that lies on it, as the bar has room for it again. Nobody sees this stack.
    func giveBack(_ page: UIViewController) {
        guard let loan = loans.first(where: { $0.page === page }) else { return }
        slot.clear()
        let index = stack.firstIndex { $0 === loan.lowest } ?? stack.endIndex
        end(loan, with: Array(stack[index...]))
    }

    /// The lowest view controller of a tab's page has left the stack, and those above it with it.
    func giveBack(lowest page: UIViewController) {
        page.flags.remove(.isLentToMore)
        // Beneath a presentation its view may still be here.
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
