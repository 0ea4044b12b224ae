/// A turn by the user, from the first move of the touch until the end of the animation.
@MainActor
final class PageTurn {
    let change: GroupChange
    let direction: UIPageViewController.NavigationDirection
    /// The pages before the turn, and its destination pages.
    let previous: [UIViewController]
    let pending: [UIViewController]
    /// Whether the touch has ended.
    var isReleased = false

    init(
        _ change: GroupChange, _ direction: UIPageViewController.NavigationDirection,
        from previous: [UIViewController], to pending: [UIViewController]
    ) {
        self.change = change
        self.direction = direction
        self.previous = previous
        self.pending = pending
    }
}

// The delegate is notified only of the user's turns.
extension UIPageViewController {
    /// Begins to turn to the neighbors and pauses the turn at the start. Returns `false` if there are none.
    @discardableResult
    func beginTurn(_ direction: NavigationDirection) -> Bool {
        guard mayTurn, let pages = neighbours(direction) else { return false }
        delegateStorage?.pageViewController(self, willTransitionTo: pages)
        // The delegate may have set other pages, which take precedence over the user's turn.
        guard mayTurn else { return false }
        for page in pages { hold(page) }
        let change = GroupChange(
            in: self, from: wantedPages.filter { !pages.holds($0) },
            to: pages.filter { !wantedPages.holds($0) },
            family: orderFamily, animated: true, duration: turnDuration)
        turn = PageTurn(change, direction, from: wantedPages, to: pages)
        spread.expect(pages)
        change.beginHeld()
        return true
    }

    /// Whether a touch may scroll to other pages, or continue a turn that hasn't ended.
    var mayScroll: Bool { dataSource != nil && (turn.map { !$0.isReleased } ?? mayTurn) }

    private var mayTurn: Bool {
        turn == nil && appearance == .appeared && !wantedPages.isEmpty && !flags.contains(.isRequested)
            && !Runtime.engine.isBusy(self)
    }

    /// Sets the progress of the turn, from 0 to 1.
    func moveTurn(to fraction: CGFloat) {
        turn?.change.move(to: fraction)
    }

    /// Ends the drag: the turn completes, or the pages return.
    func endTurn(completed: Bool) {
        turn?.isReleased = true
        turn?.change.release(completing: completed)
    }

    /// Updates the visible pages when a turn has ended. Pages that the app has set in the meantime take precedence.
    func noteTurn(_ change: GroupChange) {
        guard let turn, turn.change === change, !change.isCancelled, !flags.contains(.isRequested) else {
            return
        }
        known.shift(turn.direction, from: wantedPages.first)
        wantedPages = turn.pending
        indicator?.currentPage += turn.direction == .forward ? 1 : -1
    }

    func close(_ turn: PageTurn) {
        self.turn = nil
        delegateStorage?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: turn.previous,
            transitionCompleted: !turn.change.isCancelled)
        guard transitionStyle == .scroll, !turn.change.isCancelled else { return }
        _ = hasNeighbour(turn.direction)
        spread.neighboursChanged()
    }

    // MARK: Neighbors

    /// Returns the destination pages of a turn; `nil` unless all of them exist.
    private func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        if transitionStyle == .scroll { return knownNeighbour(direction).map { [$0] } }
        guard let start = direction == .forward ? wantedPages.last : wantedPages.first else { return nil }
        // The back of a leaf isn't a page of its own unless both sides are shown.
        let first = neighbour(of: start, direction)
        guard hasTwoSides else { return first.map { [$0] } }
        guard let first, let second = neighbour(of: first, direction) else { return nil }
        guard spine == .mid else { return [second] }
        return direction == .forward ? [first, second] : [second, first]
    }

    /// Whether there is a page next to the visible one, for scrolling pages.
    func hasNeighbour(_ direction: NavigationDirection) -> Bool { knownNeighbour(direction) != nil }

    private func knownNeighbour(_ direction: NavigationDirection) -> UIViewController? {
        guard let page = wantedPages.first else { return nil }
        return known.page(direction) { neighbour(of: page, direction) }
    }

    private func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
        direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }
}
