/// The words of an Objective-C selector.
struct ObjCSelector {
    /// The words of each piece; one piece if there is no argument.
    let pieces: [[String]]
    let argumentCount: Int

    init(_ selector: String) {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: true)
        pieces = parts.map(Words.split)
        argumentCount = selector.filter { $0 == ":" }.count
    }

    /// Whether the last argument is a completion handler, by the names that Swift's importer knows. Follows SE-0297.
    var endsWithCompletionHandler: Bool {
        guard let last = pieces.last else { return false }
        let names = ["completion", "completionHandler", "completionBlock", "reply", "replyTo"]
            .map(Words.split)
        let withNames = names.map { ["with"] + $0 }
        guard argumentCount == 1 else { return (names + withNames).contains(last) }
        return withNames.contains { Array(last.suffix($0.count)) == $0 && last != $0 }
    }

    /// Whether the last piece is an `NSError **`: the Swift method throws and has no such argument.
    var endsWithError: Bool { argumentCount > 1 && pieces.last == ["error"] }
}
