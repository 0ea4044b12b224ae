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

    private var indicatorImages: [Int: UIImage] = [:]
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
        let count = CGFloat(max(0, pageCount))
        let system = Runtime.current.system
        if system < .iOS(14) { return CGSize(width: max(0, count * 16 - 9), height: 37) }
        if system < .iOS(16) { return CGSize(width: count * 18 + 61.5, height: 27.5) }
        return CGSize(width: count * 18 + 62.5, height: 26)
    }

    /// The marked page, kept between the first and the last. Setting it sends no event. Default 0.
    open var currentPage: Int {
        get { pageStorage }
        set { pageStorage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
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

    // MARK: The user

    /// A tap on the right half goes to the next page, one on the left half to the page before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = currentPage
        currentPage += touch.location(in: self).x >= boundsStorage.midX ? 1 : -1
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
