/// A view that shows a part of larger content, which the user can scroll. Follows Apple's page "UIScrollView".
///
/// Scrolling changes the origin of the bounds: subviews keep their frames. Zooming changes the transform of the view that the delegate
/// returns.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    /// The running animation or deceleration.
    package var motion: ScrollMotion?
    /// The drag in progress.
    package var drag: ScrollDrag?
    /// Whether the content is being touched.
    var isTouched = false
    /// The values from which the limits were last computed.
    var settledGeometry = ScrollGeometry()
    var scrollGuides: ScrollGuides?
    var zooming: ScrollZoom?
    var edges: ScrollEdges?
    package let pan = ScrollPan()
    let contentDelay = ContentTouchDelay()

    /// Creates a scroll view with empty content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForScrolling()
    }

    /// Creates a scroll view with empty content. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForScrolling()
        coder.interfaceArchive?.read(self)
    }

    // MARK: Content

    /// The point of the content at the view's top left corner: the origin of the bounds. Setting it isn't animated and isn't limited to the
    /// content. The delegate is notified of a change.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { changing(.contentOffset) { scroll(to: newValue) } }
    }

    /// The size of the content, in points. Default zero. An offset that is outside the new size is moved back.
    open var contentSize = CGSize.zero {
        willSet { willChange(.contentSize) }
        didSet {
            if contentSize != oldValue { geometryChanged() }
            didChange(.contentSize)
        }
    }

    /// The scrollable space around the content, in points. Default zero.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChange(.contentInset) }
        didSet {
            if contentInset != oldValue { geometryChanged() }
            didChange(.contentInset)
        }
    }

    /// ``contentInset`` and the insets that the safe area adds, depending on ``contentInsetAdjustmentBehavior``. iOS 11.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset.adding(systemInset, .zero)
        inset.top += refreshInset
        return inset
    }

    /// Called after ``adjustedContentInset`` has changed. The base class does nothing. The delegate is notified afterward. iOS 11.
    open func adjustedContentInsetDidChange() {}

    /// The condition for adding the safe area to the content inset. Default `.automatic`. iOS 11.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { geometryChanged() } }
    }

    /// The bounds, whose origin is ``contentOffset``. Setting them scrolls, and the delegate isn't notified.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = bounds.origin
            super.bounds = newValue
            if newValue.origin != old { scrolled() }
        }
    }

    /// Updates the insets and the offset for the view's size and safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        geometryChanged()
        edges?.layOut()
    }

    /// The position of content that is smaller than the view, from (0, 0) for the top left to (1, 1) for the bottom right. Default (0, 0).
    /// iOS 17.4.
    ///
    /// Follows Apple's page "contentAlignmentPoint".
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { alignContent() }
    }

    /// The size of the visible area, which is the size of the bounds. iOS 12. Follows Apple's page "visibleSize".
    open var visibleSize: CGSize { bounds.size }

    // MARK: Scrolling by the app

    /// Scrolls to an offset, optionally with an animation of 0.3 s. The offset isn't limited to the content.
    ///
    /// Without an animation, it also ends a deceleration.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { animate(to: contentOffset) } else { jump(to: contentOffset) }
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible; not at all if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let offset = offsetShowing(rect) else { return }
        setContentOffset(offset, animated: animated)
    }

    /// Stops an animation or a deceleration at its current offset. iOS 17.4.
    open func stopScrollingAndZooming() {
        motion?.stop()
    }

    // MARK: Scrolling by the user

    /// The delegate, which is notified of scrolling. Not retained.
    // Disfavored: a text view has a delegate of its own type, as on Apple's systems.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Whether the user can scroll the content. Default `true`.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    /// Whether a horizontal or vertical drag scrolls only on its axis. A diagonal drag scrolls on both. Default `false`.
    open var isDirectionalLockEnabled = false

    /// Whether the content stops at multiples of the view's size, regardless of the delegate's target. Default `false`.
    open var isPagingEnabled = false

    /// The rate of deceleration. Default `.normal`.
    open var decelerationRate = DecelerationRate.normal

    /// Whether the content bounces at its edges, on both axes. Default `true`.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether the content bounces horizontally. Default `true`. iOS 17.4.
    open var bouncesHorizontally = true

    /// Whether the content bounces vertically. Default `true`. iOS 17.4.
    open var bouncesVertically = true

    /// Whether content that isn't wider than the view also bounces. Default `false`.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { geometryChanged() } }
    }

    /// Whether content that isn't higher than the view also bounces. Default `false`.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { geometryChanged() } }
    }

    /// Whether a drag past the left or right edge scrolls an outer scroll view instead, if that can scroll. Default `true`. iOS 17.4.
    open var transfersHorizontalScrollingToParent = true

    /// Whether a drag past the top or bottom edge scrolls an outer scroll view instead, if that can scroll. Default `true`. iOS 17.4.
    open var transfersVerticalScrollingToParent = true

    /// Whether a tap on the status bar scrolls to the top. Default `true`.
    ///
    /// On iPhone nothing happens if several visible scroll views allow it; on iPad the topmost of them scrolls.
    open var scrollsToTop = true

    /// Whether the content is being touched, even if the drag hasn't started yet.
    open var isTracking: Bool { isTouched }

    /// Whether the content is being dragged, or is decelerating afterward. Evidence: pub-scroll-05.
    open var isDragging: Bool { drag != nil || isDecelerating }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { motion?.isDeceleration == true }

    /// Whether an animation by the app is running. iOS 17.4.
    open var isScrollAnimating: Bool { motion?.isDeceleration == false }

    /// The pan gesture recognizer of the scroll view. Its delegate is the scroll view, if that conforms to the protocol. iOS 5.
    ///
    /// It begins if the content scrolls in the direction of the touch. The recognizer of an outer scroll view requires this one to fail.
    /// Setting another delegate raises an exception.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Returns whether a gesture recognizer may begin that receives touches of this view. For the scroll view's own pan, returns whether
    /// the content scrolls in the direction of the touch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? dragMayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether subviews receive a touch only after it has rested for 0.15 s, and therefore doesn't scroll. Default `true`.
    open var delaysContentTouches: Bool {
        get { contentDelay.isDelaying }
        set { contentDelay.isDelaying = newValue }
    }

    /// Whether a drag can cancel a touch that a subview has already received. Default `true`.
    open var canCancelContentTouches = true

    /// Called before a subview receives touches. With `false` it doesn't receive them. The base class returns `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Called when a drag starts. Returns whether to cancel the touch of a subview. The base class returns `false` for controls. Not called
    /// if ``canCancelContentTouches`` is `false`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Scrolls by a page, and posts an announcement: the text of a ``UIScrollViewAccessibilityDelegate``, or "Page 2 of 5". Returns `false`
    /// at the end of the content. iOS 4.2.
    ///
    /// Follows Apple's page "accessibilityScroll(_:)".
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    // MARK: For subclasses

    /// Called before a drag of the content starts.
    @_spi(UIKitModules) open func dragWillBegin() {}

    /// Called after the offset has changed, before the delegate is notified.
    @_spi(UIKitModules) open func contentMoved() {}

    /// Called when neither a touch nor an animation moves the content any longer.
    @_spi(UIKitModules) open func cameToRest() {}

    /// Returns the offset where content stops that would otherwise stop at a proposed offset. The velocity is in points per millisecond.
    @_spi(UIKitModules) open func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
        proposal
    }

    // MARK: Guides and indicators

    /// The rectangle of the content, for subviews that scroll. iOS 11.
    open var contentLayoutGuide: UILayoutGuide { ensureGuides().content }

    /// The rectangle of the view, for subviews that don't scroll. iOS 11.
    open var frameLayoutGuide: UILayoutGuide { ensureGuides().frame }

    /// Whether the horizontal indicator is shown. Default `true`.
    open var showsHorizontalScrollIndicator = true

    /// Whether the vertical indicator is shown. Default `true`.
    open var showsVerticalScrollIndicator = true

    /// Shows the indicators for a short time, for axes on which the content is larger than the view.
    ///
    /// Call it when the view appears. Follows Apple's page "flashScrollIndicators()".
    open func flashScrollIndicators() { flashIndicators() }

    var flashedIndicators: ScrollIndicators?

    /// Whether a drag dismisses the keyboard. Default `.none`. iOS 7.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The style of the indicators. Default `.default`.
    open var indicatorStyle = IndicatorStyle.default

    /// The insets of the horizontal indicator. Default zero. iOS 13.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The insets of the vertical indicator. Default zero. iOS 13.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The insets of both indicators. Setting it sets ``verticalScrollIndicatorInsets`` and ``horizontalScrollIndicatorInsets``. If these
    /// differ, getting it returns the vertical ones, and isn't useful.
    ///
    /// Follows Apple's page "scrollIndicatorInsets".
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the indicators' insets. Default `true`. iOS 13.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Ends a deceleration or an animation when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { motion?.stop() }
    }

    // MARK: Edge effects

    /// The effect at the top edge. iOS 26. Follows Apple's page "topEdgeEffect".
    open var topEdgeEffect: UIScrollEdgeEffect { ensureEdges().effect(at: .top) }

    /// The effect at the left edge. iOS 26. Follows Apple's page "leftEdgeEffect".
    open var leftEdgeEffect: UIScrollEdgeEffect { ensureEdges().effect(at: .left) }

    /// The effect at the bottom edge. iOS 26. Follows Apple's page "bottomEdgeEffect".
    open var bottomEdgeEffect: UIScrollEdgeEffect { ensureEdges().effect(at: .bottom) }

    /// The effect at the right edge. iOS 26. Follows Apple's page "rightEdgeEffect".
    open var rightEdgeEffect: UIScrollEdgeEffect { ensureEdges().effect(at: .right) }

    // MARK: Refreshing

    /// The control with which the user refreshes the content by pulling it down. Default `nil`. iOS 10.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { changeRefreshControl(from: oldValue) } }
    }

    // MARK: State restoration

    /// Writes the offset and the zoom scale. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    /// Restores the offset and the zoom scale. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(with: coder)
    }

    // MARK: Zooming

    /// The minimum zoom scale. Default 1.
    open var minimumZoomScale: CGFloat {
        get { zooming?.minimum ?? 1 }
        set { ensureZooming().minimum = newValue }
    }

    /// The maximum zoom scale. Default 1. The user can zoom if it is greater than the minimum.
    open var maximumZoomScale: CGFloat {
        get { zooming?.maximum ?? 1 }
        set { ensureZooming().maximum = newValue }
    }

    /// The zoom scale. Default 1. Setting it applies the limits, and keeps the center of the visible area. A scale that isn't finite is
    /// ignored, with a warning in the console. iOS 3.
    open var zoomScale: CGFloat {
        get { zooming?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the zoom scale, optionally with an animation of 0.3 s. iOS 3.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ensureZooming().set(scale, animated: animated)
    }

    /// Zooms to a rectangle of the zoomed view, in its coordinates, centered and as large as it fits. iOS 3.
    open func zoom(to rect: CGRect, animated: Bool) {
        ensureZooming().show(rect, animated: animated)
    }

    /// Whether the user can zoom past a limit, from which the content bounces back. Default `true`.
    open var bouncesZoom: Bool {
        get { zooming?.bounces ?? true }
        set { ensureZooming().bounces = newValue }
    }

    /// Whether the user is zooming the content.
    open var isZooming: Bool { zooming?.isPinched ?? false }

    /// Whether the content bounces back to a limit of its scale.
    open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }

    /// Whether an animated change of the scale is running. iOS 17.4.
    open var isZoomAnimating: Bool { zooming?.isAnimating ?? false }

    /// The pinch gesture recognizer of the scroll view; `nil` if the limits don't allow zooming. iOS 5.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming?.canZoom == true ? zooming?.pinch : nil
    }
}
