/// A tea that the shop sells.
struct Product: Hashable, Codable, Identifiable, Sendable {
    let id: Int
    let name: String
    let kind: Kind
    /// The tasting notes.
    let notes: String
    /// The price in euros.
    let price: Int

    enum Kind: String, Codable, CaseIterable, Sendable {
        case green, black
    }
}

extension Product {
    /// All teas that the shop sells.
    static let all = [
        Product(
            id: 1, name: "Sencha", kind: .green,
            notes: "Steamed, rolled and dried in Shizuoka. Fresh as cut grass, a little sweet.", price: 9),
        Product(
            id: 2, name: "Darjeeling", kind: .black,
            notes: "The first leaves of spring from the slopes of the Himalaya. Flowers and muscat.",
            price: 12),
        Product(
            id: 3, name: "Gyokuro", kind: .green,
            notes: "Grown in the shade for three weeks. Deep, mild, for an afternoon without hurry.",
            price: 24),
    ]

    /// The description in a list.
    var summary: String { "\(kind.rawValue.capitalized) tea, \(price) euros" }
}
