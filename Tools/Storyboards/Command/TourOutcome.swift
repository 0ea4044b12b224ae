/// What came of the tour of one file.
struct TourOutcome {
    /// The name of the file.
    let file: String
    /// How many scenes were made, shown and dismissed; of a nib how often its objects were.
    var shown = 0
    /// How many segues were gone, embedding ones among them.
    var gone = 0
    /// How many unwind segues led back.
    var back = 0
    /// What did not come about, or raised an exception.
    var failures: [String] = []
    /// How much of the file is not understood.
    var unread = 0

    var isGood: Bool { failures.isEmpty && unread == 0 }

    /// The outcome on one line, and each failure on its own.
    var lines: [String] {
        ["\(file): \(summary)"] + failures.map { "  \($0)" }
    }

    /// `17 shown and dismissed, 19 segues, 12 unwinds`.
    var summary: String {
        var parts = ["\(shown) shown and dismissed", "\(gone) segues", "\(back) unwinds"]
        if unread > 0 { parts.append("\(unread) not understood") }
        if !failures.isEmpty { parts.append("\(failures.count) failed") }
        return parts.joined(separator: ", ")
    }

    static func + (one: TourOutcome, other: TourOutcome) -> TourOutcome {
        TourOutcome(
            file: one.file, shown: one.shown + other.shown, gone: one.gone + other.gone,
            back: one.back + other.back, failures: one.failures + other.failures,
            unread: one.unread + other.unread)
    }
}
