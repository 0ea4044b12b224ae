/// The category of a movement.
public enum Category: String, CaseIterable, Sendable {
    /// Food and household goods.
    case groceries = "Groceries"
    /// Rent, power, furniture.
    case home = "Home"
    /// Trains, fuel, hotels.
    case travel = "Travel"
    /// Restaurants, sport, music.
    case leisure = "Leisure"
    /// Wages and other income.
    case income = "Income"
    /// Everything else.
    case other = "Other"

    /// The name of its symbol.
    public var symbol: String {
        switch self {
        case .groceries: "cart.fill"
        case .home: "house.fill"
        case .travel: "tram.fill"
        case .leisure: "music.note"
        case .income: "arrow.down.circle.fill"
        case .other: "circle.fill"
        }
    }
}

/// An incoming or outgoing payment of an account.
public struct Movement: Hashable, Sendable {
    /// The payer or the payee.
    public var title: String
    /// The booking day.
    public var day: Day
    /// The amount; negative for an outgoing payment.
    public var amount: Money
    /// The category.
    public var category: Category
    /// The bank's reference number.
    public var reference: String
    /// The customer's note.
    public var note: String
    /// Whether it was paid with a card.
    public var isCardPayment: Bool

    /// Creates a movement.
    public init(
        title: String, day: Day, amount: Money, category: Category, reference: String, note: String = "",
        isCardPayment: Bool = false
    ) {
        self.title = title
        self.day = day
        self.amount = amount
        self.category = category
        self.reference = reference
        self.note = note
        self.isCardPayment = isCardPayment
    }
}
