/// A letter to the customer.
public struct Message: Hashable, Sendable {
    /// The sender.
    public var sender: String
    /// The subject.
    public var subject: String
    /// The day of delivery.
    public var day: Day
    /// The text.
    public var text: String
    /// The name of the attachment.
    public var attachment: String?
    /// Whether the customer has opened it.
    public var isRead: Bool

    /// Creates a message.
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
