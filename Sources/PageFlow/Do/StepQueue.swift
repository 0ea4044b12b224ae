import UIKit

/// The steps that are still to be made. Most requests are one step, and that one needs no array.
@MainActor
struct StepQueue {
    private var first: NavigationRun.Step?
    /// The last one first.
    private var later: [NavigationRun.Step] = []

    init() {}

    init(_ step: NavigationRun.Step) {
        first = step
    }

    init(_ steps: [NavigationRun.Step]) {
        later = steps.reversed()
        first = later.popLast()
    }

    var isEmpty: Bool { first == nil }

    var last: NavigationRun.Step? { later.first ?? first }

    /// What has been taken is let go: a cascade's pages die one by one.
    mutating func popFirst() -> NavigationRun.Step? {
        guard let step = first.take() else { return nil }
        first = later.popLast()
        return step
    }

    /// Every page that leaves, in the order of the steps.
    func forEachLeaving(_ body: (UIViewController) -> Void) {
        first?.leaving.forEach(body)
        for step in later.reversed() { step.leaving.forEach(body) }
    }

    func forEachLeavingFromLast(_ body: (UIViewController) -> Void) {
        for step in later { step.leaving.forEach(body) }
        first?.leaving.forEach(body)
    }
}
