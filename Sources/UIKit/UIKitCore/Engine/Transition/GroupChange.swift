/// A container that shows several view controllers side by side and can replace several at once.
@MainActor
package protocol GroupContainer: UIViewController {
    /// Adds the view of an arriving view controller.
    func place(_ page: UIViewController)

    /// Removes the view of a leaving view controller.
    func takeOut(_ page: UIViewController)

    /// Called first when a change is canceled. Restores the container's previous contents.
    func willCancel(_ change: GroupChange)

    /// Called after the did callbacks of the last view controller, also if the change was canceled.
    func didEnd(_ change: GroupChange)

    /// Called last, for the callers' completions.
    func complete(_ change: GroupChange)
}

extension GroupContainer {
    package func willCancel(_ change: GroupChange) {}
}

/// View controllers that are replaced together: the two of a book, or the columns of a split view.
///
/// Each leaving view controller and its replacement are a transition. The change ends with the last transition.
package final class GroupChange: TransitionPolicy {
    package let container: any GroupContainer
    let leaving: [UIViewController]
    let coming: [UIViewController]
    private var transitions: [PageTransition] = []
    /// The drivers of the transitions during a gesture.
    private var drivers: [UIPercentDrivenInteractiveTransition] = []
    package private(set) var isCancelled = false
    private var endCount = 0
    private var completeCount = 0

    package init(
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

    package func begin() {
        for transition in transitions { Runtime.engine.begin(transition) }
    }

    /// Begins with all animations paused at the start.
    package func beginHeld() {
        for transition in transitions {
            let driver = UIPercentDrivenInteractiveTransition()
            drivers.append(driver)
            transition.animate(
                with: SystemSlide(duration: transition.duration), drivenBy: driver, isSystems: true)
        }
        begin()
    }

    package func move(to fraction: CGFloat) {
        for driver in drivers { driver.update(fraction) }
    }

    /// Resumes the paused animations, to the end or back to the start.
    package func release(completing: Bool) {
        for driver in drivers { completing ? driver.finish() : driver.cancel() }
    }

    /// Ends all running transitions immediately.
    package func finish() {
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

    func willCancel(_ transition: PageTransition) {
        guard !isCancelled else { return }
        isCancelled = true
        container.willCancel(self)
    }

    func restoreViews(_ transition: PageTransition) {
        if let page = transition.coming { container.takeOut(page) }
        if let page = transition.leaving { container.place(page) }
    }

    func didCancel(_ transition: PageTransition) { noteEnd() }

    func didEnd(_ transition: PageTransition) { noteEnd() }

    private func noteEnd() {
        endCount += 1
        if endCount == transitions.count { container.didEnd(self) }
    }

    func complete(_ transition: PageTransition) {
        completeCount += 1
        guard completeCount == transitions.count else { return }
        container.complete(self)
        // Each transition retains the change, which retains the container.
        transitions = []
        drivers = []
    }
}

extension TransitionEngine {
    /// Returns whether a change of the container is running.
    package func isChanging(_ container: any GroupContainer) -> Bool {
        running.contains { ($0.policy as? GroupChange)?.container === container }
    }
}
