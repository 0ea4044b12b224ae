import UIKit

extension Navigating {
    /// Goes one step back, whatever showed this page: pops it, dismisses it, or dismisses the navigation controller whose first page it is.
    /// The pages above it leave too.
    ///
    /// Before: `Home/Settings + modal:Login`
    ///
    /// ```swift
    /// login.goBack()
    /// ```
    ///
    /// After: `Home/Settings`
    ///
    /// An embedded child goes back together with the page around it, unless `.embed` opened it: then the child alone is removed. On the
    /// first page of a window the request ends as `.failed`, because there is no page before it.
    ///
    /// UIKit's own calls are `popViewController(animated:)` and `dismiss(animated:completion:)`.
    @discardableResult
    public func goBack(animated: Bool = true) -> NavigationRequest {
        let stepBack = navigatingPage.flatMap { StepBackVerb(in: $0.inTree, animated: animated) }
        return send(stepBack ?? PlainVerb.goBack, animated: animated)
    }

    /// Removes this page from its stack, its tabs, its parent or its presenter. Pages above it in a stack stay.
    ///
    /// Before: `Home/Login/Account`
    ///
    /// ```swift
    /// login.remove()
    /// ```
    ///
    /// After: `Home/Account`
    ///
    /// UIKit's own calls are `setViewControllers(_:animated:)`, `removeFromParent()` and `dismiss(animated:completion:)`.
    @discardableResult
    public func remove(animated: Bool = true) -> NavigationRequest {
        send(PlainVerb.remove, animated: animated)
    }

    /// Dismisses everything that is presented in this page's window. Stacks and tabs don't change.
    ///
    /// Before: `tab:1/Home/Settings + modal:Login + modal:Help`
    ///
    /// ```swift
    /// help.dismissAll()
    /// ```
    ///
    /// After: `tab:1/Home/Settings`
    ///
    /// UIKit's own call is `dismiss(animated:completion:)` of the window's root.
    @discardableResult
    public func dismissAll(animated: Bool = true) -> NavigationRequest {
        send(PlainVerb.dismissAll, animated: animated)
    }
}

extension UIViewController {
    /// Goes one step back for an app's control that replaces UIKit's back button: the guards are asked, and the exit has this cause.
    @discardableResult
    package func goBack(cause: ExitCause) -> NavigationRequest {
        send(QueuedRequest(PlainVerb.goBack, from: self, animated: true, cause: cause))
    }
}
