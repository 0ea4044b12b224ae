/// A page as a value: what a link means, and what saved state is made of.
///
/// ```swift
/// struct AccountRoute: PageRoute {
///     let number: Int
///     var dependencies: [any PageRoute] { [AccountsRoute()] }
///     var place: RoutePlace { .tab(1) }
/// }
/// window.navigator.routes.register(AccountRoute.self) { AccountPage(number: $0.number) }
/// window.navigator.open(AccountRoute(number: 4711))
/// ```
public protocol PageRoute: Codable, Hashable, Sendable {
    /// The name in saved state. By default the type's; do not change it once state has been saved.
    static var name: String { get }

    /// The routes of the pages that belong beneath this one, the lowest first. Those that are there already stay.
    var dependencies: [any PageRoute] { get }

    /// Where the page goes. By default onto the visible stack.
    var place: RoutePlace { get }
}

extension PageRoute {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }

    /// None.
    public var dependencies: [any PageRoute] { [] }

    /// Onto the visible stack.
    public var place: RoutePlace { .current }
}

/// Where a route's page goes.
public enum RoutePlace: Hashable, Sendable {
    /// The visible stack; if there is none, the page is presented. In a split view, the stack of the content, not a sidebar's.
    case current
    /// Onto the stack of a tab of the window. What is presented over it leaves.
    case tab(Int)
    /// A column of the visible page's split view, or else of the window's first split view. The column shows the page above the pages
    /// that it depends on, and pages presented over it leave. If the compact column is shown, the pages are pushed onto its stack.
    case column(SplitColumn)
    /// Over the visible page, in a navigation controller of its own.
    case modal
}

extension PageRoute {
    /// Whether another route is of the same type and equal.
    package func isSame(as other: any PageRoute) -> Bool {
        (other as? Self) == self
    }
}
