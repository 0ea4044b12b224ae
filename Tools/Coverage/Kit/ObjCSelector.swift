/// An Objective-C selector, taken apart into words.
struct ObjCSelector {
    /// The words of each piece; one piece when there is no argument.
    let pieces: [[String]]
    let argumentCount: Int

    init(_ selector: String) {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: true)
        pieces = parts.map(Words.split)
        argumentCount = selector.filter { $0 == ":" }.count
    }

    /// The last piece is an `NSError **`: Swift throws and has no such argument.
    var endsWithError: Bool { argumentCount > 1 && pieces.last == ["error"] }
}
