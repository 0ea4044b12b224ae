import PageFlowCore
import UIKit

extension UIViewController {
    /// Returns to the nearest earlier page of a type: in this stack, in the stacks and pages that modals cover, in
    /// the pages around this one, and last in other tabs.
    ///
    /// Before: `Home/Basket/Delivery + modal:Payment/Card`
    ///
    /// ```swift
    /// card.returnTo(Basket.self) { basket in basket.note = "card refused" }
    /// ```
    ///
    /// After: `Home/Basket`
    ///
    /// - Parameters:
    ///   - type: the page's class, or a class or protocol that it inherits.
    ///   - matches: which of several pages of that type is meant.
    ///   - style: `.direct` moves once; `.cascade` shows each page on the way.
    ///   - animated: whether the step that a user sees animates.
    ///   - prepare: called with the page before the first callback that the return causes: hand it its parameter here.
    /// - Returns: the request. Without such a page it ends as `.failed`.
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, where matches: @escaping @MainActor (Page) -> Bool = { _ in true },
        style: ReturnStyle = .direct, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void = { _ in }
    ) -> NavigationRequest {
        let verb = ReturnVerb(
            name: PageNames.name(of: type),
            matches: { ($0 as? Page).map(matches) ?? false },
            prepare: { if let page = $0 as? Page { prepare(page) } })
        return send(verb, animated: animated, style: style)
    }

    /// Returns to the nearest earlier page of a type, and hands it its parameter before it appears.
    ///
    /// ```swift
    /// card.returnTo(Basket.self) { $0.note = "card refused" }
    /// ```
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, style: ReturnStyle = .direct, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void
    ) -> NavigationRequest {
        returnTo(type, where: { _ in true }, style: style, animated: animated, prepare: prepare)
    }

    /// Returns to the window's first page: the first tab's, and the bottom one of its stack.
    ///
    /// Before: `tab:1/Orders/Order + modal:Login`
    ///
    /// ```swift
    /// login.returnHome()
    /// ```
    ///
    /// After: `tab:0/Home`
    @discardableResult
    public func returnHome(style: ReturnStyle = .direct, animated: Bool = true) -> NavigationRequest {
        send(PlainVerb.returnHome, animated: animated, style: style)
    }
}
