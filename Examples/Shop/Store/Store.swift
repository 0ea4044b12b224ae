/// The shop's data: the basket, the customer, the orders. It doesn't depend on pages.
@MainActor
public final class Store {
    var basket: [Product] = []
    /// The name of the logged-in customer.
    public var customer: String?
    /// The last entered address.
    var address = ""
    private(set) var orders: [Order]

    /// Creates a store with an empty basket and an earlier order.
    public init() {
        orders = [Order(number: 4711, products: [Product.all[0]], address: "12 Mill Lane")]
    }

    var isLoggedIn: Bool { customer != nil }

    var total: Int { basket.map(\.price).reduce(0, +) }

    func product(_ id: Int) -> Product? { Product.all.first { $0.id == id } }

    func order(_ number: Int) -> Order? { orders.first { $0.number == number } }

    /// Turns the basket into an order, and empties it.
    func pay() -> Order {
        let order = Order(number: 4711 + orders.count, products: basket, address: address)
        orders.append(order)
        basket = []
        return order
    }
}
