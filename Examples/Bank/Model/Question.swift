/// A question that many ask.
public struct Question: Hashable, Sendable {
    /// The question.
    public var title: String
    /// The answer.
    public var answer: String

    /// Creates it from its parts.
    public init(title: String, answer: String) {
        self.title = title
        self.answer = answer
    }
}
