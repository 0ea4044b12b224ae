/// Whether the moves make progress, and how many there may still be.
struct Pace {
    /// So many moves without progress are made before there is care.
    let patience: Int

    private(set) var movesWithoutProgress = 0
    private var budget = 0

    init(patience: Int) {
        self.patience = patience
    }

    /// Whether choices have to follow Bland's rule, until there is progress again.
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
