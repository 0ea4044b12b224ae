import UIKit

/// A request's content. The destination is determined when the request's turn begins, because pages may have moved since the call.
@MainActor
protocol Verb {
    /// Returns a summary, such as `open Settings`.
    ///
    /// - Parameter page: The name of the asking page.
    func summary(from page: String) -> String

    /// Returns whether an equal verb of the same page would have the same effect.
    func isSame(as other: any Verb) -> Bool

    /// Adds the verb's values for a page to those of an earlier equal request, which this one joins.
    func join(_ earlier: any Verb)

    /// Returns the destination, based on the current pages.
    func destination(from place: RequestPlace) throws(NavigationError) -> Destination

    /// The pages that the app passed to the verb.
    var newPages: [UIViewController] { get }

    /// The guards that are asked although their pages don't leave, the topmost first. Empty unless the verb hides pages.
    var hiddenGuards: [any LeaveGuard] { get }

    /// The call in the app's source; `nil` if unknown.
    var call: CallSite? { get }

    /// The routes for which the window's gates are asked.
    var gatedRoutes: [any PageRoute] { get }

    /// Whether the guards of the leaving pages are asked.
    var asksGuards: Bool { get }
}

extension Verb {
    var call: CallSite? { nil }

    func join(_ earlier: any Verb) {}

    var newPages: [UIViewController] { [] }

    var hiddenGuards: [any LeaveGuard] { [] }

    /// The routes of the new pages that declare one.
    var gatedRoutes: [any PageRoute] { newPages.flatMap(\.withAllAttached).compactMap(\.ownRoute) }

    var asksGuards: Bool { true }
}

/// The context of a request: the asking page and its window when the request's turn begins.
@MainActor
struct RequestPlace {
    let page: UIViewController
    let window: UIWindow
    let root: UIViewController
    let pages: WindowPages

    var asker: LivePage { LivePage(page) }

    func live(_ page: UIViewController) throws(NavigationError) -> LivePage {
        if page.isAttached(to: window) { return LivePage(page) }
        // A container may list pages that it hasn't added yet.
        guard let listed = LivePage(root).descendant(page) else {
            throw NavigationError(.offScreen, at: page.nameOfPage)
        }
        return listed
    }
}

@MainActor
struct Destination {
    /// The changes, or the goal that they are planned for.
    enum Target {
        case goal(NavigationGoal<LivePage>)
        /// Changes that need no plan.
        case changes([LiveChange])
    }

    let target: Target
    /// The new pages, the lowest first.
    var newPages: [UIViewController] = []
    /// The routes of the new pages and of the pages within them.
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    /// Called before the first callback: passes pages their parameters.
    var prepare: () -> Void = {}

    init(_ goal: NavigationGoal<LivePage>, newPages: [UIViewController] = []) {
        target = .goal(goal)
        self.newPages = newPages
    }

    init(changes: [LiveChange], newPages: [UIViewController] = []) {
        target = .changes(changes)
        self.newPages = newPages
    }
}

extension UIViewController {
    /// Whether another page would show the same content: it is this page, has an equal route, or has the same type and an equal identity.
    func isSamePage(as other: UIViewController) -> Bool {
        if self === other { return true }
        if let route = ownRoute, let otherRoute = other.ownRoute {
            return route.isSame(as: otherRoute)
        }
        guard type(of: self) == type(of: other), let one = self as? any IdentifiedPage,
            let two = other as? any IdentifiedPage
        else { return false }
        return one.pageID == two.pageID
    }

    /// Whether the page has a route or an identity.
    var hasIdentity: Bool { self is any IdentifiedPage || ownRoute != nil }

    /// Whether the page can't be distinguished from another one: both have the same class and neither a route nor an identity. Stacks are
    /// compared by their first pages, and alerts by their texts.
    func isLike(_ other: UIViewController) -> Bool {
        guard type(of: self) == type(of: other), !hasIdentity, !other.hasIdentity else { return false }
        if let alert = self as? UIAlertController, let other = other as? UIAlertController {
            return alert.title == other.title && alert.message == other.message
        }
        guard let first = firstPage, let otherFirst = other.firstPage else { return true }
        return first.isSamePage(as: otherFirst) || first.isLike(otherFirst)
    }
}

/// A page that identifies its content: two taps on one product open one page, taps on two products open two.
///
/// ```swift
/// final class ProductPage: UIViewController, IdentifiedPage {
///     var pageID: AnyHashable { product.number }
/// }
/// ```
@MainActor
public protocol IdentifiedPage: UIViewController {
    /// An identity, equal for pages of one class with the same content.
    var pageID: AnyHashable { get }
}

/// A page that declares its own route. A page that was opened by a route doesn't have to adopt it.
@MainActor
public protocol RoutedPage: UIViewController {
    /// The route that represents the page.
    var route: any PageRoute { get }
}

extension UIViewController {
    /// The route that the page declares.
    var ownRoute: (any PageRoute)? { (self as? any RoutedPage)?.route ?? ownDescription?.route }
}
