/// A branch of the bank.
public struct Branch: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The street and the town.
    public var address: String
    /// The phone number.
    public var phone: String
    /// The distance in meters.
    public var meters: Int
    /// The opening hours, from Monday to Friday.
    public var hours: [String]
    /// Whether the customer saved it.
    public var isSaved: Bool

    /// Creates a branch.
    public init(
        name: String, address: String, phone: String, meters: Int, hours: [String], isSaved: Bool = false
    ) {
        self.name = name
        self.address = address
        self.phone = phone
        self.meters = meters
        self.hours = hours
        self.isSaved = isSaved
    }
}

/// A cash machine.
public struct CashMachine: Hashable, Sendable {
    /// The location.
    public var name: String
    /// The distance in meters.
    public var meters: Int
    /// Whether it is accessible now.
    public var isOpen: Bool
    /// Whether steps lead to it.
    public var hasSteps: Bool
    /// Whether it accepts notes too.
    public var takesNotes: Bool

    /// Creates a cash machine.
    public init(name: String, meters: Int, isOpen: Bool, hasSteps: Bool, takesNotes: Bool) {
        self.name = name
        self.meters = meters
        self.isOpen = isOpen
        self.hasSteps = hasSteps
        self.takesNotes = takesNotes
    }
}
