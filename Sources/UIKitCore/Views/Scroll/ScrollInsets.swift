// What the safe area adds to a scroll view's inset, and what a change of it moves.
extension UIScrollView {
    /// What the safe area adds by ``contentInsetAdjustmentBehavior``.
    var systemInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .always else { return insets }
        if !fillsWithContent(.horizontal) {
            insets.left = 0
            insets.right = 0
        }
        let isAutomatic = contentInsetAdjustmentBehavior == .automatic
        if !fillsWithContent(.vertical), !(isAutomatic && isContentOfContainedPage) {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }

    /// Whether the content is larger than the frame, whatever the insets, or always bounces.
    private func fillsWithContent(_ axis: ScrollAxis) -> Bool {
        switch axis {
        case .horizontal: contentSize.width > boundsStorage.width || alwaysBounceHorizontal
        case .vertical: contentSize.height > boundsStorage.height || alwaysBounceVertical
        }
    }

    /// Whether this is the content of a page in a stack or a tab: its view, or the first view in it.
    private var isContentOfContainedPage: Bool {
        guard let page = owner ?? superviewLink?.owner, page.automaticallyAdjustsScrollViewInsets else {
            return false
        }
        let isContent =
            page.viewStorage === self || superviewLink?.subviewList.first === self
            || page.contentScrollView(for: .top) === self
        return isContent && (page.navigationController != nil || page.tabBarController != nil)
    }

    /// Called when what the limits depend on may have changed: tells the app of the inset, and moves an offset back that
    /// was within the limits. Content that is at its upper or left edge stays there.
    func geometryChanged() {
        let old = settledGeometry
        let now = ScrollGeometry(
            contentSize: contentSize, size: boundsStorage.size, ownInset: contentInset,
            inset: adjustedContentInset, refreshInset: refreshInset, room: settledRoom)
        guard now != old else { return }
        settledGeometry = now
        if drag == nil, motion == nil, zooming?.isApplying != true { follow(from: old, to: now) }
        defer { hideSearchAtFirst() }
        guard now.inset != old.inset else { return }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// A change of the safe area takes content along that is at its edge; one of the app's own inset does not.
    private func follow(from old: ScrollGeometry, to now: ScrollGeometry) {
        var offset = contentOffset
        if old.topEdges.contains(-offset.y) {
            offset.y -=
                now.systemInset.top + now.room.scrolled - old.systemInset.top - old.room.scrolled
        }
        if offset.x == -old.inset.left { offset.x -= now.systemInset.left - old.systemInset.left }
        let clamped = clamped(offset)
        if clamped != contentOffset { contentOffset = clamped }
    }
}

/// What the limits of the offset are worked out from.
struct ScrollGeometry: Equatable {
    var contentSize = CGSize.zero
    var size = CGSize.zero
    var ownInset = UIEdgeInsets.zero
    var inset = UIEdgeInsets.zero
    var refreshInset: CGFloat = 0
    var room = BarRoom()

    /// How far content can be scrolled down: a large title comes back with it, and the search bar if it is pulled farther.
    var topEdges: [CGFloat] { [inset.top + room.taken, inset.top + room.takenOfTitle] }

    var systemInset: UIEdgeInsets {
        UIEdgeInsets(
            top: inset.top - ownInset.top - refreshInset, left: inset.left - ownInset.left,
            bottom: inset.bottom - ownInset.bottom, right: inset.right - ownInset.right)
    }
}
