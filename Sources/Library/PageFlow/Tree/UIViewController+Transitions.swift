import UIKit

// UIKit's current transitions.
extension UIViewController {
    /// The transition that a request of this page must wait for, because UIKit handles only one change at a time.
    var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        if let transition = visibleTransition { return transition }
        let top = controllerAboutToMove
        return top.isAboutToMove ? top.transitionBefore : nil
    }

    /// The controller whose presentation or dismissal must end before the containers of this page can change: the topmost one, or a search
    /// that ends over the visible page. UIKit refuses to change a stack until a search over its top page has left.
    var controllerAboutToMove: UIViewController {
        let top = topmostPresented
        return top.visiblePage.endingSearch ?? top
    }

    var visibleTransition: (any UIViewControllerTransitionCoordinator)? {
        let top = topmostPresented
        return (top.visibleChild?.visiblePage ?? top).transitionCoordinator
            // The stack of a covered page may be in a transition as well.
            ?? (top === self ? nil : transitionCoordinator)
    }

    /// The topmost controller presented over this page.
    var topmostPresented: UIViewController {
        var top = self
        while let presented = top.presentedViewController, presented !== top { top = presented }
        return top
    }

    /// Whether other code has requested the presentation or dismissal of this controller, and UIKit hasn't begun it.
    var isAboutToMove: Bool {
        var controller = self
        while !controller.isBeingDismissed, !controller.isBeingPresented {
            guard let parent = controller.parent else { return false }
            controller = parent
        }
        return controller.isBeingPresented || viewIfLoaded?.window != nil
    }

    /// The transition that a requested presentation or dismissal waits for. It may belong to any controller that the dismissal removes, or
    /// that is covered.
    var transitionBefore: (any UIViewControllerTransitionCoordinator)? {
        guard presentingViewController != nil else { return nil }
        return sequence(first: topmostPresented, next: \.presentingViewController).lazy
            .compactMap(\.transitionWithin).first
    }

    /// The transition of this controller or of a controller attached to it. A page that is about to leave its container is still a child of
    /// the container, although no longer one of its pages.
    var transitionWithin: (any UIViewControllerTransitionCoordinator)? {
        if let transitionCoordinator { return transitionCoordinator }
        for child in children {
            if let transition = child.transitionWithin { return transition }
        }
        return ownPresented?.transitionWithin
    }
}
