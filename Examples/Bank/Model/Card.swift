/// A card.
public struct Card: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The last four digits of its number.
    public var lastDigits: String
    /// The expiry month, such as "09/27".
    public var expiry: String
    /// Whether it is blocked.
    public var isBlocked: Bool
    /// Whether it can pay online.
    public var paysOnInternet: Bool
    /// Whether it can pay contactless.
    public var paysWithoutContact: Bool
    /// Whether it works abroad.
    public var worksAbroad: Bool
    /// The daily limit in shops, in euros.
    public var shopLimit: Double
    /// The daily limit online, in euros.
    public var internetLimit: Double
    /// The weekly limit in cash, in euros.
    public var cashLimit: Double
    /// The number of payments without a PIN.
    public var paymentsWithoutPin: Int

    /// Creates a card.
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
