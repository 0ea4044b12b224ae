/// A fixed deposit.
public struct Deposit: Hashable, Sendable {
    /// The deposited amount.
    public var amount: Money
    /// The term in months.
    public var months: Int
    /// The yearly interest rate, in percent.
    public var rate: Double
    /// The first day.
    public var began: Day
    /// Whether it renews automatically.
    public var renews: Bool

    /// Creates a deposit.
    public init(amount: Money, months: Int, rate: Double, began: Day, renews: Bool = true) {
        self.amount = amount
        self.months = months
        self.rate = rate
        self.began = began
        self.renews = renews
    }

    /// The last day.
    public var ends: Day { began.adding(months: months) }

    /// The interest of the whole term.
    public var interest: Money { Money(amount.amount * rate / 100 * Double(months) / 12) }
}
