/// Compares a Swift name with a selector's words: every Swift word must occur, and every other word must be explained.
enum Alignment {
    /// The cost of omitting the words of `piece` that `target` lacks, or `nil` if one of them is required.
    static func cost(of piece: [String], as target: [String], droppable: Set<String>) -> Int? {
        cost(of: piece[...], as: target[...], droppable: droppable)
    }

    private static func cost(
        of piece: ArraySlice<String>, as target: ArraySlice<String>, droppable: Set<String>
    ) -> Int? {
        guard let word = piece.first else { return target.isEmpty ? 0 : nil }
        guard piece.count >= target.count else { return nil }
        var best: Int?
        if word == target.first {
            best = cost(of: piece.dropFirst(), as: target.dropFirst(), droppable: droppable)
        }
        if let price = price(of: word, droppable: droppable),
            let rest = cost(of: piece.dropFirst(), as: target, droppable: droppable)
        {
            best = min(best ?? .max, rest + price)
        }
        return best
    }

    private static func price(of word: String, droppable: Set<String>) -> Int? {
        if droppable.contains(word) { return 1 }
        return TypeWords.glue.contains(word) ? 2 : nil
    }
}
