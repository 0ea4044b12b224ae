/// What money was spent on.
public enum Category: String, CaseIterable, Sendable {
    /// Food and what a household needs.
    case groceries = "Groceries"
    /// Rent, power, furniture.
    case home = "Home"
    /// Trains, fuel, hotels.
    case travel = "Travel"
    /// Restaurants, sport, music.
    case leisure = "Leisure"
    /// Wages and what others pay.
    case income = "Income"
    /// Everything else.
    case other = "Other"

    /// The name of the symbol that stands for it.
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

/// Money that came to an account or left it.
public struct Movement: Hashable, Sendable {
    /// Who paid or was paid.
    public var title: String
    /// When it was booked.
    public var day: Day
    /// What came; negative where it left.
    public var amount: Money
    /// What it was spent on.
    public var category: Category
    /// The number under which the bank knows it.
    public var reference: String
    /// What the customer wrote to it.
    public var note: String
    /// Whether it was paid with a card.
    public var isCardPayment: Bool

    /// Creates it from its parts.
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
