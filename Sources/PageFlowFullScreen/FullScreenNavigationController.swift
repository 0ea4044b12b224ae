import UIKit

/// A navigation controller whose pages each have their own navigation bar, so that a push or a pop moves the whole page, bar included.
///
/// ```swift
/// window.rootViewController = FullScreenNavigationController(rootViewController: Home())
/// ```
///
/// Push, pop and assign pages as in any `UINavigationController`. UIKit's list contains a wrapper for each page, and each wrapper contains a
/// ``PageNavigationController`` with the page and its bar. ``pages`` and ``topPage`` return the pages. `viewControllers`, `topViewController`,
/// `visibleViewController`, `children`, `delegate`, `isNavigationBarHidden` and `isToolbarHidden` return what UIKit has stored, because
/// UIKit reads them in layout, in deferred transitions and in interactive pops.
open class FullScreenNavigationController: UINavigationController {
    private var listener = PageDelegate(nil)
    private(set) var swipe: FullScreenSwipe?
    let changesAfterSwipe = ChangesAfterSwipe()
    private var hidesFirstBar = false
    /// By their pages. UIKit makes changes one after the other: some have left and come again, or are still to come.
    var known: [ObjectIdentifier: KnownWrapper] = [:]
    var lentTabBarItem: UITabBarItem?

    /// The style of the back button of every page but the first, unless the page says otherwise.
    ///
    /// Default ``BackButtonStyle/title``. See ``BackButtonPage``.
    public var backButtonStyle = BackButtonStyle.title {
        didSet { renewBackButtons() }
    }

    /// Where the swipe that goes back may begin, unless the page says otherwise.
    ///
    /// Default ``SwipeBack/fromAnywhere``. From anywhere it yields to what still scrolls in that direction, to sliders and other
    /// controls that are dragged, and to every pan of the page's own, such as a map's or that of a cell with swipe
    /// actions. See ``SwipeBackPage``.
    public var swipeBack = SwipeBack.fromAnywhere

    /// Called with the bar of each page, once, before the page's view loads: to set the bar's appearance.
    public var prepareBar: ((UINavigationBar) -> Void)?

    /// Hides its own bar: each page shows one.
    open override func viewDidLoad() {
        super.viewDidLoad()
        super.setNavigationBarHidden(true, animated: false)
        super.delegate = listener
        wrapLoosePages()
        let swipe = FullScreenSwipe(of: self)
        listener.fullWidth = swipe.fullWidth
        self.swipe = swipe
    }

    /// An archive may have filled the stack without a call.
    private func wrapLoosePages() {
        let held = super.viewControllers
        guard held.contains(where: { !($0 is PageWrapper) }) else { return }
        setViewControllers(held.map(\.unwrapped), animated: false)
    }

    // MARK: Pages

    /// The pages of the stack, the first one first.
    ///
    /// Setting it replaces the pages without animation. ``setViewControllers(_:animated:)`` animates the change.
    public var pages: [UIViewController] {
        get { containers.map(\.unwrapped) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top page; `nil` if the stack is empty.
    public var topPage: UIViewController? { containers.last?.unwrapped }

    /// The delegate of the app. It is called with pages and this controller, and is not retained.
    ///
    /// Setting `delegate` sets it as well; `delegate` returns the object that forwards UIKit's calls.
    public var pageDelegate: (any UINavigationControllerDelegate)? {
        get { listener.target }
        set {
            // UIKit asks a delegate what it implements when it is set.
            listener = PageDelegate(newValue)
            listener.fullWidth = swipe?.fullWidth
            super.delegate = listener
        }
    }

    // MARK: Stack

    /// UIKit's own list, with a wrapper for each page. Pages, wrappers and plain navigation controllers may be assigned.
    open override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Pushes a page.
    ///
    /// A plain `UINavigationController` that is in use nowhere gives its pages to this stack, the top one visible. A navigation controller
    /// of another class is a page, with its own bar and its own stack.
    ///
    /// During a swipe back the push waits until the swipe has ended.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !waits(with: [viewController], { $0.pushViewController(viewController, animated: animated) })
        else { return }
        dropEmptied()
        let arriving = pagesGiven(by: viewController)
        guard arriving.count == 1 else { return setViewControllers(pages + arriving, animated: animated) }
        super.pushViewController(wrapped(arriving[0]), animated: animated)
        if let top = wrappers.last { giveBackButton(to: top) }
        lendTabBarItem()
    }

    /// Pops the top page and returns it; `nil` if only the first page is left, which stays.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        dropEmptied()
        return super.popViewController(animated: animated)?.unwrapped
    }

    /// Pops the pages above a page, or above its wrapper, and returns them, the lowest first.
    @discardableResult
    open override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        dropEmptied()
        // UIKit complains of a page that is not in the stack, in its own words.
        let target = wrapper(of: viewController) ?? viewController
        return super.popToViewController(target, animated: animated)?.map(\.unwrapped)
    }

    /// Pops all pages but the first, and returns them, the lowest first.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        dropEmptied()
        return super.popToRootViewController(animated: animated)?.map(\.unwrapped)
    }

    /// Replaces the pages. The list may contain pages, wrappers of `viewControllers`, and plain navigation controllers, which give their pages.
    ///
    /// During a swipe back a change with pages waits until the swipe has ended.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !waits(with: viewControllers, { $0.setViewControllers(viewControllers, animated: animated) })
        else { return }
        super.setViewControllers(viewControllers.flatMap(pagesGiven).map(wrapped), animated: animated)
        giveBackButtons()
        lendTabBarItem()
    }

    /// The object that forwards UIKit's calls to ``pageDelegate``. Setting it sets ``pageDelegate``.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { pageDelegate = (newValue as? PageDelegate).map { $0.target } ?? newValue }
    }

    // MARK: Bars

    /// Whether the stack's own bar is hidden: `true` once the view is loaded. Setting it hides or shows the top page's bar.
    ///
    /// Each page's bar is its own: hiding one leaves the others. Set on an empty stack it is the first page's.
    open override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the top page's bar.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard let topStack else { return hidesFirstBar = hidden }
        topStack.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Whether the stack's own toolbar is hidden: `true`. Setting it hides or shows the top page's toolbar.
    open override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the top page's toolbar.
    open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        topStack?.setToolbarHidden(hidden, animated: animated)
    }

    func makeBar() -> PageNavigationController {
        let bar = PageNavigationController(
            navigationBarClass: type(of: super.navigationBar), toolbarClass: type(of: super.toolbar))
        if pages.isEmpty, hidesFirstBar {
            bar.setNavigationBarHidden(true, animated: false)
        }
        prepareBar?(bar.navigationBar)
        return bar
    }

    /// Goes back as the top page's back button does: UIKit finds no back button in the stack's own bar.
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || goesBackForUser()
    }

    // MARK: Deciding for the pages

    /// The top page, whether its bar is hidden or not.
    open override var childForStatusBarStyle: UIViewController? { topPage }

    /// The top page.
    open override var childForStatusBarHidden: UIViewController? { topPage }

    /// The top page.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topPage }

    /// The top page.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topPage }

    /// What the top page supports, as far as the delegate allows it.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let page = topPage else { return super.supportedInterfaceOrientations }
        guard pageDelegate != nil else { return page.supportedInterfaceOrientations }
        let allowed = super.supportedInterfaceOrientations
        let both = allowed.intersection(page.supportedInterfaceOrientations)
        return both.isEmpty ? allowed : both
    }

    /// What the top page prefers; with a delegate, what that says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let page = topPage, pageDelegate == nil else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return page.preferredInterfaceOrientationForPresentation
    }
}
