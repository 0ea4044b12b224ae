/// A loan.
public struct Loan: Hashable, Sendable {
    /// The purpose.
    public var name: String
    /// The name of its symbol.
    public var symbol: String
    /// The borrowed amount.
    public var amount: Money
    /// The remaining amount.
    public var open: Money
    /// The monthly rate.
    public var rate: Money
    /// The number of remaining months.
    public var monthsLeft: Int
    /// The term in months.
    public var months: Int

    /// Creates a loan.
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

    /// The repaid fraction, from 0 to 1.
    public var paidShare: Double { 1 - open.amount / amount.amount }

    /// The monthly rate for an amount, a term and a yearly interest rate in percent.
    public static func rate(of amount: Double, months: Int, interest: Double) -> Money {
        let monthly = interest / 1_200
        let growth = (0..<months).reduce(1.0) { product, _ in product * (1 + monthly) }
        return Money(amount * monthly * growth / (growth - 1))
    }
}
