/// A loan.
public struct Loan: Hashable, Sendable {
    /// What it was taken for.
    public var name: String
    /// The name of its symbol.
    public var symbol: String
    /// What was borrowed.
    public var amount: Money
    /// What is still to be paid back.
    public var open: Money
    /// What is paid each month.
    public var rate: Money
    /// How many months are left.
    public var monthsLeft: Int
    /// How many months it lasts in all.
    public var months: Int

    /// Creates it from its parts.
    public init(
        name: String, symbol: String, amount: Money, open: Money, rate: Money, monthsLeft: Int, months: Int
    ) {
        self.name = name
        self.symbol = symbol
        self.amount = amount
        self.open = open
        self.rate = rate
        self.monthsLeft = monthsLeft
        self.months = months
    }

    /// How much of it is paid back, from 0 to 1.
    public var paidShare: Double { 1 - open.amount / amount.amount }

    /// The monthly rate of an amount over a time at a yearly interest in percent.
    public static func rate(of amount: Double, months: Int, interest: Double) -> Money {
        let monthly = interest / 1_200
        let growth = (0..<months).reduce(1.0) { product, _ in product * (1 + monthly) }
        return Money(amount * monthly * growth / (growth - 1))
    }
}
