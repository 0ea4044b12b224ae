/// A row of dots, one for each page, of which one is marked. Follows Apple's page "UIPageControl".
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// What is behind the dots. iOS 14. Follows Apple's page "UIPageControl.BackgroundStyle".
    public enum BackgroundStyle: Int, Sendable {
        /// A background while a finger moves along the dots.
        case automatic
        /// A background always.
        case prominent
        /// No background.
        case minimal
    }

    /// Where the dots go. iOS 16. Follows Apple's page "UIPageControl.Direction".
    public enum Direction: Int, Sendable {
        /// As text does.
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

    /// How the user changes the page at this moment. iOS 14. Follows Apple's page "UIPageControl.InteractionState".
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// By a tap.
        case discrete
        /// By a finger that moves along the dots.
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

    /// How many pages there are; less than none counts as none. Default 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = pageStorage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The size of the dots of all pages.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of the dots of all pages, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// The size of the dots of a number of pages, as measured: from iOS 14 on the dots have more room around them.
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

    /// The marked page, kept between the first and the last. Setting it sends no event. Default 0.
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

    /// How far the current page has got; `nil`, the default, shows nothing of it. iOS 17.
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

    /// Turns to a page, as the user does: `.valueChanged` is sent.
    func turn(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendValueChanged(nil) }
    }

    /// Where the dots go. Default `.natural`. iOS 16.
    ///
    /// Follows Apple's page "direction".
    open var direction = Direction.natural {
        didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// How the user changes the page at this moment; `.none` without a touch. iOS 14.
    open var interactionState: InteractionState { interaction }

    /// Whether the dots lie one beneath another.
    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// Whether a single dot is left out. Default `false`.
    open var hidesForSinglePage = false

    /// The colour of the dots; `nil`, the default, is the system's.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            if Appearances.isInUse {
                noteAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            }
        }
    }

    /// The colour of the marked dot; `nil`, the default, is the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            if Appearances.isInUse {
                noteAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            }
        }
    }

    /// What is behind the dots. Default `.automatic`. iOS 14.
    open var backgroundStyle = UIPageControl.BackgroundStyle.automatic

    /// Whether a finger may move along the dots. Default `true`. iOS 14.
    open var allowsContinuousInteraction = true

    /// The picture in place of the dots; `nil`, the default, is a dot. iOS 14.
    open var preferredIndicatorImage: UIImage?

    /// The picture that was set for a page's dot, or `nil`. iOS 14.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        indicatorImages[page]
    }

    /// Sets the picture of a page's dot; `nil` stands for ``preferredIndicatorImage``. iOS 14.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
    }

    /// The picture in place of the marked dot; `nil`, the default, is the page's other picture. iOS 16.
    open var preferredCurrentPageIndicatorImage: UIImage?

    /// The picture that was set for a page's dot while it is marked, or `nil`. iOS 16.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentIndicatorImages[page]
    }

    /// Sets the picture of a page's dot while it is marked; `nil` stands for ``preferredCurrentPageIndicatorImage``. iOS 16.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
    }

    /// The picture that is shown for a page; `nil` is a dot.
    func shownIndicatorImage(forPage page: Int) -> UIImage? {
        let plain = indicatorImages[page] ?? preferredIndicatorImage
        guard page == currentPage else { return plain }
        return currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    // MARK: The user

    /// Begins a tap.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        return true
    }

    /// A finger that moves along the dots turns to the page beneath it. iOS 14.
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

    /// The page whose dot is the nearest.
    private func page(at point: CGPoint) -> Int {
        let along = isVertical ? point.y - boundsStorage.midY : point.x - boundsStorage.midX
        let index = Int((along / Self.step + CGFloat(numberOfPages - 1) / 2).rounded())
        return isReversed ? numberOfPages - 1 - index : index
    }

    /// The distance of two dots.
    static let step: CGFloat = 16.5

    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) { change(to: .none) }

    /// A tap on the right half goes to the next page, one on the left half to the page before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { change(to: .none) }
        guard let touch, isTouchInside, interaction != .continuous else { return }
        change(to: .discrete)
        let old = currentPage
        let point = touch.location(in: self)
        let isBehindMiddle = isVertical ? point.y >= boundsStorage.midY : point.x >= boundsStorage.midX
        currentPage += isBehindMiddle != isReversed ? 1 : -1
        if currentPage != old { sendValueChanged(event) }
    }

    /// Goes to the next page, and tells of it. Follows Apple's page "accessibilityIncrement()".
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        goByAssistiveTechnology(1)
    }

    /// Goes to the page before, and tells of it. Follows Apple's page "accessibilityDecrement()".
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        goByAssistiveTechnology(-1)
    }

    private func goByAssistiveTechnology(_ step: Int) {
        let old = currentPage
        currentPage += step
        if currentPage != old { sendValueChanged(nil) }
    }

    /// A tap recogniser of a view above does not get a tap on the dots. Follows Apple's page
    /// "UIGestureRecognizer", on other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }
}
