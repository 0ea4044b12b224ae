// A navigation bar gives way to the content of its page: content that is scrolled up takes first the room of the search bar,
// then that of the large title, down to the bar's line; content that is pulled down draws the title along.

/// What content can take of a navigation bar, and has taken, in points.
struct BarRoom: Equatable {
    /// What a search bar that hides has in all.
    var ofSearch: CGFloat = 0
    var takenOfSearch: CGFloat = 0
    var takenOfTitle: CGFloat = 0
    /// The height that scrolling has taken so far, including what was given back since.
    var scrolled: CGFloat = 0

    /// The content can be scrolled back by as much beyond the inset.
    var taken: CGFloat { takenOfSearch + takenOfTitle }
}

extension UIScrollView {
    /// What of the bar above this content is the content's to take.
    var barRoom: BarRoom {
        guard UINavigationBar.areTallBarsUsed, let page = pageUnderBar else { return BarRoom() }
        let item = page.navigationItem
        return BarRoom(
            ofSearch: item.searchRoom, takenOfSearch: item.searchRoomTaken,
            takenOfTitle: page.hasLargeTitle ? max(0, item.state?.titleRoomTaken ?? 0) : 0,
            scrolled: item.state?.roomScrolled ?? 0)
    }

    /// The same for the geometry of the content: a page that is not visible keeps what it had.
    var settledRoom: BarRoom {
        UINavigationBar.areTallBarsUsed && pageUnderBar != nil ? barRoom : settledGeometry.room
    }

    /// Called when the offset has changed.
    func moveTallBar() {
        guard UINavigationBar.areTallBarsUsed, settledGeometry.size == boundsStorage.size,
            let page = pageUnderTallBar, let stack = page.parentLink as? UINavigationController
        else { return }
        stack.takeRoom(contentOffset.y - limits(of: .vertical).lowerBound, of: page)
    }

    /// The visible page whose bar has room to give to this content.
    private var pageUnderTallBar: UIViewController? {
        guard let page = pageUnderBar, page.hasLargeTitle || page.navigationItem.searchRoom > 0 else {
            return nil
        }
        return page
    }

    /// The visible page, where this is its content and lies beneath a bar.
    private var pageUnderBar: UIViewController? {
        guard let page = owner ?? superviewLink?.owner, page.contentUnderBar === self,
            let stack = page.parentLink as? UINavigationController, stack.slot.page === page,
            !stack.hidesNavigationBar
        else { return nil }
        return page
    }

    /// Where the content rests that would by itself rest with half a search bar or half a title visible.
    func beyondHalfRoom(_ offset: CGPoint) -> CGPoint {
        guard UINavigationBar.areTallBarsUsed, let page = pageUnderTallBar else { return offset }
        let top = limits(of: .vertical).lowerBound
        let middle = top + page.navigationItem.searchRoom
        let end = middle + (page.hasLargeTitle ? UINavigationBar.largeTitleRoom : 0)
        for (low, high) in [(top, middle), (middle, end)] where offset.y > low && offset.y < high {
            return CGPoint(x: offset.x, y: offset.y < (low + high) / 2 ? low : high)
        }
        return offset
    }

    /// A search bar that hides when its page scrolls is hidden when the page comes; the content is below it.
    func hideSearchAtFirst() {
        guard UINavigationBar.areTallBarsUsed, windowLink != nil, boundsStorage.height > 0,
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

    /// What of the page scrolls beneath the navigation bar.
    var contentUnderBar: UIScrollView? { content(under: .top) }

    /// What of the page scrolls beneath the bar at an edge: what the app has named, or its view, or the first view in it.
    func content(under edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? viewStorage as? UIScrollView
            ?? viewStorage?.subviewList.first as? UIScrollView
    }
}

extension UINavigationController {
    /// Content has been scrolled by a distance from where all of the bar is visible.
    fileprivate func takeRoom(_ distance: CGFloat, of page: UIViewController) {
        let (item, search) = (page.navigationItem, page.navigationItem.searchRoom)
        let (ofSearch, ofTitle) = (item.state?.searchRoomTaken ?? 0, item.state?.titleRoomTaken ?? 0)
        let newOfSearch = search > 0 ? min(max(distance, 0), search) : ofSearch
        let newOfTitle = page.hasLargeTitle ? titleRoom(at: distance, search) : ofTitle
        guard newOfSearch != ofSearch || newOfTitle != ofTitle else { return }
        let state = item.ensureState()
        state.roomScrolled += newOfSearch - ofSearch + max(0, newOfTitle) - max(0, ofTitle)
        (state.searchRoomTaken, state.titleRoomTaken) = (newOfSearch, newOfTitle)
        followTitleRoom()
    }

    /// Less than 0 while the content is pulled down.
    private func titleRoom(at distance: CGFloat, _ search: CGFloat) -> CGFloat {
        distance < 0 ? distance : min(max(distance - search, 0), UINavigationBar.largeTitleRoom)
    }

    /// The bar has another height, and the page another safe area.
    func followTitleRoom() {
        viewStorage?.setNeedsLayout()
        layOutPageUnderBars()
    }

    /// How far the change of pages under way has come; `nil` at rest and where an app animates it.
    var barTransition: BarTransition? {
        guard let transition = runningTransition, transition.isAnimated, transition.hasBegun,
            !transition.movesOwnViews, let leaving = transition.leaving, let coming = transition.coming
        else { return nil }
        return BarTransition(
            leaving: leaving.navigationItem, coming: coming.navigationItem,
            isPush: stack.contains { $0 === leaving }, part: transition.part(at: Runtime.current.loop.now))
    }
}

/// A bar between the items of two pages.
struct BarTransition {
    let leaving: UINavigationItem
    let coming: UINavigationItem
    let isPush: Bool
    /// From 0, where the leaving item is shown, to 1.
    let part: CGFloat
}
