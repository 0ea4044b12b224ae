/// What the shop knows: the basket, the customer, the orders. It knows nothing of pages.
@MainActor
public final class Store {
    var basket: [Product] = []
    /// The name of the customer who is logged in.
    public var customer: String?
    /// The address that was entered last.
    var address = ""
    private(set) var orders: [Order]

    /// A store whose basket is empty, with an order of earlier days.
    public init() {
        orders = [Order(number: 4711, products: [Product.all[0]], address: "12 Mill Lane")]
    }

    var isLoggedIn: Bool { customer != nil }

    var total: Int { basket.map(\.price).reduce(0, +) }

    func product(_ id: Int) -> Product? { Product.all.first { $0.id == id } }

    func order(_ number: Int) -> Order? { orders.first { $0.number == number } }

    /// Makes an order of what is in the basket, and empties it.
    func pay() -> Order {
        let order = Order(number: 4711 + orders.count, products: basket, address: address)
        orders.append(order)
        basket = []
        return order
    }
}
