/// A letter to the customer.
public struct Message: Hashable, Sendable {
    /// Who wrote it.
    public var sender: String
    /// What it is about.
    public var subject: String
    /// When it came.
    public var day: Day
    /// What it says.
    public var text: String
    /// The name of what lies with it.
    public var attachment: String?
    /// Whether the customer opened it.
    public var isRead: Bool

    /// Creates it from its parts.
    public init(
        sender: String, subject: String, day: Day, text: String, attachment: String? = nil,
        isRead: Bool = false
    ) {
        self.sender = sender
        self.subject = subject
        self.day = day
        self.text = text
        self.attachment = attachment
        self.isRead = isRead
    }
}
