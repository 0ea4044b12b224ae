import PageFlowCore
import UIKit

/// One call of UIKit, with its controllers: a step of a plan with the controllers at its places.
@MainActor
enum Move {
    case pop(UINavigationController, to: UIViewController)
    case setStack(UINavigationController, [UIViewController])
    case push(UIViewController, onto: UINavigationController)
    case present(UIViewController, over: UIViewController)
    case dismiss(from: UIViewController)
    case end(UISearchController)
    case select(UIViewController, in: UITabBarController)
    case setTabs([UIViewController], selected: UIViewController?, in: UITabBarController)
    case show(UIViewController, in: UIViewController, AnyContainerAdapter)
    case setPages([UIViewController], in: UIViewController, AnyContainerAdapter)
    case embed(UIViewController, in: UIViewController)
    case removeChild(UIViewController)
    case setRoot(UIViewController, in: UIWindow)
    case uncover(Cover)
    case fill(SplitColumn, UIViewController, in: UISplitViewController)
    case arrange([SplitColumn], in: UISplitViewController)

    /// The controller within which the page is visible when the call has been made.
    var container: UIViewController? {
        switch self {
        case .pop(let stack, _), .setStack(let stack, _), .push(_, let stack): stack
        case .present(let page, _), .setRoot(let page, _), .embed(_, let page): page
        case .dismiss(let presenter): presenter
        case .end(let search): search.presentingViewController
        case .select(_, let tabs), .setTabs(_, _, let tabs): tabs
        case .show(_, let container, _), .setPages(_, let container, _): container
        case .fill(_, _, let split), .arrange(_, let split): split
        case .removeChild, .uncover: nil
        }
    }

    /// Whether the pages that the call moves between are still where the plan expects them.
    var hasItsPages: Bool {
        switch self {
        case .pop(let stack, let page): stack.heldControllers.contains { $0 === page }
        case .select(let page, let tabs):
            page === tabs.moreStack || tabs.viewControllers?.contains { $0 === page } == true
        case .show(let page, let container, let adapter): adapter.pages(container).contains { $0 === page }
        case .removeChild(let child): child.parent != nil
        case .setStack, .push, .present, .dismiss, .end, .setTabs, .setPages, .embed, .setRoot, .uncover,
            .fill, .arrange:
            true
        }
    }

    /// The search that covers the stack whose pages the call changes.
    var searchInFront: UISearchController? {
        switch self {
        case .pop(let stack, _), .setStack(let stack, _), .push(_, let stack): stack.searchOverAll
        default: nil
        }
    }

    /// Whether UIKit makes the change in a window that is not shown.
    var needsNoWindow: Bool {
        switch self {
        case .pop, .setStack, .push, .select, .setTabs, .removeChild, .setRoot, .uncover: true
        case .present, .dismiss, .end, .show, .setPages, .embed, .fill, .arrange: false
        }
    }

    /// Whether the call ends a cover.
    var endsCover: Bool { if case .uncover = self { true } else { false } }

    /// The controller whose transition the call begins.
    var mover: UIViewController? { (container as? UINavigationController)?.showingStack ?? container }
}
