import PageFlowCore
import UIKit

// Where a controller is attached in its window, read from UIKit at this moment.
extension UIViewController {
    typealias Attachment = (parent: UIViewController, branch: PagePath.Branch)

    /// The parent or presenter of this controller, and its place there; `nil` for a root, and for one that has left.
    var attachment: Attachment? {
        let outermostContainer = outermostContainer
        // A child is never the one that is presented.
        if let parent = pageParent {
            guard let index = parent.heldControllers.lastPosition(of: self, or: outermostContainer) else {
                return nil
            }
            return (parent.page, .child(index))
        }
        guard let presenter = ownPresenter, presenter.ownPresented === outermostContainer else { return nil }
        return (presenter, .presented)
    }

    /// The presenter of this very controller. UIKit's property answers for its ancestors too.
    var ownPresenter: UIViewController? {
        let outermostContainer = outermostContainer
        guard let presenter = outermostContainer.presentingViewController,
            presenter.presentedViewController === outermostContainer
        else { return nil }
        if let search = presenter as? UISearchController { return search.pageSearched }
        return presenter.page
    }

    /// What this very controller presents and does not dismiss. UIKit's property answers for its ancestors too; the
    /// presenter is the one that is named back.
    var ownPresented: UIViewController? {
        guard let presented = presentedViewController else { return nil }
        if let search = presented as? UISearchController {
            return search.pageSearched === self ? search.presentedOver : nil
        }
        guard presented.presentingViewController?.page === self else { return nil }
        return !presented.isBeingDismissed || presented.isHeldInDismissal ? presented : nil
    }

    /// Whether this controller is among a window's pages.
    func isAttached(to window: UIWindow?) -> Bool {
        guard let root = window?.rootViewController else { return false }
        if let search = self as? UISearchController {
            return search.pageSearched?.isAttached(to: window) ?? false
        }
        var controller = self
        while controller !== root, controller.outermostContainer !== root {
            guard let parent = controller.attachment?.parent else { return false }
            controller = parent
        }
        return true
    }

    /// Whether this controller isn't connected to the root of a window, although its view may be in a window.
    var isOutsideTree: Bool {
        var top = self
        while let above = top.parent ?? top.presentingViewController { top = above }
        return top.hostWindow == nil
    }

    /// The window to whose root this controller is attached. Its own view need not be in it, nor loaded.
    var hostWindow: UIWindow? {
        var top = self
        while let parent = top.attachment?.parent { top = parent }
        return top.outermostContainer.windowOfRoot
    }

    /// A root's view is taken out of its window while a page covers the whole screen; then the topmost page's is there.
    private var windowOfRoot: UIWindow? {
        var controller = self
        while true {
            if let window = controller.viewIfLoaded?.window {
                return window.rootViewController === self ? window : nil
            }
            guard let presented = controller.presentedViewController else { return nil }
            controller = presented
        }
    }
}

extension [UIViewController] {
    /// Where one of two controllers stands, searched from the end. Without a closure: those of the main actor ask each time whether
    /// it is there.
    fileprivate func lastPosition(of one: UIViewController, or other: UIViewController) -> Int? {
        for index in indices.reversed() where self[index] === one || self[index] === other { return index }
        return nil
    }
}

// The stack around a controller.
extension UIViewController {
    /// This stack itself, or the nearest one that holds this page, a page around it, or the page within which it is presented.
    var stackAround: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        var controller = self
        while let (parent, branch) = controller.attachment {
            if branch == .presented {
                guard controller.isPresentedWithinPage else { return nil }
            } else if let stack = parent as? UINavigationController {
                return stack
            }
            controller = parent
        }
        return nil
    }

    /// Whether UIKit presents this controller within a page, in the page's presentation context, and not over what is around the page.
    var isPresentedWithinPage: Bool {
        let container = outermostContainer
        switch container.modalPresentationStyle {
        case .currentContext, .overCurrentContext:
            guard let presenter = container.presentingViewController else { return false }
            return presenter.parent != nil && presenter.visibleChild == nil
        default: return false
        }
    }
}

// What a controller contains.
extension UIViewController {
    /// The controllers that this one contains, in UIKit's order, transparent containers as they are.
    var heldControllers: [UIViewController] { asContainer?.controllers ?? parts }

    /// The pages that this controller contains, in UIKit's order.
    var heldPages: [UIViewController] { heldControllers.map(\.page) }

    /// The page that stands for this controller when it is visible; `nil` for a page.
    package var visibleChild: UIViewController? { asContainer?.visibleControllers.last?.page }

    /// The page that a user sees within this controller, or over it.
    var visiblePage: UIViewController {
        (ownPresented?.page ?? visibleChild)?.visiblePage ?? self
    }

    /// The pages that a user sees within this controller, or over it, the one in front first: several in the columns of a split view.
    package var pagesInSight: [UIViewController] {
        if let presented = ownPresented { return presented.page.pagesInSight }
        let visible = asContainer?.visibleControllers ?? []
        return visible.isEmpty ? [self] : visible.reversed().flatMap { $0.page.pagesInSight }
    }

    /// The visible page within this controller, without what is presented over it.
    var visiblePageWithin: UIViewController {
        visibleChild?.visiblePageWithin ?? self
    }

    /// This controller and all that is attached to it, the lowest first.
    var withAllAttached: [UIViewController] {
        var result: [UIViewController] = []
        forEachAttached { controller, _ in result.append(controller) }
        return result
    }

    /// Calls a closure for this controller and all controllers attached to it, the lowest first, with the attachment of each. This is faster
    /// than reading each attachment, which searches the container's pages. The attachment is `nil` for this controller, and for a page that
    /// its container lists but doesn't hold.
    func forEachAttached(at place: Attachment? = nil, _ body: (UIViewController, Attachment?) -> Void) {
        body(self, place)
        for (index, page) in heldPages.enumerated() {
            page.forEachAttached(at: page.pageParent.map { ($0.page, .child(index)) }, body)
        }
        ownPresented?.page.forEachAttached(at: (self, .presented), body)
    }
}

extension UINavigationController {
    /// The page on top, wherever the stack's pages are shown.
    var topPage: UIViewController? {
        let shown = showingStack
        return (shown.heldController ?? shown.controllersWithPages.last)?.page
    }
}

extension UITabBarController {
    /// UIKit answers `NSNotFound` without tabs, and while the list of More is visible.
    var selectedTabIndex: Int? {
        (viewControllers ?? []).indices.contains(selectedIndex) ? selectedIndex : nil
    }
}
