/// An account of the customer.
public struct Account: Hashable, Sendable {
    /// The name that the customer gave it.
    public var name: String
    /// Its number, in groups of four.
    public var iban: String
    /// The name of its symbol.
    public var symbol: String
    /// What is on it.
    public var balance: Money
    /// How far it may be overdrawn.
    public var overdraft: Money
    /// What was booked, latest first.
    public var movements: [Movement]

    /// Creates it from its parts.
    public init(
        name: String, iban: String, symbol: String, balance: Money, overdraft: Money = Money(cents: 0),
        movements: [Movement] = []
    ) {
        self.name = name
        self.iban = iban
        self.symbol = symbol
        self.balance = balance
        self.overdraft = overdraft
        self.movements = movements
    }
}
