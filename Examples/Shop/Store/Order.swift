/// What a customer has bought.
struct Order: Hashable, Sendable {
    let number: Int
    let products: [Product]
    let address: String

    /// In euros.
    var total: Int { products.map(\.price).reduce(0, +) }
}
