/// Shows pages of a row, one or two at a time, and lets the user turn them.
///
/// The data source names their neighbours as they are needed: for pages that curl at each turn; for pages that scroll
/// before the first turn, and after each the one that may come next. They are forgotten when the app sets pages or the
/// data source. The pages are notified of each
/// other in an order that depends on the transition style. Evidence: page-scroll-01, page-curl-01. Follows Apple's page
/// "UIPageViewController".
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The pages that are to be visible.
    var wantedPages: [UIViewController] = []
    let spread = PageSpread()
    /// What the data source has said of the pages beside the visible one, for pages that scroll.
    var known = PageNeighbours()
    /// Pages that were not told yet that they have moved in.
    var arrivingPages: [UIViewController] = []
    /// Every page whose parent this controller is by itself.
    var heldPages: [UIViewController] = []
    var wish = PageWish()
    /// What is called when the running change has been made.
    var ends: [() -> Void] = []
    var spine: SpineLocation
    var hasTwoSides = false
    /// What the delegate sets while it is asked for the spine.
    var pagesForSpine: [UIViewController]?
    var isAskingForSpine = false
    var indicator: UIPageControl?
    /// The turn that the user makes.
    var turn: PageTurn?
    var gestures: PageGestures?
    let spacing: CGFloat
    private let style: TransitionStyle
    private let orientation: NavigationOrientation
    weak var delegateStorage: (any UIPageViewControllerDelegate)?

    /// Creates a controller without pages.
    ///
    /// With a spine in the middle the pages are two-sided from the beginning.
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

    /// Creates a controller whose pages curl, from left to right, with a view from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .pageCurl
        orientation = .horizontal
        spacing = 0
        spine = .min
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive: as a storyboard has it, or with pages that curl, from left to right.
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

    /// Notified of the user's turns, and asked about orientations. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Names the pages that the user turns to; without one the user turns none. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            known.forget()
            if dataSource !== oldValue { updateIndicator() }
        }
    }

    /// How pages are turned.
    open var transitionStyle: TransitionStyle { style }

    /// In which direction pages lie.
    open var navigationOrientation: NavigationOrientation { orientation }

    /// Where the leaves are bound; `none` for pages that scroll.
    open var spineLocation: SpineLocation { spine }

    /// Whether the back of a leaf is a page too. Default `false`.
    ///
    /// With a spine in the middle it is `true`, and setting `false` is an exception.
    open var isDoubleSided: Bool {
        get { hasTwoSides }
        set { setDoubleSided(newValue) }
    }

    /// The pan and the tap that turn pages that curl, to be put on another view or to get a delegate. None for pages that
    /// scroll: their gesture is that of a scroll view among the subviews of this controller's view.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? ensureGestures().recognizers : []
    }

    /// The visible pages; while the user turns, those before the turn.
    open var viewControllers: [UIViewController]? { wantedPages }

    /// Shows other pages. The delegate is not told.
    ///
    /// One page is needed; two with a spine in the middle, and two for an animated change of two-sided pages, of which
    /// the second is the back of the leaf that turns. Any other number is `NSInvalidArgumentException`. Of several
    /// changes before one has begun only the last is made. `completion` gets `false` from a change that another one
    /// has overtaken.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: Deciding for the pages

    /// What the delegate says, or else the default of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, or else the default of the device.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Asks the delegate for the spine in the new orientation, and passes the change on to the pages.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        askForSpine()
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// Puts the gestures in place, or the scroll view whose pages turn by scrolling.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll { return spread.prepare(in: self) }
        for recognizer in ensureGestures().recognizers { view.addGestureRecognizer(recognizer) }
    }

    /// Gives the pages and the page indicator their places.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutPages()
    }

    // MARK: For the engine

    override var appearanceChildren: [UIViewController] { spread.pages }

    override func prepareVisibleChildren() { showWantedPages() }

    override func containerDidSettle() { settlePages() }

    override func childIsLeaving(_ child: UIViewController) { forget(child) }
}

/// What a page controller was made with.
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
