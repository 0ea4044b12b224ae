/// The steps that are still to be made. Most requests are one step, and that one needs no array.
@MainActor
struct StepQueue {
    private var first: NavigationRun.Step?
    /// The last one first.
    private var later: [NavigationRun.Step] = []

    init(_ step: NavigationRun.Step) {
        first = step
    }

    init(_ steps: [NavigationRun.Step]) {
        later = steps.reversed()
        first = later.popLast()
    }

    var isEmpty: Bool { first == nil }

    /// Whether any page leaves.
    var takesPagesAway: Bool {
        guard let first else { return false }
        return !first.leaving.isEmpty || later.contains { !$0.leaving.isEmpty }
    }

    var last: NavigationRun.Step? { later.first ?? first }

    /// What has been taken is let go: a cascade's pages die one by one.
    mutating func popFirst() -> NavigationRun.Step? {
        guard let step = first.take() else { return nil }
        first = later.popLast()
        return step
    }

    func forEach(_ body: (NavigationRun.Step) -> Void) {
        if let first { body(first) }
        for step in later.reversed() { body(step) }
    }

    func forEachFromLast(_ body: (NavigationRun.Step) -> Void) {
        for step in later { body(step) }
        if let first { body(first) }
    }
}
