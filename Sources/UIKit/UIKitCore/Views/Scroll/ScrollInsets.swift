// The safe area's part of a scroll view's inset, and the effects of its changes on the offset.
extension UIScrollView {
    /// The insets that the safe area adds, depending on ``contentInsetAdjustmentBehavior``.
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

    /// Whether the content is larger than the frame, regardless of insets, or always bounces.
    private func fillsWithContent(_ axis: ScrollAxis) -> Bool {
        switch axis {
        case .horizontal: contentSize.width > bounds.width || alwaysBounceHorizontal
        case .vertical: contentSize.height > bounds.height || alwaysBounceVertical
        }
    }

    /// Whether the scroll view is the content of a page in a navigation or tab bar controller: the page's view, its first subview, or the
    /// content scroll view that the page returns.
    private var isContentOfContainedPage: Bool {
        guard let page = owner ?? superview?.owner, page.automaticallyAdjustsScrollViewInsets else {
            return false
        }
        let isContent =
            page.viewStorage === self || superview?.subviewList.first === self
            || page.contentScrollView(for: .top) === self
        return isContent && (page.navigationController != nil || page.tabBarController != nil)
    }

    /// Called when the limits of the offset may have changed. Notifies the app of the inset, and restores an offset that was within the
    /// limits. Content at its top or left edge stays there.
    func geometryChanged() {
        let old = settledGeometry
        let now = ScrollGeometry(
            contentSize: contentSize, size: bounds.size, ownInset: contentInset,
            inset: adjustedContentInset, refreshInset: refreshInset, room: settledRoom)
        guard now != old else { return }
        settledGeometry = now
        if drag == nil, motion == nil, zooming?.isApplying != true { follow(from: old, to: now) }
        defer { hideSearchAtFirst() }
        guard now.inset != old.inset else { return }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// A change of the safe area moves content that is at its edge; a change of the app's own inset doesn't.
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

/// The values that determine the limits of the offset.
struct ScrollGeometry: Equatable {
    var contentSize = CGSize.zero
    var size = CGSize.zero
    var ownInset = UIEdgeInsets.zero
    var inset = UIEdgeInsets.zero
    var refreshInset: CGFloat = 0
    var room = BarRoom()

    /// The top insets at which content is at its edge: pulling it down shows the large title, and pulling further shows the search bar.
    var topEdges: [CGFloat] { [inset.top + room.taken, inset.top + room.takenOfTitle] }

    var systemInset: UIEdgeInsets {
        UIEdgeInsets(
            top: inset.top - ownInset.top - refreshInset, left: inset.left - ownInset.left,
            bottom: inset.bottom - ownInset.bottom, right: inset.right - ownInset.right)
    }
}
