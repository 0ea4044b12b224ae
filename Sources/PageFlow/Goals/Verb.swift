import PageFlowCore
import UIKit

/// What a request asks for. Where it leads is found out when the request's turn comes: pages may have moved since it was made.
@MainActor
protocol Verb {
    /// In words: `open Settings`.
    ///
    /// - Parameter page: the name of the page that asks.
    func summary(from page: String) -> String

    /// Whether another request of the same page asks for the same.
    func isSame(as other: any Verb) -> Bool

    /// Adds the verb's values for a page to those of an earlier equal request, which this one joins.
    func join(_ earlier: any Verb)

    /// Where the pages should get to, as they are now.
    func destination(from place: RequestPlace) throws(NavigationError) -> Destination

    /// The pages that the app has handed over to be shown.
    var newPages: [UIViewController] { get }

    /// The guards that want to be asked although their pages do not leave, the topmost first. None unless the verb hides pages.
    var hiddenGuards: [any LeaveGuard] { get }

    /// The call in the app's source; `nil` if unknown.
    var call: CallSite? { get }

    /// The routes that the window's gates are asked for.
    var gatedRoutes: [any PageRoute] { get }

    /// Whether the guards of the pages that leave are asked.
    var asksGuards: Bool { get }
}

extension Verb {
    var call: CallSite? { nil }

    func join(_ earlier: any Verb) {}

    var newPages: [UIViewController] { [] }

    var hiddenGuards: [any LeaveGuard] { [] }

    /// The routes of the new pages that name their own.
    var gatedRoutes: [any PageRoute] { newPages.flatMap(\.withAllAttached).compactMap(\.ownRoute) }

    var asksGuards: Bool { true }
}

/// Where a request is made: the page that asks, and its window, as they are when the request's turn has come.
@MainActor
struct RequestPlace {
    let page: UIViewController
    let window: UIWindow
    let root: UIViewController
    let pages: WindowPages

    /// The page that asks, for a goal.
    var asker: LivePage { LivePage(page) }

    /// A page of the window, for a goal.
    func live(_ page: UIViewController) throws(NavigationError) -> LivePage {
        if page.isAttached(to: window) { return LivePage(page) }
        // A container may list pages that it hasn't added yet.
        guard let listed = LivePage(root).descendant(page) else {
            throw NavigationError(.offScreen, at: page.nameOfPage)
        }
        return listed
    }
}

extension RequestPlace {
    /// The end of the cover that one step back from the page would end: its window has nothing before the page.
    var endOfCover: Destination? {
        guard let cover = Cover.of(window), let root = cover.page, case .root = page.arrival else {
            return nil
        }
        return Destination(changes: [.uncover(root)])
    }

    /// How the page that asks leaves if it shows the results of a search: with the search. `nil` for any other page.
    var goalThatEndsSearch: NavigationGoal<LivePage>? {
        get throws(NavigationError) {
            guard let searched = page.pageWithThisAsResults else { return nil }
            return .show(try live(searched))
        }
    }
}

/// Where a request leads.
@MainActor
struct Destination {
    /// How the changes are found.
    enum Target {
        /// They are planned.
        case goal(NavigationGoal<LivePage>)
        /// They are known.
        case changes([LiveChange])
    }

    let target: Target
    /// The pages that come, the lowest first.
    var newPages: [UIViewController] = []
    /// The routes of the pages that come, and of those within them.
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    /// Called before the first callback: hands pages their parameters.
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
    /// Whether another page would show the same: the very same page, one of an equal route, or one of the same type with an
    /// equal identity.
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

    /// Whether the page can't be distinguished from another one: both have the same class, and neither a route nor an identity. Stacks are
    /// compared by their first pages, and alerts by their texts.
    func isLike(_ other: UIViewController) -> Bool {
        guard type(of: self) == type(of: other), !hasIdentity, !other.hasIdentity else { return false }
        if let alert = self as? UIAlertController, let other = other as? UIAlertController {
            return alert.title == other.title && alert.message == other.message
        }
        guard let stack = self as? UINavigationController, let first = stack.heldPages.first,
            let otherFirst = (other as? UINavigationController)?.heldPages.first
        else { return true }
        return first.isSamePage(as: otherFirst) || first.isLike(otherFirst)
    }
}

/// A page that says what it shows: two taps on the same product open one page, two products two.
///
/// ```swift
/// final class ProductPage: UIViewController, IdentifiedPage {
///     var pageID: AnyHashable { product.number }
/// }
/// ```
@MainActor
public protocol IdentifiedPage: UIViewController {
    /// Equal for pages of one class that show the same.
    var pageID: AnyHashable { get }
}

/// A page that knows its own route. Pages that were opened by a route need not adopt it.
@MainActor
public protocol RoutedPage: UIViewController {
    /// The page as a value.
    var route: any PageRoute { get }
}
