/// A customer's order.
struct Order: Hashable, Sendable {
    let number: Int
    let products: [Product]
    let address: String

    /// The total in euros.
    var total: Int { products.map(\.price).reduce(0, +) }
}
