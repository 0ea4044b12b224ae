/// Compares journals with the events of an entry, in order.
struct Comparison {
    let expected: [ExpectedEvent]
    let actual: [String]

    init(of events: [String], with lines: [String], _ restriction: Restriction = .listedControllersAndKinds) {
        let read = events.map(ExpectedEvent.init)
        actual = Normaliser.restrict(lines, to: read, restriction)
        let written = read.filter { !$0.isRemark || lines.contains($0.lines[0]) }
        expected = Normaliser.collapseLayout(written) { $0.lines[0] }
    }

    /// Whether the lines are the events in order; optional events may be absent or occur several times.
    var holds: Bool {
        var rest = actual[...]
        for event in expected {
            if event.isOptional {
                rest = rest.drop { event.lines.contains($0) }
            } else {
                guard let next = rest.popFirst(), event.lines.contains(next) else { return false }
            }
        }
        return rest.isEmpty
    }
}
