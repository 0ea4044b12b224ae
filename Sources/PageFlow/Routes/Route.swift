import UIKit

/// A page as a value: what a link means, and what saved state is made of.
///
/// ```swift
/// struct AccountRoute: Route {
///     let number: Int
///     var dependencies: [any Route] { [AccountsRoute()] }
///     var place: RoutePlace { .tab(1) }
/// }
/// window.navigator.routes.register(AccountRoute.self) { AccountPage(number: $0.number) }
/// window.navigator.open(AccountRoute(number: 4711))
/// ```
public protocol Route: Codable, Hashable, Sendable {
    /// The name in saved state. By default the type's; do not change it once state has been saved.
    static var name: String { get }

    /// The pages that must lie beneath this one, the lowest first. Those that do already stay as they are.
    var dependencies: [any Route] { get }

    /// Where the page goes. By default onto the stack in sight.
    var place: RoutePlace { get }
}

extension Route {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }

    /// None.
    public var dependencies: [any Route] { [] }

    /// Onto the stack in sight.
    public var place: RoutePlace { .current }
}

/// Where a route's page goes.
public enum RoutePlace: Hashable, Sendable {
    /// Onto the stack in sight; presented where there is none.
    case current
    /// Onto the stack of a tab of the window. What is presented over it leaves.
    case tab(Int)
    /// Over the page in sight, in a navigation controller of its own.
    case modal
}

/// A page that knows its own route. Pages that were opened by a route need not adopt it.
@MainActor
public protocol RoutedPage: UIViewController {
    /// The page as a value.
    var route: any Route { get }
}
