import UIKit

// What UIKit is moving at this moment.
extension UIViewController {
    /// What UIKit moves where a request of this page wants to move pages: only one change at a time goes well there.
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

    private var endingSearch: UISearchController? {
        let searches = sequence(first: self, next: \.parent).lazy.compactMap {
            $0.presentedViewController as? UISearchController
        }
        return searches.first(where: \.isBeingDismissed)
    }

    var visibleTransition: (any UIViewControllerTransitionCoordinator)? {
        let top = topmostPresented
        return (top.visibleChild?.visiblePage ?? top).transitionCoordinator
            // The stack of a page that something covers may be at work all the same.
            ?? (top === self ? nil : transitionCoordinator)
    }

    /// What lies over this page, all presentations included.
    var topmostPresented: UIViewController {
        var top = self
        while let presented = top.presentedViewController, presented !== top { top = presented }
        return top
    }

    /// Whether other code has presented or dismissed this controller, and that has not begun.
    var isAboutToMove: Bool {
        var controller = self
        while !controller.isBeingDismissed, !controller.isBeingPresented {
            guard let parent = controller.parent else { return false }
            controller = parent
        }
        return controller.isBeingPresented || viewIfLoaded?.window != nil
    }

    /// What a presentation or a dismissal waits for that was asked for and has not begun: it may be a transition of any part
    /// of what it takes away, or lies over.
    var transitionBefore: (any UIViewControllerTransitionCoordinator)? {
        guard presentingViewController != nil else { return nil }
        return sequence(first: topmostPresented, next: \.presentingViewController).lazy
            .compactMap(\.transitionWithin).first
    }

    /// The transition of this controller or of anything attached to it. A page that is about to leave its container is none
    /// of its pages any more, and still its child.
    var transitionWithin: (any UIViewControllerTransitionCoordinator)? {
        if let transitionCoordinator { return transitionCoordinator }
        for child in children {
            if let transition = child.transitionWithin { return transition }
        }
        return ownPresented?.transitionWithin
    }
}
