/// A dictated phrase, as the system recognizes it. iOS 5.1. Follows Apple's page "UIDictationPhrase".
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    private let likeliest: String
    private let others: [String]

    /// Creates a phrase without text.
    public override init() {
        likeliest = ""
        others = []
        super.init()
    }

    package init(_ text: String, alternatives: [String] = []) {
        likeliest = text
        others = alternatives
        super.init()
    }

    /// The likeliest interpretation.
    open var text: String { likeliest }

    /// Alternative interpretations, the likeliest first; `nil` if there are none.
    open var alternativeInterpretations: [String]? { others.isEmpty ? nil : others }
}
