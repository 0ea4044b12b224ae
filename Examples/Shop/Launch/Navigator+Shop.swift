import PageFlow
import UIKit

extension Navigator {
    /// Registers the shop's pages, its links, and the pages that require a login with a window's navigator.
    public func setUp(for store: Store) {
        register(store)
        addLinks()
        links.addGate { route in
            route is any PrivateRoute && !store.isLoggedIn ? .park(opening: LoginFlow(store)) : .pass
        }
    }

    private func register(_ store: Store) {
        routes.register(ProductRoute.self) { try ProductPage(store.found(store.product($0.id)), store) }
        routes.register(ReviewRoute.self) { try ReviewPage(of: store.found(store.product($0.id)), store) }
        routes.register(OrdersRoute.self) { _ in OrdersPage(store) }
        routes.register(OrderRoute.self) { try OrderPage(store.found(store.order($0.number)), store) }
    }

    /// `shop://teas/2` and `https://shop.example/teas/2` are equivalent; links to other sites are rejected.
    private func addLinks() {
        links.accepted = AcceptedLinks(schemes: ["shop"], hosts: ["shop.example"])
        links.add("teas/{id:int}") { ProductRoute(id: try $0.value("id")) }
        links.add("teas/{id:int}/review") { ReviewRoute(id: try $0.value("id")) }
        links.add("orders") { _ in OrdersRoute() }
        links.add("orders/{number:int}") { OrderRoute(number: try $0.value("number")) }
    }
}

/// The error for an unknown product or order.
struct NotInStore: Error {}

extension Store {
    fileprivate func found<Item>(_ item: Item?) throws -> Item {
        guard let item else { throw NotInStore() }
        return item
    }
}
