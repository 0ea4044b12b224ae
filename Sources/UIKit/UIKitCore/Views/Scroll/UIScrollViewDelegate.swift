/// Is notified of a scroll view's scrolling, and can change its target. Follows Apple's page "UIScrollViewDelegate".
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after every change of the content offset; not if an app has set the origin of the bounds.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user starts to drag the content, after a short distance.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the touch ends, before the content decelerates.
    ///
    /// The velocity is that of the offset in points per millisecond. `targetContentOffset` is the offset where the
    /// content will stop; the method may change it, unless paging is enabled. iOS 5.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the touch ends. `decelerate` is `true` if the content decelerates afterward.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called after that if the content decelerates.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when a deceleration has ended, or was stopped by a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated change of the offset by the app has ended. If the offset doesn't change, there is no
    /// animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view to zoom; with `nil`, the default, zooming is disabled. Called before each change of the scale.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before the user zooms the content, and before an animated change of the scale. iOS 3.2.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called after every change of the scale. iOS 3.2.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when the user has zoomed and the content has stopped, and after an animated change of the scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Called when the user taps the status bar. Default `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the content has reached its top after a tap on the status bar; immediately if it was already there.
    /// Evidence: gt2-scroll-03.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called after ``UIScrollView/adjustedContentInset`` has changed. iOS 11.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// The default implementations of the optional methods.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
