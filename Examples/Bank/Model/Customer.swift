/// A device that may use the accounts.
public struct Device: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The name of its symbol.
    public var symbol: String
    /// Its system.
    public var system: String
    /// The day on which it was added.
    public var added: Day
    /// The time of the last use.
    public var lastUsed: String
    /// The location of the last use.
    public var place: String
    /// Whether it may approve payments.
    public var approves: Bool

    /// Creates a device.
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
    /// The street and the house number.
    public var street: String
    /// The postcode.
    public var postcode: String
    /// The town.
    public var place: String
    /// The mobile number.
    public var mobile: String
    /// The email address.
    public var mail: String
    /// The first year as a customer.
    public var since: Int

    /// Creates a customer.
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
