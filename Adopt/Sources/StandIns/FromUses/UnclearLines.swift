import AdoptModel

/// The lines of a file that the compiler could not make sense of.
struct UnclearLines {
    let all: Set<Int>
    /// Those that took too long.
    let tooMuch: Set<Int>
    /// Those that call what perhaps cannot be called.
    let ofCalls: Set<Int>

    init(_ lines: Set<MissingNames.Line>) {
        all = Set(lines.map(\.line))
        tooMuch = Set(lines.filter(\.isTooMuch).map(\.line))
        ofCalls = Set(lines.filter(\.isOfCalls).map(\.line))
    }
}
