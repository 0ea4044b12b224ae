import PageFlowCore
import UIKit

extension Navigating {
    /// Goes one step back, however the page came: pops it, dismisses it, or dismisses the navigation controller
    /// that it is the first page of. What lies over the page leaves too.
    ///
    /// Before: `Home/Settings + modal:Login`
    ///
    /// ```swift
    /// login.goBack()
    /// ```
    ///
    /// After: `Home/Settings`
    ///
    /// An embedded child goes back as the page around it does, unless it was opened by `.embed`: then it alone leaves. On the
    /// first page of a window the request ends as `.failed`: there is nothing before it.
    ///
    /// UIKit's own calls are `popViewController(animated:)` and `dismiss(animated:completion:)`.
    @discardableResult
    public func goBack(animated: Bool = true) -> NavigationRequest {
        let stepBack = navigatingPage.flatMap { StepBackVerb(in: $0.inTree, animated: animated) }
        return send(stepBack ?? GoBackVerb(), animated: animated)
    }

    /// Takes this page out of its place, wherever that is; pages above it in a stack stay.
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

    /// Dismisses everything that is presented in this page's window. Stacks and tabs stay as they are.
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
    /// Goes one step back for a control of the app's in place of UIKit's back button: guards are asked, and the exit has this cause.
    @discardableResult
    package func goBack(cause: ExitCause) -> NavigationRequest {
        send(QueuedRequest(GoBackVerb(), from: self, animated: true, cause: cause))
    }
}
