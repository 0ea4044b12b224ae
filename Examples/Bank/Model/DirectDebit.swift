/// Money that a creditor took.
public struct DirectDebit: Hashable, Sendable {
    /// The creditor.
    public var name: String
    /// How much.
    public var amount: Money
    /// When.
    public var day: Day
    /// The number of the mandate.
    public var mandate: String
    /// The number of the creditor.
    public var creditor: String

    /// Creates it from its parts.
    public init(name: String, amount: Money, day: Day, mandate: String, creditor: String) {
        self.name = name
        self.amount = amount
        self.day = day
        self.mandate = mandate
        self.creditor = creditor
    }
}
