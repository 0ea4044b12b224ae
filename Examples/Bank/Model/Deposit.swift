/// A fixed deposit.
public struct Deposit: Hashable, Sendable {
    /// What was put by.
    public var amount: Money
    /// How long it lasts.
    public var months: Int
    /// Interest a year, in percent.
    public var rate: Double
    /// Its first day.
    public var began: Day
    /// Whether it begins again by itself.
    public var renews: Bool

    /// Creates it from its parts.
    public init(amount: Money, months: Int, rate: Double, began: Day, renews: Bool = true) {
        self.amount = amount
        self.months = months
        self.rate = rate
        self.began = began
        self.renews = renews
    }

    /// Its last day.
    public var ends: Day { began.adding(months: months) }

    /// The interest of the whole time.
    public var interest: Money { Money(amount.amount * rate / 100 * Double(months) / 12) }
}
