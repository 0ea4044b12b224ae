import PageFlowCore
import UIKit

extension UIViewController {
    /// Returns to the nearest earlier page of a name: its ``NamedPage/pageName``, or else the name of its type.
    ///
    /// It is for pages whose type cannot be written down, such as hosting controllers.
    ///
    /// Before: `Home/Basket/Delivery + modal:Payment/Card`
    ///
    /// ```swift
    /// card.returnTo(pageNamed: "Basket")
    /// ```
    ///
    /// After: `Home/Basket`
    ///
    /// - Parameters:
    ///   - name: the name, without the steps that the page may have within itself.
    ///   - style: `.direct` moves once; `.cascade` shows each page between.
    ///   - animated: whether the step that a user sees animates.
    /// - Returns: the request. Without such a page it ends as `.failed`.
    @discardableResult
    public func returnTo(
        pageNamed name: String, style: ReturnStyle = .direct, animated: Bool = true
    ) -> NavigationRequest {
        let verb = ReturnVerb(name: name, from: inTree, matches: { $0.nameOfPage == name })
        return send(verb, animated: animated, style: style)
    }
}
