/// A view onto content that is larger than itself, which a finger moves. Follows Apple's page "UIScrollView".
///
/// What is scrolled is the origin of the bounds: subviews keep their frames. What is zoomed is the view that the delegate
/// names, by its transform.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    /// The animation or deceleration under way.
    package var motion: ScrollMotion?
    /// The drag under way.
    package var drag: ScrollDrag?
    /// Whether a finger is on the content.
    var isTouched = false
    /// What the limits were worked out from last.
    var settledGeometry = ScrollGeometry()
    var scrollGuides: ScrollGuides?
    var zooming: ScrollZoom?
    let pan = ScrollPan()
    let contentDelay = ContentTouchDelay()

    /// Creates a scroll view with empty content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForScrolling()
    }

    /// Creates a scroll view with empty content. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForScrolling()
        coder.interface.map(readScrolling)
    }

    // MARK: Content

    /// The point of the content at the view's upper left corner: the origin of the bounds. Setting it is not animated
    /// and keeps to no limits. The delegate is notified where it changes.
    open var contentOffset: CGPoint {
        get { boundsStorage.origin }
        set { changing(.contentOffset) { scroll(to: newValue) } }
    }

    /// The size of the content, in points. Default empty. An offset that lies beyond it afterwards moves back.
    open var contentSize = CGSize.zero {
        willSet { willChange(.contentSize) }
        didSet {
            if contentSize != oldValue { geometryChanged() }
            didChange(.contentSize)
        }
    }

    /// The space around the content that can be scrolled into, in points. Default none.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChange(.contentInset) }
        didSet {
            if contentInset != oldValue { geometryChanged() }
            didChange(.contentInset)
        }
    }

    /// ``contentInset`` with what the safe area adds by ``contentInsetAdjustmentBehavior``. iOS 11.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset.adding(systemInset, .zero)
        inset.top += refreshInset
        return inset
    }

    /// Called when ``adjustedContentInset`` has changed. The base class does nothing; then the delegate hears. iOS 11.
    open func adjustedContentInsetDidChange() {}

    /// When the safe area is added to the content inset. Default `.automatic`. iOS 11.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { geometryChanged() } }
    }

    /// The rectangle in which the view shows its content. Its origin is ``contentOffset``: setting it scrolls, and the delegate is
    /// not notified.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = boundsStorage.origin
            super.bounds = newValue
            if newValue.origin != old { scrolled() }
        }
    }

    /// Brings the insets and the offset up to date with the view's size and safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        geometryChanged()
    }

    /// The size of what is visible: the bounds'. iOS 12. Follows Apple's page "visibleSize".
    open var visibleSize: CGSize { bounds.size }

    // MARK: Scrolling by the app

    /// Scrolls to an offset, in an animation of 0.3 s if wanted. It keeps to no limits.
    ///
    /// Without an animation it also ends a deceleration.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { animate(to: contentOffset) } else { jump(to: contentOffset) }
    }

    /// Scrolls as little as shows a rectangle of the content; not at all if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let offset = offsetShowing(rect) else { return }
        setContentOffset(offset, animated: animated)
    }

    /// Ends an animation or a deceleration where it is. iOS 17.4.
    open func stopScrollingAndZooming() {
        motion?.stop()
    }

    // MARK: Scrolling by the user

    /// Notified of the scrolling. Not retained.
    // Disfavoured: a text view has a delegate of its own type, as on Apple's systems.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Whether a finger scrolls the content. Default `true`.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    /// Whether a finger that begins in one direction scrolls in that alone. One that begins diagonally scrolls in
    /// both. Default `false`.
    open var isDirectionalLockEnabled = false

    /// Whether the content stops at multiples of the view's size, whatever the delegate wants. Default `false`.
    open var isPagingEnabled = false

    /// How fast the content slows down. Default `.normal`.
    open var decelerationRate = DecelerationRate.normal

    /// Whether the content goes past its edges and comes back, in both directions. Default `true`.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether it does so to the left and right. Default `true`. iOS 17.4.
    open var bouncesHorizontally = true

    /// Whether it does so up and down. Default `true`. iOS 17.4.
    open var bouncesVertically = true

    /// Whether content that is no wider than the view bounces too. Default `false`.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { geometryChanged() } }
    }

    /// Whether content that is no higher than the view bounces too. Default `false`.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { geometryChanged() } }
    }

    /// Whether a finger that would pull the content past its left or right edge scrolls a scroll view around this one
    /// instead, if that can scroll. Default `true`. iOS 17.4.
    open var transfersHorizontalScrollingToParent = true

    /// The same for the upper and the lower edge. Default `true`. iOS 17.4.
    open var transfersVerticalScrollingToParent = true

    /// Whether a tap on the status bar scrolls to the top. Default `true`.
    ///
    /// On a phone nothing happens if several visible scroll views have it; on a pad the uppermost of them scrolls.
    open var scrollsToTop = true

    /// Whether a finger is on the content, dragging it or not yet.
    open var isTracking: Bool { isTouched }

    /// Whether a finger drags the content, or the content goes on by itself after that. Evidence: pub-scroll-05.
    open var isDragging: Bool { drag != nil || isDecelerating }

    /// Whether the content goes on by itself after a drag.
    open var isDecelerating: Bool { motion?.isDeceleration == true }

    /// Whether an animation that the app asked for is under way. iOS 17.4.
    open var isScrollAnimating: Bool { motion?.isDeceleration == false }

    /// The recogniser that drags the content. Its delegate is the scroll view, where that is one. iOS 5.
    ///
    /// It begins where the content moves in the direction of the finger. A scroll view around this one waits for it to
    /// fail. Another delegate is an exception.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Asked whether a gesture may begin that would take touches from this view, and whether the drag of the content
    /// may: not where the content does not move in the direction of the finger.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? dragMayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether subviews receive a touch only when the finger has rested for 0.15 s, so that it does not scroll.
    /// Default `true`.
    open var delaysContentTouches: Bool {
        get { contentDelay.isDelaying }
        set { contentDelay.isDelaying = newValue }
    }

    /// Whether the content scrolls when a finger moves that a subview has received already. Default `true`.
    open var canCancelContentTouches = true

    /// Asked before a subview receives touches. With `false` it does not. The base class says `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Asked whether a subview is to lose its touch because the finger begins to drag. The base class says `false` for
    /// controls. Not asked where ``canCancelContentTouches`` is `false`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Scrolls by a page, and posts where to: in the words of a ``UIScrollViewAccessibilityDelegate``, or "Page 2 of 5". Returns
    /// `false` at the end of the content. iOS 4.2.
    ///
    /// Follows Apple's page "accessibilityScroll(_:)".
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    // MARK: For pages that scroll

    /// Called before a finger begins to drag the content.
    func dragWillBegin() {}

    /// Called when the offset has changed, before the delegate is notified.
    @_spi(UIKitModules) open func contentMoved() {}

    /// Called when neither a finger nor an animation moves the content any more.
    @_spi(UIKitModules) open func cameToRest() {}

    /// Where content comes to rest that would by itself at an offset. The velocity is in points a millisecond.
    @_spi(UIKitModules) open func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
        proposal
    }

    // MARK: Guides and indicators

    /// The rectangle of the content, to attach subviews that scroll. iOS 11.
    open var contentLayoutGuide: UILayoutGuide { ensureGuides().content }

    /// The rectangle of the view, to attach subviews that stay. iOS 11.
    open var frameLayoutGuide: UILayoutGuide { ensureGuides().frame }

    /// Whether there is an indicator for the width. Default `true`.
    open var showsHorizontalScrollIndicator = true

    /// Whether there is an indicator for the height. Default `true`.
    open var showsVerticalScrollIndicator = true

    /// Shows the indicators for a short time, of the directions in which there is more content than room.
    ///
    /// Call it when the view appears. Follows Apple's page "flashScrollIndicators()".
    open func flashScrollIndicators() { flashIndicators() }

    var flashedIndicators: ScrollIndicators?

    /// Whether a drag sends the keyboard away. Default `.none`. iOS 7.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The look of the indicators. Default `.default`.
    open var indicatorStyle = IndicatorStyle.default

    /// The distance of the horizontal indicator from the edges. Default none. iOS 13.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The distance of the vertical indicator from the edges. Default none. iOS 13.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// How far the indicators keep from the edges: setting it sets ``verticalScrollIndicatorInsets`` and
    /// ``horizontalScrollIndicatorInsets``. Getting it where the two differ is of no use, and gives the vertical ones.
    ///
    /// Follows Apple's page "scrollIndicatorInsets".
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the distance of the indicators. Default `true`. iOS 13.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// A deceleration or animation ends when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { motion?.stop() }
    }

    // MARK: Refreshing

    /// What the user refreshes the content with, by pulling it down. Default `nil`. iOS 10.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { changeRefreshControl(from: oldValue) } }
    }

    // MARK: State restoration

    /// Writes the offset and the scale. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    /// Brings the offset and the scale back. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(with: coder)
    }

    // MARK: Zooming

    /// The least scale. Default 1.
    open var minimumZoomScale: CGFloat {
        get { zooming?.minimum ?? 1 }
        set { ensureZooming().minimum = newValue }
    }

    /// The greatest scale. Default 1. Fingers zoom if it is greater than the least one.
    open var maximumZoomScale: CGFloat {
        get { zooming?.maximum ?? 1 }
        set { ensureZooming().maximum = newValue }
    }

    /// The scale of the content. Default 1. Setting it keeps to the limits, and to the middle of what is visible. One that is not
    /// finite is ignored, with a warning in the console. iOS 3.
    open var zoomScale: CGFloat {
        get { zooming?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Shows the content in a scale, in an animation of 0.3 s if wanted. iOS 3.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ensureZooming().set(scale, animated: animated)
    }

    /// Shows a rectangle of the zoomed view, in its coordinates, in the middle and as large as it fits. iOS 3.
    open func zoom(to rect: CGRect, animated: Bool) {
        ensureZooming().show(rect, animated: animated)
    }

    /// Whether fingers may zoom past a limit, and the content comes back to it. Default `true`.
    open var bouncesZoom: Bool {
        get { zooming?.bounces ?? true }
        set { ensureZooming().bounces = newValue }
    }

    /// Whether fingers zoom the content.
    open var isZooming: Bool { zooming?.isPinched ?? false }

    /// Whether the content comes back to a limit of its scale.
    open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }

    /// Whether an animated change of the scale is under way. iOS 17.4.
    open var isZoomAnimating: Bool { zooming?.isAnimating ?? false }

    /// The recogniser that zooms; `nil` where the limits leave no room. iOS 5.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming?.canZoom == true ? zooming?.pinch : nil
    }
}
