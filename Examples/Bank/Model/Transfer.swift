/// A recipient of the customer's payments.
public struct Payee: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The account number.
    public var iban: String
    /// The name of the bank.
    public var bank: String
    /// Whether transfers need no code.
    public var isTrusted: Bool
    /// The total of all payments so far.
    public var total: Money

    /// Creates a payee.
    public init(
        name: String, iban: String, bank: String, isTrusted: Bool = false, total: Money = Money(cents: 0)
    ) {
        self.name = name
        self.iban = iban
        self.bank = bank
        self.isTrusted = isTrusted
        self.total = total
    }

    /// The initials of the name.
    public var initials: String {
        String(name.split(separator: " ").prefix(2).compactMap(\.first))
    }
}

/// A transfer that the customer is about to send.
public struct Transfer: Hashable, Sendable {
    /// The paying account.
    public var from: Account
    /// The payee.
    public var payee: Payee
    /// The amount.
    public var amount: Money
    /// The reference for the payee.
    public var reference: String
    /// The customer's private note.
    public var note: String
    /// The day; `nil` for now.
    public var day: Day?

    /// Creates a transfer.
    public init(
        from: Account, payee: Payee, amount: Money = Money(cents: 0), reference: String = "",
        note: String = "", day: Day? = nil
    ) {
        self.from = from
        self.payee = payee
        self.amount = amount
        self.reference = reference
        self.note = note
        self.day = day
    }
}
