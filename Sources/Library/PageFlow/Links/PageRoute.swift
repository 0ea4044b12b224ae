/// A page as a value, which a link or saved state can represent.
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
    /// The name in saved state. The default is the type's name. Don't change it after state has been saved.
    static var name: String { get }

    /// The routes of the pages below this one, the lowest first. Pages that are already there stay.
    var dependencies: [any PageRoute] { get }

    /// The position at which the page is shown. The default is ``RoutePlace/current``.
    var place: RoutePlace { get }
}

extension PageRoute {
    /// By default, the type's name.
    public static var name: String { String(describing: Self.self) }

    /// By default, the page depends on no other pages.
    public var dependencies: [any PageRoute] { [] }

    /// By default, the visible stack.
    public var place: RoutePlace { .current }
}

/// The position at which a route's page is shown.
public enum RoutePlace: Hashable, Sendable {
    /// The visible stack; if there is none, the page is presented. In a split view, the stack of the content, not a sidebar's.
    case current
    /// The stack of one of the window's tabs. Pages presented over the tabs leave.
    case tab(Int)
    /// The stack of one of the tabs that the window's app has set, by the tab's identifier. The tab may be in a group or only in the
    /// sidebar; its page is created if necessary. iOS 18.
    case tabNamed(String)
    /// A column of the visible page's split view, or else of the window's first split view. The column shows the page above the pages
    /// that it depends on, and pages presented over it leave. If the compact column is shown, the pages are pushed onto its stack.
    case column(SplitColumn)
    /// A presentation over the visible page, in a new navigation controller.
    case modal
}

extension PageRoute {
    /// Whether another route has the same type and is equal.
    func isSame(as other: any PageRoute) -> Bool {
        (other as? Self) == self
    }
}
