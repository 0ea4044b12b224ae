/// A creditor's direct debit.
public struct DirectDebit: Hashable, Sendable {
    /// The creditor.
    public var name: String
    /// The amount.
    public var amount: Money
    /// The day.
    public var day: Day
    /// The number of the mandate.
    public var mandate: String
    /// The number of the creditor.
    public var creditor: String

    /// Creates a direct debit.
    public init(name: String, amount: Money, day: Day, mandate: String, creditor: String) {
        self.name = name
        self.amount = amount
        self.day = day
        self.mandate = mandate
        self.creditor = creditor
    }
}
