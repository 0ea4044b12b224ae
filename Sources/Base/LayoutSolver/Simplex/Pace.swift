/// Whether moves make progress, and the remaining number of moves.
struct Pace {
    /// The number of moves without progress before Bland's rule applies.
    let patience: Int

    private(set) var movesWithoutProgress = 0
    private var budget = 0

    init(patience: Int) {
        self.patience = patience
    }

    /// Whether choices must follow Bland's rule, until there is progress again.
    var isCareful: Bool { movesWithoutProgress > patience }

    var isExhausted: Bool { budget <= 0 }

    mutating func begin(variables: Int32, rows: Int32) {
        budget = 2_000 + 40 * (Int(variables) + Int(rows))
        movesWithoutProgress = 0
    }

    mutating func count(progress: Bool) {
        budget -= 1
        movesWithoutProgress = progress ? 0 : movesWithoutProgress + 1
    }
}
