/// What somebody has dictated, as the system understands it. iOS 5.1. Follows Apple's page "UIDictationPhrase".
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    private let likeliest: String
    private let others: [String]

    /// Creates a phrase without words.
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

    /// The words that are the likeliest.
    open var text: String { likeliest }

    /// Other words that it may be, the likeliest first; `nil` where there are none.
    open var alternativeInterpretations: [String]? { others.isEmpty ? nil : others }
}
