import AdoptModel

/// The lines of a file that the compiler couldn't type-check.
struct UnclearLines {
    let all: Set<Int>
    /// The lines that took too long to type-check.
    let tooMuch: Set<Int>
    /// The lines with calls of values that may not be callable.
    let ofCalls: Set<Int>

    init(_ lines: Set<MissingNames.Line>) {
        all = Set(lines.map(\.line))
        tooMuch = Set(lines.filter(\.isTooMuch).map(\.line))
        ofCalls = Set(lines.filter(\.isOfCalls).map(\.line))
    }
}
