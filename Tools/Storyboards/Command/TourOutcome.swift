/// The result of the tour of one file.
struct TourOutcome {
    /// The name of the file.
    let file: String
    /// The number of scenes that were created, shown and dismissed; for a nib, of loadings of its objects.
    var shown = 0
    /// The number of performed segues, including embed segues.
    var gone = 0
    /// The number of performed unwind segues.
    var back = 0
    /// The failed steps, and the steps that raised an exception.
    var failures: [String] = []
    /// The number of unsupported parts of the file.
    var unread = 0

    var isGood: Bool { failures.isEmpty && unread == 0 }

    /// The result on one line, and each failure on its own line.
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
