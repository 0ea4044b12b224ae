@_spi(UIKitModules) import UIKitCore

/// Shows one or two pages of a sequence at a time, and lets the user turn them.
///
/// The data source provides the neighbors when they are needed: for curling pages at each turn; for scrolling pages
/// before the first turn, and after each turn the next possible page. They are forgotten when the app sets pages or the
/// data source. The order of the pages' callbacks depends on the transition style. Evidence: page-scroll-01,
/// page-curl-01. Follows Apple's page "UIPageViewController".
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The requested pages.
    var wantedPages: [UIViewController] = []
    let spread = PageSpread()
    /// The data source's neighbors of the visible page, for scrolling pages.
    var known = PageNeighbours()
    /// Added pages that haven't been notified yet.
    var arrivingPages: [UIViewController] = []
    /// The pages that this controller itself has added as children.
    var heldPages: [UIViewController] = []
    var wish = PageWish()
    /// The calls to make when the running change has been made.
    var ends: [() -> Void] = []
    var spine: SpineLocation
    var hasTwoSides = false
    /// The pages that the delegate sets while it is asked for the spine.
    var pagesForSpine: [UIViewController]?
    var isAskingForSpine = false
    var indicator: UIPageControl?
    /// The user's current turn.
    var turn: PageTurn?
    var gestures: PageGestures?
    let spacing: CGFloat
    private let style: TransitionStyle
    private let orientation: NavigationOrientation
    weak var delegateStorage: (any UIPageViewControllerDelegate)?

    /// Creates a controller without pages.
    ///
    /// With a spine in the middle it is double-sided from the start.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        spacing = PageOptions(options).spacing
        spine = style == .scroll ? .none : PageOptions(options).spine
        hasTwoSides = spine == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with pages that curl from left to right, and with a view from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .pageCurl
        orientation = .horizontal
        spacing = 0
        spine = .min
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive, with a storyboard's settings, or with pages that curl from left to right.
    public required init?(coder: NSCoder) {
        let reader = coder.interface
        style = reader?.choice("transitionStyle", .interfaceWords) ?? .pageCurl
        orientation = reader?.choice("navigationOrientation", .interfaceWords) ?? .horizontal
        spacing = CGFloat(reader?.element.number("pageSpacing") ?? 0)
        let spine: SpineLocation = reader?.choice("spineLocation", .interfaceWords) ?? .min
        self.spine = style == .scroll ? .none : spine
        hasTwoSides = spine == .mid || reader?.element.bool("doubleSided") == true
        super.init(coder: coder)
    }

    /// The delegate, which is notified of the user's turns and asked about orientations. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// The object that provides the pages for the user's turns; without one the user can't turn. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            known.forget()
            if dataSource !== oldValue { updateIndicator() }
        }
    }

    /// The transition style.
    open var transitionStyle: TransitionStyle { style }

    /// The direction in which the pages are arranged.
    open var navigationOrientation: NavigationOrientation { orientation }

    /// The location of the spine; `none` for scrolling pages.
    open var spineLocation: SpineLocation { spine }

    /// Whether the back of a leaf is a page too. Default `false`.
    ///
    /// With a spine in the middle it is `true`, and setting `false` raises an exception.
    open var isDoubleSided: Bool {
        get { hasTwoSides }
        set { setDoubleSided(newValue) }
    }

    /// The pan and the tap that turn curling pages. Apps add them to another view or set their delegates. Empty for
    /// scrolling pages, which use a scroll view among the subviews of this controller's view.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? ensureGestures().recognizers : []
    }

    /// The visible pages; during a user's turn, the pages before it.
    open var viewControllers: [UIViewController]? { wantedPages }

    /// Shows other pages. The delegate isn't called.
    ///
    /// One page is required; two with a spine in the middle, and two for an animated change of double-sided pages, of
    /// which the second is the back of the turning leaf. Any other number raises `NSInvalidArgumentException`. If
    /// several changes are requested before one has begun, only the last is made. A change replaced by a later one
    /// calls its `completion` with `false`.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: Decisions for the pages

    /// The delegate's orientations, or else the device's default.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// The delegate's orientation, or else the device's default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Asks the delegate for the spine in the new orientation, and forwards the change to the pages.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        askForSpine()
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// Adds the gestures, or the scroll view of scrolling pages.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll { return spread.prepare(in: self) }
        for recognizer in ensureGestures().recognizers { view.addGestureRecognizer(recognizer) }
    }

    /// Lays out the pages and the page indicator.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutPages()
    }

    // MARK: For the engine

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) open override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UIPageViewController.delegate),
            .delegate("dataSource", \UIPageViewController.dataSource),
        ]
    }

    @_spi(UIKitModules) open override var appearanceChildren: [UIViewController] { spread.pages }

    @_spi(UIKitModules) open override func prepareVisibleChildren() { showWantedPages() }

    @_spi(UIKitModules) open override func containerDidSettle() { settlePages() }

    @_spi(UIKitModules) open override func childIsLeaving(_ child: UIViewController) { forget(child) }
}

/// The options of the initializer.
private struct PageOptions {
    var spine = UIPageViewController.SpineLocation.min
    var spacing: CGFloat = 0

    init(_ options: [UIPageViewController.OptionsKey: Any]?) {
        let value = options?[.spineLocation]
        let number = value as? Int ?? (value as? NSNumber)?.intValue
        if let known = number.flatMap(UIPageViewController.SpineLocation.init), known != .none {
            spine = known
        }
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
}
