/// An account of the customer.
public struct Account: Hashable, Sendable {
    /// The customer's name for the account.
    public var name: String
    /// Its number, in groups of four.
    public var iban: String
    /// The name of its symbol.
    public var symbol: String
    /// The balance.
    public var balance: Money
    /// The overdraft limit.
    public var overdraft: Money
    /// The booked movements, latest first.
    public var movements: [Movement]

    /// Creates an account.
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
