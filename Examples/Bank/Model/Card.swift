/// A card.
public struct Card: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// The last four digits of its number.
    public var lastDigits: String
    /// The month it is valid to, such as "09/27".
    public var expiry: String
    /// Whether it is blocked.
    public var isBlocked: Bool
    /// Whether it pays on the internet.
    public var paysOnInternet: Bool
    /// Whether it pays without contact.
    public var paysWithoutContact: Bool
    /// Whether it works abroad.
    public var worksAbroad: Bool
    /// Euros a day in shops.
    public var shopLimit: Double
    /// Euros a day on the internet.
    public var internetLimit: Double
    /// Euros a week in cash.
    public var cashLimit: Double
    /// How many payments need no PIN.
    public var paymentsWithoutPin: Int

    /// Creates it from its parts.
    public init(
        name: String, lastDigits: String, expiry: String, isBlocked: Bool = false,
        paysOnInternet: Bool = true, paysWithoutContact: Bool = true, worksAbroad: Bool = false,
        shopLimit: Double = 2_000, internetLimit: Double = 800, cashLimit: Double = 1_000,
        paymentsWithoutPin: Int = 3
    ) {
        self.name = name
        self.lastDigits = lastDigits
        self.expiry = expiry
        self.isBlocked = isBlocked
        self.paysOnInternet = paysOnInternet
        self.paysWithoutContact = paysWithoutContact
        self.worksAbroad = worksAbroad
        self.shopLimit = shopLimit
        self.internetLimit = internetLimit
        self.cashLimit = cashLimit
        self.paymentsWithoutPin = paymentsWithoutPin
    }
}
