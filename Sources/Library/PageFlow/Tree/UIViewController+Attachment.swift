import UIKit

// The position of a controller in its window, read from UIKit's current state.
extension UIViewController {
    typealias Attachment = (parent: UIViewController, branch: PagePath.Branch)

    /// The parent or presenter of this controller, and the position there; `nil` for a root, and for a controller that has left.
    var attachment: Attachment? {
        let outermostContainer = outermostContainer
        // A child is never presented.
        if let parent = pageParent {
            guard let index = parent.heldControllers.lastPosition(of: self, or: outermostContainer) else {
                return nil
            }
            return (parent.page, .child(index))
        }
        guard let presenter = ownPresenter, presenter.ownPresented === outermostContainer else { return nil }
        return (presenter, .presented)
    }

    /// The presenter of this controller itself. UIKit's property also returns the presenter of an ancestor.
    var ownPresenter: UIViewController? {
        let outermostContainer = outermostContainer
        guard let presenter = outermostContainer.presentingViewController,
            presenter.presentedViewController === outermostContainer
        else { return nil }
        return presenter.exceptSearch?.page
    }

    /// The controller that this controller itself presents and isn't dismissing. UIKit's property also returns the presentation of an
    /// ancestor; the presented controller's `presentingViewController` is the presenter.
    var ownPresented: UIViewController? {
        guard let presented = presentedViewController else { return nil }
        if presented.isSearch { return activeSearch?.presentedOver }
        guard presented.presentingViewController?.page === self else { return nil }
        return !presented.isBeingDismissed || presented.isHeldInDismissal ? presented : nil
    }

    /// Whether this controller is one of a window's pages.
    func isAttached(to window: UIWindow?) -> Bool {
        guard let root = window?.rootViewController, var controller = exceptSearch else { return false }
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

    /// The window to whose root this controller is attached. The controller's view may be outside the window, or not loaded.
    var hostWindow: UIWindow? {
        var top = self
        while let parent = top.attachment?.parent { top = parent }
        return top.outermostContainer.windowOfRoot
    }

    /// The window of a root. UIKit removes the root's view from its window while a page covers the whole screen; then the topmost page's
    /// view is in the window.
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
    /// The index of one of two controllers, searched from the end. Without a closure, because a closure of the main actor checks its actor
    /// on each call.
    fileprivate func lastPosition(of one: UIViewController, or other: UIViewController) -> Int? {
        for index in indices.reversed() where self[index] === one || self[index] === other { return index }
        return nil
    }
}

extension UIViewController {
    /// Whether UIKit presents this controller within its presenter, in a presentation context, and not over the containers around the
    /// presenter.
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

// The contents of a controller.
extension UIViewController {
    /// The controllers that this one contains, in UIKit's order, including transparent containers.
    var heldControllers: [UIViewController] { asContainer?.controllers ?? parts }

    /// The pages that this controller contains, in UIKit's order.
    var heldPages: [UIViewController] { heldControllers.map(\.page) }

    /// The frontmost page that is visible when this controller is; `nil` for a page.
    package var visibleChild: UIViewController? { asContainer?.visibleControllers.last?.page }

    /// The visible page within this controller, or over it.
    package var visiblePage: UIViewController {
        (ownPresented?.page ?? visibleChild)?.visiblePage ?? self
    }

    /// The visible pages within this controller, or over it, the frontmost first: several in the columns of a split view.
    package var pagesInSight: [UIViewController] {
        if let presented = ownPresented { return presented.page.pagesInSight }
        let visible = asContainer?.visibleControllers ?? []
        return visible.isEmpty ? [self] : visible.reversed().flatMap { $0.page.pagesInSight }
    }

    /// The visible page within this controller, without the pages presented over it.
    var visiblePageWithin: UIViewController {
        visibleChild?.visiblePageWithin ?? self
    }

    /// This controller and everything attached to it, the lowest first.
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
