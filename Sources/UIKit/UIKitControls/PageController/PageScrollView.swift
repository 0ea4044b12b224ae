@_spi(UIKitModules) import UIKitCore

/// The scroll view of scrolling pages. It is three pages wide, with the visible page in the middle.
///
/// At rest the offset is the view's own width. Turning a page scrolls to zero or to twice the width, and after the turn
/// the offset jumps back. Apps find it among the page controller's subviews and set its delegate, or turn off scrolling
/// and bouncing. Evidence: pub-page-04.
final class PageScrollView: UIScrollView {
    /// `nil` if an app retains only the view.
    private weak var pages: UIPageViewController?
    private let axis: ScrollAxis
    private let spacing: CGFloat
    private var slots: [PagePlace] = []
    private var isJumping = false
    /// Whether a touch has scrolled the content away from the middle.
    private var isUsers = false

    init(of pages: UIPageViewController) {
        self.pages = pages
        axis = pages.navigationOrientation == .horizontal ? .horizontal : .vertical
        spacing = pages.spacing
        super.init(frame: .zero)
        flags.insert(.isPageHost)
        isPagingEnabled = true
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        if axis == .horizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    }

    required init?(coder: NSCoder) { nil }

    private var length: CGFloat { bounds.size[keyPath: axis.size] }

    /// The distance of the content from its rest position, in pages.
    private var part: CGFloat { length > 0 ? contentOffset[keyPath: axis.point] / length - 1 : 0 }

    // MARK: Dragging

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return pages?.mayScroll == true && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Asks for the neighbors, first in the direction of the drag.
    @_spi(UIKitModules) public override func dragWillBegin() {
        isUsers = true
        limit(first: pan.translation(in: self)[keyPath: axis.point] < 0 ? .forward : .reverse)
    }

    /// Called when the pages next to the visible one may have changed.
    func neighboursChanged() {
        if drag != nil { limit(first: .forward) }
    }

    @_spi(UIKitModules) public override func contentMoved() {
        guard !isJumping, let pages else { return }
        if pages.turn == nil, part != 0, isDragging { beginTurn(part > 0 ? .forward : .reverse) }
        guard let turn = pages.turn, !turn.isReleased else { return }
        let way = turn.direction == .forward ? part : -part
        pages.moveTurn(to: way)
        guard drag != nil else { return }
        // Past the middle, this turn is canceled and another one begins in the other direction. At the neighbor's
        // position the turn completes, and another one may follow.
        if way < 0, pages.hasNeighbour(turn.direction.opposite) { pages.endTurn(completed: false) }
        if way >= 1 { pages.endTurn(completed: true) }
    }

    private func beginTurn(_ direction: UIPageViewController.NavigationDirection) {
        if let pages, pages.hasNeighbour(direction) { pages.beginTurn(direction) }
    }

    @_spi(UIKitModules) public override func cameToRest() {
        guard let pages, let turn = pages.turn else {
            // An app may scroll anywhere.
            if isUsers { jumpBack() }
            return
        }
        let reached = turn.direction == .forward ? part : -part
        pages.endTurn(completed: reached >= 0.5)
    }

    /// Limits the content to the directions in which there are pages.
    private func limit(first: UIPageViewController.NavigationDirection) {
        let sides = [first, first.opposite].filter { pages?.hasNeighbour($0) == true }
        let (before, after) = (
            sides.contains(.reverse) ? 0 : -length, sides.contains(.forward) ? 0 : -length
        )
        contentInset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    // MARK: The pages

    /// Puts a page's view in the middle or next to it.
    func put(_ view: UIView, at place: Int) {
        let slot = slots.first { $0.page === view } ?? PagePlace(of: view)
        slot.place = place
        if slot.superview !== self {
            slots.append(slot)
            addSubview(slot)
        }
        layOut(slot)
        if view.superview !== slot { slot.addSubview(view) }
    }

    func takeOut(_ view: UIView) {
        view.removeFromSuperview()
        slots.first { $0.page === view }?.removeFromSuperview()
        slots.removeAll { $0.page === view }
    }

    /// Lays out the pages in an area of the size of one page.
    func layOut(in area: CGRect) {
        let isHorizontal = axis == .horizontal
        let wanted = area.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        let part = length > 0 ? part : 0
        frame = wanted
        contentSize =
            isHorizontal
            ? CGSize(width: wanted.width * 3, height: wanted.height)
            : CGSize(width: wanted.width, height: wanted.height * 3)
        for slot in slots { layOut(slot) }
        if drag == nil, motion == nil { jump(part: part) }
    }

    /// Scrolls to a neighbor's position, because the app has set another page.
    func scroll(to place: Int) {
        var offset = CGPoint.zero
        offset[keyPath: axis.point] = CGFloat(place + 1) * length
        animate(to: offset)
    }

    /// Called when the turn has ended: the visible page is the middle one.
    func jumpBack() {
        if isScrollAnimating, let motion { contentOffset = motion.path.end }
        motion?.stop(byFinger: true)
        isUsers = drag != nil
        for slot in slots {
            slot.place = 0
            layOut(slot)
        }
        jump(part: 0)
        if let turn = pages?.turn, turn.isReleased, !turn.change.isCancelled { goOn(turn.direction) }
    }

    /// Continues a drag from the new page.
    private func goOn(_ direction: UIPageViewController.NavigationDirection) {
        guard let drag else { return }
        isJumping = true
        contentOffset[keyPath: axis.point] += direction == .forward ? -length : length
        isJumping = false
        self.drag = drag.goingOn(from: contentOffset, at: pan.translation(in: self))
    }

    private func jump(part: CGFloat) {
        guard drag == nil else { return }
        var offset = CGPoint.zero
        offset[keyPath: axis.point] = (part + 1) * length
        guard offset != contentOffset else { return }
        isJumping = true
        contentOffset = offset
        isJumping = false
    }

    private func layOut(_ slot: PagePlace) {
        var area = CGRect(origin: .zero, size: bounds.size)
        area.origin[keyPath: axis.point] = CGFloat(slot.place + 1) * length
        let isHorizontal = axis == .horizontal
        slot.frame = area.insetBy(
            dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
        slot.page.frame = CGRect(origin: .zero, size: slot.frame.size)
    }
}

/// The position of a scrolling page: -1, 0 in the middle, or 1.
private final class PagePlace: UIView {
    let page: UIView
    var place = 0

    init(of page: UIView) {
        self.page = page
        super.init(frame: .zero)
        flags.insert(.isPageHost)
    }

    required init?(coder: NSCoder) { nil }
}
