/// Is notified of a scroll view's scrolling, and says where it ends. Follows Apple's page "UIScrollViewDelegate".
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called whenever the content offset has changed, by whomever; not where an app has set the origin of the bounds.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger begins to drag the content, which takes some distance.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger is lifted, before the content goes on by itself.
    ///
    /// The velocity is that of the offset in points a millisecond. `targetContentOffset` is where the content will
    /// come to rest; the method may change it, unless the content stops at pages. iOS 5.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the finger is lifted; with `decelerate` the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called after that when the content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content that went on by itself has come to rest or was held.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated change of the offset by the app has ended. Without a change there is no animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is zoomed; with `nil`, the default, there is no zooming. Asked before each change of the scale.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before fingers zoom the content, and before an animated change of the scale. iOS 3.2.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the scale has changed, by whomever. iOS 3.2.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when fingers have zoomed and the content has come to rest, and after an animated change of the scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Asked when the user taps the status bar. Default `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the content has arrived at its top after a tap on the status bar; at once if it is there already.
    /// Evidence: gt2-scroll-03.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when ``UIScrollView/adjustedContentInset`` has changed. iOS 11.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Apple's members are optional.
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
    /// Names none.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Agrees.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
