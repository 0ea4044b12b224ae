// A navigation bar adapts to its content. Scrolling up first collapses the search bar, then the large title, down to
// the bar's standard height. Pulling the content down moves the title along.

/// The height of a navigation bar that its content can collapse, and the height that it has collapsed, in points.
struct BarRoom: Equatable {
    /// The full height of a search bar that hides.
    var ofSearch: CGFloat = 0
    var takenOfSearch: CGFloat = 0
    var takenOfTitle: CGFloat = 0
    /// The net height that scrolling has collapsed. Changes for other reasons don't count.
    var scrolled: CGFloat = 0

    /// The content can scroll back by this height, beyond the inset.
    var taken: CGFloat { takenOfSearch + takenOfTitle }
}

extension UIScrollView {
    /// The collapsible height of the bar above this content.
    var barRoom: BarRoom {
        guard UINavigationBar.areTallBarsUsed, let page = pageUnderBar else { return BarRoom() }
        let item = page.navigationItem
        return BarRoom(
            ofSearch: item.searchRoom, takenOfSearch: item.searchRoomTaken,
            takenOfTitle: page.hasLargeTitle ? max(0, item.state?.titleRoomTaken ?? 0) : 0,
            scrolled: item.state?.roomScrolled ?? 0)
    }

    /// The collapsible height for the content's geometry. A controller that isn't visible keeps its last height.
    var settledRoom: BarRoom {
        UINavigationBar.areTallBarsUsed && pageUnderBar != nil ? barRoom : settledGeometry.room
    }

    /// Called when the offset has changed.
    func moveTallBar() {
        guard UINavigationBar.areTallBarsUsed, settledGeometry.size == bounds.size,
            let page = pageUnderTallBar, let stack = page.parentLink as? UINavigationController
        else { return }
        stack.takeRoom(contentOffset.y - limits(of: .vertical).lowerBound, of: page)
    }

    /// The visible view controller whose bar this content can collapse.
    private var pageUnderTallBar: UIViewController? {
        guard let page = pageUnderBar, page.hasLargeTitle || page.navigationItem.searchRoom > 0 else {
            return nil
        }
        return page
    }

    /// The visible view controller, if this is its content and is under a bar.
    private var pageUnderBar: UIViewController? {
        guard let page = owner ?? superview?.owner, page.contentUnderBar === self,
            let stack = page.parentLink as? UINavigationController, stack.slot.page === page,
            !stack.hidesNavigationBar
        else { return nil }
        return page
    }

    /// Returns the resting offset of content that would otherwise stop with half a search bar or half a title visible.
    func beyondHalfRoom(_ offset: CGPoint) -> CGPoint {
        guard UINavigationBar.areTallBarsUsed, let page = pageUnderTallBar else { return offset }
        let top = limits(of: .vertical).lowerBound
        let middle = top + page.navigationItem.searchRoom
        let end = middle + (page.hasLargeTitle ? page.navigationItem.largeTitleRoom : 0)
        for (low, high) in [(top, middle), (middle, end)] where offset.y > low && offset.y < high {
            return CGPoint(x: offset.x, y: offset.y < (low + high) / 2 ? low : high)
        }
        return offset
    }

    /// A search bar that hides during scrolling is hidden when its page appears, and the content starts below it.
    func hideSearchAtFirst() {
        guard UINavigationBar.areTallBarsUsed, windowLink != nil, bounds.height > 0,
            let item = pageUnderTallBar?.navigationItem, item.searchRoom > 0,
            let state = item.state, !state.hasPlacedSearch
        else { return }
        state.hasPlacedSearch = true
        let top = limits(of: .vertical).lowerBound
        if contentOffset.y <= top { contentOffset.y = top + item.searchRoom }
    }
}

extension UIViewController {
    fileprivate var hasLargeTitle: Bool {
        (parentLink as? UINavigationController)?.barState?.navigationBar?.showsLargeTitle == true
    }

    /// The content that scrolls under the navigation bar.
    var contentUnderBar: UIScrollView? { content(under: .top) }

    /// Returns the content that scrolls under the bar at an edge: the app's content scroll view, or the controller's
    /// view, or its first subview.
    func content(under edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? viewStorage as? UIScrollView
            ?? viewStorage?.subviewList.first as? UIScrollView
    }
}

extension UINavigationController {
    /// Called when the content has scrolled a distance from the position where the bar is fully expanded.
    fileprivate func takeRoom(_ distance: CGFloat, of page: UIViewController) {
        let (item, search) = (page.navigationItem, page.navigationItem.searchRoom)
        let (ofSearch, ofTitle) = (item.state?.searchRoomTaken ?? 0, item.state?.titleRoomTaken ?? 0)
        let newOfSearch = search > 0 ? min(max(distance, 0), search) : ofSearch
        let newOfTitle =
            page.hasLargeTitle
            ? titleRoom(at: distance, search, of: item.largeTitleRoom) : ofTitle
        guard newOfSearch != ofSearch || newOfTitle != ofTitle else { return }
        let state = item.ensureState()
        state.roomScrolled += newOfSearch - ofSearch + max(0, newOfTitle) - max(0, ofTitle)
        (state.searchRoomTaken, state.titleRoomTaken) = (newOfSearch, newOfTitle)
        followTitleRoom()
    }

    /// Less than 0 while the content is pulled down.
    private func titleRoom(at distance: CGFloat, _ search: CGFloat, of room: CGFloat) -> CGFloat {
        distance < 0 ? distance : min(max(distance - search, 0), room)
    }

    /// Updates the bar's height and the safe area of the content.
    func followTitleRoom() {
        viewStorage?.setNeedsLayout()
        layOutPageUnderBars()
    }

    /// The progress of the running transition; `nil` at rest and if an app animates the transition.
    var barTransition: BarTransition? {
        guard let transition = runningTransition, transition.isAnimated, transition.hasBegun,
            !transition.movesOwnViews, let leaving = transition.leaving, let coming = transition.coming
        else { return nil }
        var bar = BarTransition(
            from: leaving.navigationItem, to: coming.navigationItem,
            way: transition.zoom != nil ? 0 : stack.contains { $0 === leaving } ? 1 : -1,
            part: transition.part(at: Runtime.current.loop.now))
        if let interrupted = transition.interrupted, transition.firstPart == 0 {
            bar.begin(from: interrupted.titles)
        }
        return bar
    }
}
