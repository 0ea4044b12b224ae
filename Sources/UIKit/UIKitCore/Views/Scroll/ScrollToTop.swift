extension UIApplication {
    /// Performs the action of a tap on the status bar in an active app: scrolls the visible content to its top.
    package func receiveStatusBarTap() {
        guard state == .active, let window = keyWindowStorage else { return }
        let candidates = window.scrollViewsInSight.filter(\.scrollsToTop)
        let isPad = Runtime.current.device.userInterfaceIdiom == .pad
        guard isPad || candidates.count == 1 else { return }
        let uppermost = candidates.min { $0.topInWindow < $1.topInWindow }
        uppermost?.scrollToTop()
    }
}

extension UIView {
    /// The visible scroll views in this view that receive touches.
    fileprivate var scrollViewsInSight: [UIScrollView] {
        subviewList.filter { !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
            .flatMap { view in ((view as? UIScrollView).map { [$0] } ?? []) + view.scrollViewsInSight }
    }
}

extension UIScrollView {
    fileprivate var topInWindow: CGFloat { convert(bounds.origin, to: nil as UIView?).y }

    /// Scrolls to the top with an animation, if the delegate allows it.
    func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: limits(of: .vertical).lowerBound)
        // Evidence: gt2-scroll-03.
        guard top != contentOffset else {
            delegate?.scrollViewDidScrollToTop(self)
            return
        }
        animate(along: ScrollPath(from: contentOffset, to: top)) { scrollView in
            scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
        }
    }
}
