import UIKit

/// A change of the window's view controllers: one UIKit call.
typealias LiveChange = NavigationChange<UIViewController>

@MainActor
extension NavigationChange where Page == UIViewController {
    /// The controller within which the page is visible after the change.
    var container: UIViewController? {
        switch self {
        case .pop(let stack, _), .push(_, let stack), .land(_, let stack, _): stack
        case .present(let page, _), .embed(_, let page), .replace(_, let page, nil): page
        case .dismiss(_, let presenter): presenter
        case .endSearch(let page): page
        case .select(_, _, let container), .show(_, let container), .addTab(_, let container),
            .fill(_, _, let container), .arrange(_, let container), .replace(_, _, let container?):
            container
        case .remove(_, let container): container.asContainer == nil ? nil : container
        case .uncover: nil
        }
    }

    /// Whether the pages that the change moves between are still in the positions that were planned.
    var hasItsPages: Bool {
        switch self {
        case .pop(let stack, let page): stack.holds(page)
        case .select(let page, _, let tabs): tabs.holds(page) || tabs.asContainer?.tabs?.moreStack === page
        case .show(let page, let container), .remove(let page, let container),
            .replace(let page, _, let container?):
            container.holds(page)
        default: true
        }
    }

    /// The search that covers the stack whose pages the change moves.
    var searchInFront: UIViewController? {
        switch self {
        case .pop(let stack, _), .push(_, let stack), .land(_, let stack, _):
            stack.searchOverAll?.pageSearched
        case .remove(_, let container) where container.isStack,
            .replace(_, _, let container?) where container.isStack:
            container.searchOverAll?.pageSearched
        default: nil
        }
    }

    /// The stack whose top page the change replaces; `nil` for any other change.
    var stackWithNewTop: UINavigationController? {
        let stack: UIViewController
        let top: UIViewController?
        switch self {
        case .pop(let changed, let page): (stack, top) = (changed, page)
        case .push(let page, let changed): (stack, top) = (changed, page)
        case .land(let pages, let changed, let count):
            (stack, top) = (changed, pages.last ?? changed.heldControllers.prefix(count).last)
        case .remove(let page, let changed):
            guard changed.topPage === page.page else { return nil }
            (stack, top) = (changed, nil)
        case .replace(let page, let new, let changed?):
            guard changed.topPage === page.page else { return nil }
            (stack, top) = (changed, new)
        default: return nil
        }
        return stack.topPage === top?.page ? nil : stack.asContainer?.stack
    }

    /// Whether UIKit makes the change in a window that was never shown.
    var needsNoWindow: Bool {
        switch self {
        case .pop, .push, .land, .select, .addTab, .uncover, .replace(_, _, nil): true
        case .remove(_, let container): container.asContainer?.changesWithoutWindow ?? true
        case .replace(_, _, let container?): container.asContainer?.changesWithoutWindow ?? false
        case .present, .dismiss, .endSearch, .show, .embed, .fill, .arrange: false
        }
    }

    /// Whether the change may animate although it isn't planned.
    var endsCover: Bool { if case .uncover = self { true } else { false } }

    /// The controller whose transition the change begins.
    var mover: UIViewController? { container?.asContainer?.stack ?? container }
}

extension [UIViewController] {
    /// The index of a page, or of the transparent container around it.
    @MainActor
    func lastIndex(holding page: UIViewController) -> Int? {
        lastIndex { $0 === page || $0.page === page }
    }
}

extension UIViewController {
    /// Whether the container holds a page, maybe in a transparent container.
    func holds(_ page: UIViewController) -> Bool { heldControllers.lastIndex(holding: page) != nil }
}
