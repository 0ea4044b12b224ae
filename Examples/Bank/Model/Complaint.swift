/// A complaint of the customer.
public struct Complaint: Hashable, Sendable {
    /// Its number.
    public var number: String
    /// The topic.
    public var kind: String
    /// Its result.
    public var detail: String
    /// Whether it is settled.
    public var isSettled: Bool

    /// Creates a complaint.
    public init(number: String, kind: String, detail: String, isSettled: Bool = false) {
        self.number = number
        self.kind = kind
        self.detail = detail
        self.isSettled = isSettled
    }
}
