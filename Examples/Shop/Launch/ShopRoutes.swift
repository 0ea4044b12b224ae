import PageFlow

/// A tea.
struct ProductRoute: PageRoute {
    let id: Int
    var place: RoutePlace { .tab(0) }
}

/// The review of a tea, over its page.
struct ReviewRoute: PageRoute {
    let id: Int
    var dependencies: [any PageRoute] { [ProductRoute(id: id)] }
    var place: RoutePlace { .tab(0) }
}

/// A page that requires a login.
protocol PrivateRoute: PageRoute {}

/// The list of orders.
struct OrdersRoute: PrivateRoute {
    var place: RoutePlace { .tab(2) }
}

/// An order, over the list.
struct OrderRoute: PrivateRoute {
    let number: Int
    var dependencies: [any PageRoute] { [OrdersRoute()] }
    var place: RoutePlace { .tab(2) }
}
