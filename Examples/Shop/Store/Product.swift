/// A tea that the shop sells.
struct Product: Hashable, Codable, Identifiable, Sendable {
    let id: Int
    let name: String
    let kind: Kind
    /// In euros.
    let price: Int

    enum Kind: String, Codable, CaseIterable, Sendable {
        case green, black
    }
}

extension Product {
    /// All that the shop sells.
    static let all = [
        Product(id: 1, name: "Sencha", kind: .green, price: 9),
        Product(id: 2, name: "Darjeeling", kind: .black, price: 12),
        Product(id: 3, name: "Gyokuro", kind: .green, price: 24),
    ]
}
