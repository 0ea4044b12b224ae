/// A device that may use the accounts.
public struct Device: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The name of its symbol.
    public var symbol: String
    /// Its system.
    public var system: String
    /// When it was added.
    public var added: Day
    /// When it was used last.
    public var lastUsed: String
    /// Where it was used last.
    public var place: String
    /// Whether it may approve payments.
    public var approves: Bool

    /// Creates it from its parts.
    public init(
        name: String, symbol: String, system: String, added: Day, lastUsed: String, place: String,
        approves: Bool = true
    ) {
        self.name = name
        self.symbol = symbol
        self.system = system
        self.added = added
        self.lastUsed = lastUsed
        self.place = place
        self.approves = approves
    }
}

/// The customer.
public struct Customer: Hashable, Sendable {
    /// First and last name.
    public var name: String
    /// The customer number.
    public var number: String
    /// Street and house.
    public var street: String
    /// The postcode.
    public var postcode: String
    /// The place.
    public var place: String
    /// The mobile number.
    public var mobile: String
    /// The address of mail.
    public var mail: String
    /// The year in which the customer came.
    public var since: Int

    /// Creates it from its parts.
    public init(
        name: String, number: String, street: String, postcode: String, place: String, mobile: String,
        mail: String, since: Int
    ) {
        self.name = name
        self.number = number
        self.street = street
        self.postcode = postcode
        self.place = place
        self.mobile = mobile
        self.mail = mail
        self.since = since
    }
}
