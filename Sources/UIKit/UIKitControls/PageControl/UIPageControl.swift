/// A row of indicators, one for each page, with the current one highlighted. Follows Apple's page "UIPageControl".
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The background of the indicators. iOS 14. Follows Apple's page "UIPageControl.BackgroundStyle".
    public enum BackgroundStyle: Int, Sendable {
        /// A background during continuous interaction.
        case automatic
        /// Always a background.
        case prominent
        /// No background.
        case minimal
    }

    /// The direction of the indicators. iOS 16. Follows Apple's page "UIPageControl.Direction".
    public enum Direction: Int, Sendable {
        /// The direction of the text.
        case natural
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop
    }

    /// The user's current interaction. iOS 14. Follows Apple's page "UIPageControl.InteractionState".
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none
        /// A tap.
        case discrete
        /// A touch that moves along the indicators.
        case continuous
    }

    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]
    private var interaction = InteractionState.none
    private var touchStart = CGPoint.zero
    private var pageStorage = 0

    /// Creates a page control with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a page control from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readPageControl)
    }

    /// The number of pages. Negative values count as 0. Default 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = pageStorage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The size of all indicators.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of all indicators, regardless of the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// Returns the size for a number of pages, as measured: from iOS 14 on the indicators have more space around them.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = sizeAlong(pageCount)
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    private func sizeAlong(_ pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        let system = Runtime.current.system
        if system < .iOS(14) { return CGSize(width: max(0, count * 16 - 9), height: 37) }
        if system < .iOS(16) { return CGSize(width: count * 18 + 61.5, height: 27.5) }
        return CGSize(width: count * 18 + 62.5, height: 26)
    }

    /// The current page, clamped to the existing pages. Setting it sends no event. Default 0.
    open var currentPage: Int {
        get { pageStorage }
        set {
            changing(.currentPage) { mark(page: min(max(newValue, 0), max(numberOfPages - 1, 0))) }
        }
    }

    private func mark(page: Int) {
        guard page != pageStorage else { return }
        pageStorage = page
        progress?.pageDidBegin(page)
    }

    /// The progress of the current page; `nil`, the default, for none. iOS 17.
    ///
    /// Follows Apple's page "progress".
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            progress?.control = self
            progress?.pageDidBegin(pageStorage)
        }
    }

    /// Changes to a page for the user, and sends `.valueChanged`.
    func turn(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendValueChanged(nil) }
    }

    /// The direction of the indicators. Default `.natural`. iOS 16.
    ///
    /// Follows Apple's page "direction".
    open var direction = Direction.natural {
        didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The user's current interaction; `.none` without a touch. iOS 14.
    open var interactionState: InteractionState { interaction }

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is on the right or at the bottom.
    var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// Whether a single indicator is hidden. Default `false`.
    open var hidesForSinglePage = false

    /// The color of the indicators; `nil`, the default, for the system's.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            if Appearances.isInUse {
                noteAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            }
        }
    }

    /// The color of the current indicator; `nil`, the default, for the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            if Appearances.isInUse {
                noteAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            }
        }
    }

    /// The background of the indicators. Default `.automatic`. iOS 14.
    open var backgroundStyle = UIPageControl.BackgroundStyle.automatic

    /// Whether the user can move a touch along the indicators. Default `true`. iOS 14.
    open var allowsContinuousInteraction = true

    /// The image of the indicators; `nil`, the default, for a dot. iOS 14.
    open var preferredIndicatorImage: UIImage?

    /// Returns the image that was set for a page's indicator; `nil` for none. iOS 14.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        indicatorImages[page]
    }

    /// Sets the image of a page's indicator; `nil` for ``preferredIndicatorImage``. iOS 14.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
    }

    /// The image of the current indicator; `nil`, the default, for the page's regular image. iOS 16.
    open var preferredCurrentPageIndicatorImage: UIImage?

    /// Returns the image that was set for a page's indicator while it is the current one; `nil` for none. iOS 16.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentIndicatorImages[page]
    }

    /// Sets the image of a page's indicator while it is the current one; `nil` for ``preferredCurrentPageIndicatorImage``. iOS 16.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
    }

    /// Returns the visible image for a page; `nil` for a dot.
    func shownIndicatorImage(forPage page: Int) -> UIImage? {
        let plain = indicatorImages[page] ?? preferredIndicatorImage
        guard page == currentPage else { return plain }
        return currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    // MARK: User interaction

    /// Begins a tap.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        return true
    }

    /// Changes to the page under a touch that moves along the indicators. iOS 14.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if interaction == .none, mayMoveAlong, hypot(point.x - touchStart.x, point.y - touchStart.y) > 10 {
            change(to: .continuous)
        }
        if interaction == .continuous { turn(to: page(at: point)) }
        return true
    }

    private var mayMoveAlong: Bool { allowsContinuousInteraction && Runtime.current.system >= .iOS(14) }

    private func change(to state: InteractionState) {
        let wasHidden = interaction == .continuous
        interaction = state
        if wasHidden != (state == .continuous) { progress?.visibilityDidChange() }
    }

    /// Returns the page with the nearest indicator.
    private func page(at point: CGPoint) -> Int {
        let along = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        let index = Int((along / Self.step + CGFloat(numberOfPages - 1) / 2).rounded())
        return isReversed ? numberOfPages - 1 - index : index
    }

    /// The distance between two indicators, in points.
    static let step: CGFloat = 16.5

    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) { change(to: .none) }

    /// Changes to the next page for a tap on the right half, and to the previous page for one on the left half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { change(to: .none) }
        guard let touch, isTouchInside, interaction != .continuous else { return }
        change(to: .discrete)
        let old = currentPage
        let point = touch.location(in: self)
        let isBehindMiddle = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
        currentPage += isBehindMiddle != isReversed ? 1 : -1
        if currentPage != old { sendValueChanged(event) }
    }

    /// Changes to the next page, and sends the event. Follows Apple's page "accessibilityIncrement()".
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        goByAssistiveTechnology(1)
    }

    /// Changes to the previous page, and sends the event. Follows Apple's page "accessibilityDecrement()".
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        goByAssistiveTechnology(-1)
    }

    private func goByAssistiveTechnology(_ step: Int) {
        let old = currentPage
        currentPage += step
        if currentPage != old { sendValueChanged(nil) }
    }

    /// A superview's tap gesture recognizer doesn't receive taps on the indicators. Follows Apple's page "UIGestureRecognizer", on other
    /// controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }
}
