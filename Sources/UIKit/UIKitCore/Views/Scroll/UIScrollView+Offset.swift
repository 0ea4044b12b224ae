// Scrolling by the app.
extension UIScrollView {
    func prepareForScrolling() {
        flags.formUnion([.isScrollView, .clipsToBounds])
        addGestureRecognizer(contentDelay)
        addGestureRecognizer(pan)
    }

    /// Sets the offset and notifies the delegate. A change of the bounds also scrolls, but doesn't notify the delegate. Evidence:
    /// hunt-scroll-02.
    func scroll(to offset: CGPoint) {
        let old = bounds.origin
        bounds.origin = offset
        if bounds.origin != old { delegate?.scrollViewDidScroll(self) }
    }

    /// Called after the origin of the bounds has changed.
    func scrolled() {
        setNeedsLayout()
        moveTallBar()
        if UITabBarController.areBarsMinimized { minimizeTabBar() }
        refreshControl?.follow(self)
        contentMoved()
    }

    /// Moves the content without a visible change, because the size of the content before it has changed. A drag and a motion continue from
    /// there.
    package func shiftContent(by shift: CGPoint) {
        motion?.move(by: shift)
        drag?.follow(shift)
        contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }

    func jump(to offset: CGPoint) {
        motion?.stop()
        contentOffset = offset
    }

    package func animate(to offset: CGPoint) {
        motion?.giveWay()
        guard offset != contentOffset else { return }
        animate(along: ScrollPath(from: contentOffset, to: offset)) { scrollView in
            scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    func animate(along path: ScrollPath, onEnd: @escaping (UIScrollView) -> Void) {
        motion?.giveWay()
        motion = ScrollMotion(of: self, along: path, isDeceleration: false, onEnd: onEnd)
    }

    /// Returns the nearest offset at which a rectangle of the content is visible, or its start if it is larger than the view; `nil` if it
    /// is outside the content.
    package func offsetShowing(_ rect: CGRect) -> CGPoint? { offset(showing: rect, of: contentSize) }

    /// Scrolls until a rectangle is visible, for tests and explorations. Returns whether the content has moved.
    ///
    /// The content may have no size on an axis on which it doesn't scroll, where `scrollRectToVisible` would find nothing.
    package func reveal(_ rect: CGRect) -> Bool {
        let size = CGSize(
            width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        guard isScrollEnabled, let offset = offset(showing: rect, of: size) else { return false }
        let old = contentOffset
        contentOffset = CGPoint(
            x: overflows(.horizontal) ? offset.x : old.x, y: overflows(.vertical) ? offset.y : old.y)
        return contentOffset != old
    }

    private func offset(showing rect: CGRect, of contentSize: CGSize) -> CGPoint? {
        let wanted = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !wanted.isNull else { return nil }
        let seen = bounds.inset(by: adjustedContentInset)
        let offset = CGPoint(
            x: contentOffset.x + UIScrollView.shift(wanted.minX, wanted.maxX, into: seen.minX, seen.maxX),
            y: contentOffset.y + UIScrollView.shift(wanted.minY, wanted.maxY, into: seen.minY, seen.maxY))
        return offset == contentOffset ? nil : offset
    }

    private static func shift(
        _ first: CGFloat, _ last: CGFloat, into start: CGFloat, _ end: CGFloat
    ) -> CGFloat {
        if first >= start, last <= end { return 0 }
        if last - first > end - start { return first < start || first > end ? first - start : 0 }
        return first < start ? first - start : last - end
    }
}
