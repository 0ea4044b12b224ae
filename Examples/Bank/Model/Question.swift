/// A frequently asked question.
public struct Question: Hashable, Sendable {
    /// The question.
    public var title: String
    /// The answer.
    public var answer: String

    /// Creates a question.
    public init(title: String, answer: String) {
        self.title = title
        self.answer = answer
    }
}
