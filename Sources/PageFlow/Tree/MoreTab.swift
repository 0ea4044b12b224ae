import UIKit

// The More tab. A tab that the bar has no room for counts as a tab like the others: its page, or its stack with the pages, lies in the tab
// bar controller, although UIKit shows it on the stack of More. That stack and its list are no pages.
extension UITabBarController {
    /// The stack of More, while the bar has its item.
    var moreStack: UINavigationController? {
        // Fewer pages never need it, and UIKit makes it when it is asked for.
        guard let pages = viewControllers, pages.count > 5 else { return nil }
        let more = moreNavigationController
        return more.parent === self ? more : nil
    }

    /// The tab that is a stack whose pages lie on the stack of More. UIKit has taken them out of it.
    var stackOnMore: UINavigationController? {
        guard let more = moreStack else { return nil }
        let tabs = (viewControllers ?? []).lazy.compactMap { $0 as? UINavigationController }
        let pages = more.pagesOnMore
        return tabs.first { stack in
            stack.viewControllers.first.map { first in pages.contains { $0 === first } } ?? !pages.isEmpty
        }
    }

    /// The tab that lies on More's list: the one that is visible with More.
    var tabOnMore: UIViewController? {
        guard let page = moreStack?.viewControllers.dropFirst().first else { return nil }
        return viewControllers?.contains(page) == true ? page : stackOnMore
    }
}

extension UINavigationController {
    /// The tabs whose stack of More this is.
    var tabsOfMore: UITabBarController? {
        guard let tabs = parent as? UITabBarController, tabs.moreStack === self else { return nil }
        return tabs
    }

    /// The pages on the list, or the lowest that a pop is taking away: without it a stack that UIKit has emptied would have none.
    fileprivate var pagesOnMore: [UIViewController] {
        let pages = viewControllers
        guard pages.count == 1 else { return Array(pages.dropFirst()) }
        let lowest = children.first { child in
            child !== pages[0] && tabsOfMore?.viewControllers?.contains(child) == false
        }
        return lowest.map { [$0] } ?? []
    }

    /// The stack that shows this one's pages: itself, or that of More.
    var showingStack: UINavigationController {
        guard let tabs = parent as? UITabBarController, tabs.stackOnMore === self else { return self }
        return tabs.moreStack ?? self
    }

    /// The controllers of this stack, wherever they are shown.
    var stackedControllers: [UIViewController] {
        let shown = showingStack
        return shown === self ? controllersWithPages + [heldController].compactMap { $0 } : shown.pagesOnMore
    }

    /// What lies in the showing stack, below the controllers of this one: the list of More.
    var controllersBelow: [UIViewController] {
        let shown = showingStack
        return shown === self ? [] : Array(shown.viewControllers.prefix(1))
    }

    /// Whether one step back leads to the list of More: nothing leaves.
    var leadsToMoreList: Bool { viewControllers.count == 2 && tabsOfMore != nil }
}

extension UIViewController {
    /// The controller that a page on the stack of More belongs to: the tabs, or the stack that it was taken from.
    func ownerOnMore(_ page: UIViewController) -> UIViewController? {
        guard let tabs = (self as? UINavigationController)?.tabsOfMore else { return nil }
        return tabs.viewControllers?.contains(page) == true ? tabs : tabs.stackOnMore
    }
}
