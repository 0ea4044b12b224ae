import UIKit

// The More tab. A tab that doesn't fit in the bar counts like any other tab: its page, or its stack with the pages, belongs to the tab bar
// controller, although UIKit shows it on the More navigation controller. The More navigation controller and its list aren't pages.
extension UITabBarController {
    /// The More navigation controller, while the bar shows its item.
    var moreStack: UINavigationController? {
        // Up to five tabs never need it, and UIKit creates it when the property is read.
        guard tabCount > 5 else { return nil }
        let more = moreNavigationController
        return more.parent === self ? more : nil
    }

    /// The tab that is a stack whose pages are on the More navigation controller. UIKit has removed them from the stack.
    var stackOnMore: UINavigationController? {
        guard let more = moreStack else { return nil }
        let tabs = tabControllers.lazy.compactMap { $0 as? UINavigationController }
        let pages = more.pagesOnMore
        return tabs.first { stack in
            stack.viewControllers.first.map { first in pages.contains { $0 === first } } ?? !pages.isEmpty
        }
    }

    /// The tab above the More list: the one that is visible when More is selected.
    var tabOnMore: UIViewController? {
        guard let page = moreStack?.viewControllers.dropFirst().first else { return nil }
        return tabControllers.contains(page) ? page : stackOnMore
    }
}

extension UINavigationController {
    /// The tab bar controller whose More navigation controller this is.
    var tabsOfMore: UITabBarController? {
        guard let tabs = parent as? UITabBarController, tabs.moreStack === self else { return nil }
        return tabs
    }

    /// The pages above the list, or the lowest page that a pop is removing. Otherwise a stack that UIKit has emptied would have no pages.
    var pagesOnMore: [UIViewController] {
        let pages = viewControllers
        guard pages.count == 1 else { return Array(pages.dropFirst()) }
        let lowest = children.first { child in
            child !== pages[0] && tabsOfMore?.tabControllers.contains(child) == false
        }
        return lowest.map { [$0] } ?? []
    }

    /// Whether one step back shows the More list, so that no page leaves.
    var leadsToMoreList: Bool { viewControllers.count == 2 && tabsOfMore != nil }
}

extension UIViewController {
    /// Whether UIKit has taken this stack's pages for the More navigation controller, and may return them in this turn.
    var isEmptiedByMore: Bool {
        guard let stack = self as? UINavigationController, stack.viewControllers.isEmpty else { return false }
        return (stack.parent as? UITabBarController)?.moreStack != nil
    }

    /// The controller that a page on the More navigation controller belongs to: the tab bar controller, or the stack from which UIKit took
    /// the page.
    func ownerOnMore(_ page: UIViewController) -> UIViewController? {
        guard let tabs = (self as? UINavigationController)?.tabsOfMore else { return nil }
        return tabs.tabControllers.contains(page) ? tabs : tabs.stackOnMore
    }
}
