// A large title goes with the content of its page: content that is scrolled up takes its room, down to the bar's line;
// content that is pulled down draws it along.

extension UIScrollView {
    /// How much of a large title's room this content has taken: it can be scrolled back by as much beyond the inset.
    var titleRoomTaken: CGFloat {
        guard UINavigationBar.areLargeTitlesUsed, let page = pageUnderLargeTitle else { return 0 }
        return max(0, page.navigationItem.state?.titleRoomTaken ?? 0)
    }

    /// Called when the offset has changed.
    func moveLargeTitle() {
        guard UINavigationBar.areLargeTitlesUsed, settledGeometry.size == boundsStorage.size,
            let page = pageUnderLargeTitle, let stack = page.parentLink as? UINavigationController
        else { return }
        stack.takeTitleRoom(contentOffset.y - limits(of: .vertical).lowerBound, of: page)
    }

    /// Where this is the content of the page in sight, and its title is large.
    private var pageUnderLargeTitle: UIViewController? {
        guard let page = owner ?? superviewLink?.owner, page.contentUnderBar === self,
            let stack = page.parentLink as? UINavigationController, stack.slot.page === page,
            !stack.hidesNavigationBar, stack.barState?.navigationBar?.showsLargeTitle == true
        else { return nil }
        return page
    }

    /// Where the content rests that would by itself rest with a title half in sight.
    func beyondHalfTitle(_ offset: CGPoint) -> CGPoint {
        guard UINavigationBar.areLargeTitlesUsed, pageUnderLargeTitle != nil else { return offset }
        let (top, room) = (limits(of: .vertical).lowerBound, UINavigationBar.largeTitleRoom)
        guard offset.y > top, offset.y < top + room else { return offset }
        return CGPoint(x: offset.x, y: offset.y < top + room / 2 ? top : top + room)
    }
}

extension UIViewController {
    /// What of the page scrolls beneath a bar: what the app has named, or its view, or the first view in it.
    var contentUnderBar: UIScrollView? {
        contentScrollView(for: .top) ?? viewStorage as? UIScrollView
            ?? viewStorage?.subviewList.first as? UIScrollView
    }
}

extension UINavigationController {
    /// Content has been scrolled by a distance from where its title is in sight as a whole.
    fileprivate func takeTitleRoom(_ distance: CGFloat, of page: UIViewController) {
        let taken = min(distance, UINavigationBar.largeTitleRoom)
        guard taken != page.navigationItem.state?.titleRoomTaken ?? 0 else { return }
        page.navigationItem.ensureState().titleRoomTaken = taken
        followTitleRoom()
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
