import UIKit

/// A navigation controller whose pages have a bar each, so that a push or a pop moves the whole page, bar included.
///
/// ```swift
/// window.rootViewController = FullScreenNavigationController(rootViewController: Home())
/// ```
///
/// It is used like a `UINavigationController`. Between it and a page lie two controllers that no page has to know:
/// the stack holds wrappers, and each wrapper holds a ``PageNavigationController``, which owns the page's bar. All
/// properties and verbs, of this controller and of a page's `navigationController`, speak of the pages.
///
/// It is the role that document 004 calls GlobalNavigationController.
open class FullScreenNavigationController: UINavigationController {
    /// Whether UIKit changes the stack at this moment. Then the getters answer what the stack really holds: nobody
    /// says which of them UIKit reads as it changes a stack.
    var isInUIKit = false
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

    // MARK: Stack

    /// The pages, the first one first. Setting it is ``setViewControllers(_:animated:)`` without animation.
    open override var viewControllers: [UIViewController] {
        get { isInUIKit ? super.viewControllers : pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The page on top of the stack.
    open override var topViewController: UIViewController? {
        isInUIKit ? super.topViewController : pages.last
    }

    /// The visible page: what is presented over the stack, or else the top page.
    open override var visibleViewController: UIViewController? {
        isInUIKit ? super.visibleViewController : super.visibleViewController?.unwrapped
    }

    /// The pages, as a plain stack's are its children.
    open override var children: [UIViewController] {
        isInUIKit ? super.children : super.children.map(\.unwrapped)
    }

    /// Puts a page on top.
    ///
    /// A plain `UINavigationController` that is in use nowhere gives its pages to this stack, the top one visible. One of
    /// a class of its own is a page, with its own bar and its own stack.
    ///
    /// During a swipe back, and until it has ended, the push waits.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !waitsForSwipe({ $0.pushViewController(viewController, animated: animated) }) else { return }
        dropEmptied()
        let arriving = pagesGiven(by: viewController)
        guard arriving.count == 1 else { return setViewControllers(pages + arriving, animated: animated) }
        let wrapper = wrapped(arriving[0])
        inUIKit { super.pushViewController(wrapper, animated: animated) }
        if let top = wrappers.last { giveBackButton(to: top) }
        lendTabBarItem()
    }

    /// Removes the top page and returns it; `nil` when only the first is left, which stays.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        dropEmptied()
        let popped = inUIKit { super.popViewController(animated: animated) }
        return popped?.unwrapped
    }

    /// Removes every page above one in the stack, and returns them, the lowest first.
    @discardableResult
    open override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        dropEmptied()
        // UIKit complains of a page that is not in the stack, in its own words.
        let target = wrapper(of: viewController) ?? viewController
        let popped = inUIKit { super.popToViewController(target, animated: animated) }
        return popped?.map(\.unwrapped)
    }

    /// Removes every page but the first, and returns them, the lowest first.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        dropEmptied()
        let popped = inUIKit { super.popToRootViewController(animated: animated) }
        return popped?.map(\.unwrapped)
    }

    /// Replaces the pages. A plain `UINavigationController` among them stands for its pages.
    ///
    /// During a swipe back, and until it has ended, the change waits.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !waitsForSwipe({ $0.setViewControllers(viewControllers, animated: animated) }) else { return }
        let wrappers = viewControllers.flatMap(pagesGiven).map(wrapped)
        inUIKit { super.setViewControllers(wrappers, animated: animated) }
        giveBackButtons()
        lendTabBarItem()
    }

    /// The delegate. It is called before and after each page is shown, with the page and this controller, and is not retained.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { listener.target }
        set {
            // UIKit asks a delegate what it implements when it is set.
            listener = PageDelegate(newValue)
            listener.fullWidth = swipe?.fullWidth
            super.delegate = listener
        }
    }

    // MARK: Bars

    /// Whether the top page's bar is hidden. Default `false`.
    ///
    /// Each page's bar is its own: hiding one leaves the others. Set on an empty stack it is the first page's.
    open override var isNavigationBarHidden: Bool {
        get { isInUIKit ? super.isNavigationBarHidden : topStack?.isNavigationBarHidden ?? hidesFirstBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the top page's bar.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard let topStack else { return hidesFirstBar = hidden }
        topStack.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Whether the top page's toolbar is hidden. Default `true`.
    open override var isToolbarHidden: Bool {
        get { isInUIKit ? super.isToolbarHidden : topStack?.isToolbarHidden ?? super.isToolbarHidden }
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

    // MARK: Deciding for the pages

    /// The top page, whether its bar is hidden or not.
    open override var childForStatusBarStyle: UIViewController? { pages.last }

    /// The top page.
    open override var childForStatusBarHidden: UIViewController? { pages.last }

    /// The top page.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { pages.last }

    /// The top page.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { pages.last }

    /// What the top page supports, as far as the delegate allows it.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let page = pages.last else { return super.supportedInterfaceOrientations }
        guard delegate != nil else { return page.supportedInterfaceOrientations }
        let allowed = super.supportedInterfaceOrientations
        let both = allowed.intersection(page.supportedInterfaceOrientations)
        return both.isEmpty ? allowed : both
    }

    /// What the top page prefers; with a delegate, what that says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard let page = pages.last, delegate == nil else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return page.preferredInterfaceOrientationForPresentation
    }
}
