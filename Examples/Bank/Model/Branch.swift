/// A branch of the bank.
public struct Branch: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Street and place.
    public var address: String
    /// Its number.
    public var phone: String
    /// How far it is.
    public var meters: Int
    /// When it is open, from Monday to Friday.
    public var hours: [String]
    /// Whether the customer marked it.
    public var isSaved: Bool

    /// Creates it from its parts.
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

/// A machine that gives notes.
public struct CashMachine: Hashable, Sendable {
    /// Where it stands.
    public var name: String
    /// How far it is.
    public var meters: Int
    /// Whether one can go in now.
    public var isOpen: Bool
    /// Whether steps lead to it.
    public var hasSteps: Bool
    /// Whether it takes notes too.
    public var takesNotes: Bool

    /// Creates it from its parts.
    public init(name: String, meters: Int, isOpen: Bool, hasSteps: Bool, takesNotes: Bool) {
        self.name = name
        self.meters = meters
        self.isOpen = isOpen
        self.hasSteps = hasSteps
        self.takesNotes = takesNotes
    }
}
