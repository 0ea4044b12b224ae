/// A container that shows several pages side by side, of which some may come and go at once.
@MainActor
protocol GroupContainer: UIViewController {
    /// Puts a coming page's view in place.
    func place(_ page: UIViewController)

    /// Takes a leaving page's view away.
    func takeOut(_ page: UIViewController)

    /// Called after the did callbacks of the last page.
    func didEnd(_ change: GroupChange)

    /// Called last: the callers' completions.
    func complete(_ change: GroupChange)
}

/// Pages that come and go together: the two of a book, the columns of a split view.
///
/// Each leaving page and the coming one that takes its place are a transition; the change ends with the last of them.
final class GroupChange: TransitionPolicy {
    let container: any GroupContainer
    let leaving: [UIViewController]
    let coming: [UIViewController]
    private var transitions: [PageTransition] = []
    private var endCount = 0
    private var completeCount = 0

    init(
        in container: any GroupContainer, from leaving: [UIViewController], to coming: [UIViewController],
        family: OrderFamily, animated: Bool, duration: TimeInterval
    ) {
        self.container = container
        self.leaving = leaving
        self.coming = coming
        for index in 0..<max(leaving.count, coming.count) {
            transitions.append(
                PageTransition(
                    in: container, policy: self, family: family,
                    from: leaving.indices.contains(index) ? leaving[index] : nil,
                    to: coming.indices.contains(index) ? coming[index] : nil, animated: animated,
                    duration: duration))
        }
    }

    func begin() {
        for transition in transitions { Runtime.engine.begin(transition) }
    }

    /// Ends at once what has begun.
    func finish() {
        for transition in transitions { Runtime.engine.end(transition) }
    }

    func name(of transition: PageTransition) -> String {
        "change of the pages of \(described(container))"
    }

    func placeViews(_ transition: PageTransition) {
        if let page = transition.coming { container.place(page) }
    }

    func removeViews(_ transition: PageTransition) {
        if let page = transition.leaving { container.takeOut(page) }
    }

    func didEnd(_ transition: PageTransition) {
        endCount += 1
        if endCount == transitions.count { container.didEnd(self) }
    }

    func complete(_ transition: PageTransition) {
        completeCount += 1
        if completeCount == transitions.count { container.complete(self) }
    }
}
