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
    /// The wrappers by their pages. UIKit makes changes one after the other, so a page may have left and been pushed again, or not be in
    /// the stack yet.
    var known: [ObjectIdentifier: KnownWrapper] = [:]
    var lentTabBarItem: UITabBarItem?

    /// The style of the back button of every page except the first. A page can override it; see ``BackButtonPage``.
    ///
    /// Defaults to ``BackButtonStyle/title``.
    public var backButtonStyle = BackButtonStyle.title {
        didSet { renewBackButtons() }
    }

    /// The position where a swipe back may begin. A page can override it; see ``SwipeBackPage``.
    ///
    /// Defaults to ``SwipeBack/fromAnywhere``. Scroll views that can still scroll in that direction, sliders and other controls that are
    /// dragged, and every pan of the page's own, such as a map's or that of a cell with swipe actions, take precedence over a swipe from
    /// anywhere.
    public var swipeBack = SwipeBack.fromAnywhere

    /// Called with the bar of each page, once, before the page's view loads. Set the bar's appearance here.
    public var prepareBar: ((UINavigationBar) -> Void)?

    /// Hides the stack's own bar, because each page has a bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        super.setNavigationBarHidden(true, animated: false)
        super.delegate = listener
        wrapLoosePages()
        let swipe = FullScreenSwipe(of: self)
        listener.fullWidth = swipe.fullWidth
        self.swipe = swipe
    }

    /// Wraps the pages of an archive, which fills the stack without a call.
    private func wrapLoosePages() {
        let held = super.viewControllers
        guard held.contains(where: { !($0 is PageWrapper) }) else { return }
        setViewControllers(held.map(\.unwrapped), animated: false)
    }

    // MARK: Pages

    /// The pages of the stack, the first page first.
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
            // UIKit reads which methods a delegate implements when the delegate is set.
            listener = PageDelegate(newValue)
            listener.fullWidth = swipe?.fullWidth
            super.delegate = listener
        }
    }

    // MARK: Stack

    /// UIKit's list, with a wrapper for each page. Pages, wrappers and plain navigation controllers may be assigned.
    open override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Pushes a page.
    ///
    /// A plain `UINavigationController` that isn't in use passes its pages to this stack, the top one visible. A navigation controller of
    /// another class is a page, with its own bar and its own stack.
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
        // For a page that isn't in the stack, UIKit reports the error.
        let target = wrapper(of: viewController) ?? viewController
        return super.popToViewController(target, animated: animated)?.map(\.unwrapped)
    }

    /// Pops all pages but the first, and returns them, the lowest first.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        dropEmptied()
        return super.popToRootViewController(animated: animated)?.map(\.unwrapped)
    }

    /// Replaces the pages. The list may contain pages, wrappers of `viewControllers`, and plain navigation controllers, which pass on their
    /// pages.
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
    /// Each page has its own bar, so hiding one bar doesn't change the others. On an empty stack, the value is stored for the first page.
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

    /// Performs the action of the top page's back button, because UIKit finds no back button in the stack's own bar.
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || goesBackForUser()
    }

    // MARK: Decisions of the pages

    /// The top page, whether its bar is hidden or not.
    open override var childForStatusBarStyle: UIViewController? { topPage }

    /// The top page.
    open override var childForStatusBarHidden: UIViewController? { topPage }

    /// The top page.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topPage }

    /// The top page.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topPage }

    /// The orientations that the top page supports and the delegate allows; those that the delegate allows if the page supports none of
    /// them.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let page = topPage else { return super.supportedInterfaceOrientations }
        guard pageDelegate != nil else { return page.supportedInterfaceOrientations }
        let allowed = super.supportedInterfaceOrientations
        let both = allowed.intersection(page.supportedInterfaceOrientations)
        return both.isEmpty ? allowed : both
    }

    /// The delegate's preferred orientation, or else the top page's.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let page = topPage, pageDelegate == nil else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return page.preferredInterfaceOrientationForPresentation
    }
}
