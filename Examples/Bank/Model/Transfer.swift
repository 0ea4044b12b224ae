/// Somebody whom the customer pays.
public struct Payee: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number of the account.
    public var iban: String
    /// The name of the bank.
    public var bank: String
    /// Whether transfers need no code.
    public var isTrusted: Bool
    /// What was paid so far.
    public var total: Money

    /// Creates it from its parts.
    public init(
        name: String, iban: String, bank: String, isTrusted: Bool = false, total: Money = Money(cents: 0)
    ) {
        self.name = name
        self.iban = iban
        self.bank = bank
        self.isTrusted = isTrusted
        self.total = total
    }

    /// The first letters of the names.
    public var initials: String {
        String(name.split(separator: " ").prefix(2).compactMap(\.first))
    }
}

/// A transfer that the customer is about to send.
public struct Transfer: Hashable, Sendable {
    /// The account that pays.
    public var from: Account
    /// Who is paid.
    public var payee: Payee
    /// How much.
    public var amount: Money
    /// What the payee reads.
    public var reference: String
    /// What the customer writes to it, for nobody else.
    public var note: String
    /// When; `nil` for now.
    public var day: Day?

    /// Creates it from its parts.
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
