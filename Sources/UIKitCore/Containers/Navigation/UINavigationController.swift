/// Shows a stack of pages, one at a time, and moves between them.
///
/// The stack changes when you call; the pages are notified when the present turn's layout begins, so that several
/// changes in one turn are one transition. A change asked for while a transition runs waits for its end.
/// Follows Apple's page "UINavigationController".
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The pages, bottom first.
    @exclusivity(unchecked) var stack: [UIViewController] = []
    let slot = PageSlot()
    @exclusivity(unchecked) var pendingAnimation = false
    /// Pages that left the stack and were not told yet that they have moved; the same for those that joined.
    @exclusivity(unchecked) var removedPages: [UIViewController] = []
    @exclusivity(unchecked) var addedPages: [UIViewController] = []
    /// Those among them whose change has been made, and who are told next.
    @exclusivity(unchecked) var departedPages: [UIViewController] = []
    @exclusivity(unchecked) var arrivedPages: [UIViewController] = []
    @exclusivity(unchecked) var queuedChanges: [StackChange] = []
    @exclusivity(unchecked) var barState: NavigationBarState?
    /// Whether a transition was disturbed by an animated push that came too early.
    @exclusivity(unchecked) var isDisturbed = false
    weak var delegateStorage: (any UINavigationControllerDelegate)?
    /// Whether a delegate was set: asked at every move, where looking for it would cost more.
    @exclusivity(unchecked) var hasDelegate = false
    /// The page of the delegate's last `willShow`; whether its `didShow` is to come; whether the stack has been visible.
    @exclusivity(unchecked) var announcedPage = UnownedLink<UIViewController>()
    @exclusivity(unchecked) var owesDidShow = false
    @exclusivity(unchecked) var hasBeenShown = false
    /// Whether animated changes may be given up: with a delegate, and while a finger swipes.
    @exclusivity(unchecked) var remembersStacks = false
    @exclusivity(unchecked) var stackBefore: [UIViewController]?
    @exclusivity(unchecked) var swipe: StackSwipe?
    /// Whether the delegate was seen to animate for itself.
    @exclusivity(unchecked) var delegateAnimates: Bool?

    /// Creates a controller whose view comes from a nib, with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        flags.insert(.definesPresentationContext)
    }

    /// Creates a controller and pushes its first page, through ``pushViewController(_:animated:)``.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        flags.insert(.definesPresentationContext)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller with bars of your own classes; `nil` stands for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        flags.insert(.definesPresentationContext)
        ensureBars().navigationBarClass = navigationBarClass as? UINavigationBar.Type
        ensureBars().toolbarClass = toolbarClass as? UIToolbar.Type
    }

    /// Creates a controller from an archive: with the bars and the root of a storyboard, or with an empty stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.definesPresentationContext)
        coder.interface.map(readStack)
    }

    // MARK: Stack

    /// The pages, the root first. Setting it is ``setViewControllers(_:animated:)`` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The page on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible page: what is presented over the stack, or else the top page.
    open var visibleViewController: UIViewController? {
        var visible = presentedViewController ?? topViewController
        while let presented = visible?.modal?.presented { visible = presented }
        return visible
    }

    /// Puts a page on top. It must not be in the stack, and must not be a navigation controller. A split view controller
    /// is not pushed, with a warning.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushTop(viewController, animated: animated)
    }

    /// Takes the top page away and returns it; `nil` when only the root is left, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        popTop(animated: animated)
    }

    /// Takes away every page above one in the stack, and returns them, the lowest first.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        change(.popTo(viewController), animated: animated)
    }

    /// Takes away every page but the root, and returns them, the lowest first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(.popToRoot, animated: animated)
    }

    /// Replaces the stack. Animated, it looks like a push when the new top is new, else like a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(.set(viewControllers), animated: animated)
    }

    /// Pushes the page. Another navigation controller, which cannot be pushed, is presented (github.com/SwiftyJSON/SwiftyJSON/pull/686).
    open override func show(_ vc: UIViewController, sender: Any?) {
        guard isColumnOrPage(vc) else { return super.show(vc, sender: sender) }
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Puts the secondary page of a split view that collapses on top.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        nest([secondaryViewController], animated: false)
    }

    /// Takes the top page away and returns it; `nil` with the root alone.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    /// The pages but the one that the segue comes from, the top one first.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the page. Beneath a presentation that ends with the segue nothing is animated.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popInUnwinding(to: subsequentVC)
    }

    /// Told before and after each page is shown. Not retained.
    // Disfavoured: an image picker has a delegate of its own type, as on Apple's systems.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            hasDelegate = newValue != nil
            delegateAnimates = nil
            rememberStacks()
        }
    }

    // MARK: Bars

    /// The bar at the top. Its items are the stack's; do not change them yourself.
    open var navigationBar: UINavigationBar {
        defer { placeBars() }
        return ensureNavigationBar()
    }

    /// Whether the navigation bar is hidden. Default `false`.
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeNavigationBar(isHidden: hidden)
    }

    /// The bar at the bottom, with the top page's `toolbarItems`.
    open var toolbar: UIToolbar! {
        defer { placeBars() }
        return ensureToolbar()
    }

    /// Whether the toolbar is hidden. Default `true`.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeToolbar(isHidden: hidden)
    }

    /// Hides or shows the bars if they follow the height.
    /// The size set on the stack, or else that of the top page.
    open override var preferredContentSize: CGSize {
        get { preferredSizeOfStack }
        set { super.preferredContentSize = newValue }
    }

    /// Passes on a new preferred size of the top page.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredSizeOfPageChanged() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followHeight(from: previousTraitCollection)
    }

    // MARK: Deciding for the pages

    /// `.lightContent` over a visible navigation bar whose `barStyle` is `.black`, unless the bar was given a
    /// `standardAppearance`; else `.default`. iOS 7.
    ///
    /// What the top page prefers counts only while the bar is hidden. Evidence: hunt-stacks-06.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        pageInExtension?.preferredStatusBarStyle ?? statusBarStyleOverBar
    }

    /// The top page while the navigation bar is hidden; else the stack itself decides.
    open override var childForStatusBarStyle: UIViewController? {
        if let answer = pageInExtension?.childForStatusBarStyle { return answer }
        return isNavigationBarHidden ? topViewController : nil
    }

    /// The top page.
    open override var childForStatusBarHidden: UIViewController? {
        pageInExtension?.childForStatusBarHidden ?? topViewController
    }

    /// The top page.
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? topViewController
    }

    /// The top page.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    /// What the delegate says, or else the default of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.navigationControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, or else the default of the device.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Going back without a finger

    /// Dismisses the stack if it is presented in a way that the user can leave; goes back if not. iOS 5.
    ///
    /// Going back is what the back button does, and where there is none `false` is returned. Follows Apple's page
    /// "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || goesBackForUser()
    }

    override func performsSystemKey(_ key: UIKey) -> Bool {
        super.performsSystemKey(key) || key.meansBack && goesBackForUser()
    }

    // MARK: Hiding the bars

    /// Whether an upward swipe hides the bars and a downward one shows them. Default `false`. iOS 8.
    ///
    /// The toolbar takes part if the visible page has items for it. Follows Apple's page "hidesBarsOnSwipe".
    open var hidesBarsOnSwipe: Bool {
        get { barState?.fingers?.hidesOnSwipe ?? false }
        set { ensureBarFingers().hidesOnSwipe = newValue }
    }

    /// Whether a tap that nothing else takes hides the bars, and another one shows them. Default `false`. iOS 8.
    ///
    /// Follows Apple's page "hidesBarsOnTap".
    open var hidesBarsOnTap: Bool {
        get { barState?.fingers?.hidesOnTap ?? false }
        set { ensureBarFingers().hidesOnTap = newValue }
    }

    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. Default `false`.
    /// iOS 8.
    ///
    /// A tap that nothing else takes shows them, too. Follows Apple's page "hidesBarsWhenVerticallyCompact".
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barState?.hidesWhenVerticallyCompact ?? false }
        set { setHidesBarsWhenVerticallyCompact(newValue) }
    }

    /// Whether the bars are hidden when the keyboard appears. Default `false`. iOS 8.
    ///
    /// They stay hidden when it goes; a tap that nothing else takes shows them. Follows Apple's page
    /// "hidesBarsWhenKeyboardAppears".
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barState?.keyboardObserver != nil }
        set { setHidesBarsWhenKeyboardAppears(newValue) }
    }

    /// Finds the swipes of ``hidesBarsOnSwipe``. iOS 8.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { ensureBarFingers().swipeRecognizer }

    /// Finds the taps of ``hidesBarsOnTap``. iOS 8.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { ensureBarFingers().tapRecognizer }

    // MARK: Gestures

    /// Finds the swipe from the edge that pops the top page. iOS 7.
    ///
    /// Its delegate is UIKit's: the swipe begins with more than one page, at rest, with a visible back button, and with
    /// a delegate that does not animate for itself. Under another delegate all that is the app's to see to: a swipe on
    /// the root or during a transition leaves the stack stuck. Follows Apple's page "interactivePopGestureRecognizer".
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { ensureSwipe().edgeRecognizer }

    /// Finds the swipe from anywhere that pops the top page; `nil` before iOS 26. iOS 26.
    ///
    /// Follows Apple's page "interactiveContentPopGestureRecognizer".
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        ensureSwipe().contentRecognizer
    }

    // MARK: State restoration

    /// Writes the stack. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Brings the pages that were restored back onto the stack. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: For the engine

    /// Tells the visible page: what an override does after `super` comes after the page's own callback.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pageWillAppear(animated: animated)
    }

    /// Tells the visible page, as ``viewWillAppear(_:)`` does.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pageDidAppear()
    }

    override var appearanceChildren: [UIViewController] {
        // No closure: those of the main actor ask each time whether it is there.
        if let page = slot.page { [page] } else { [] }
    }

    override func prepareVisibleChildren() {
        // A page that turns round with the stack is seen to the end, and the change comes after it.
        if slot.page?.appearance.isChanging != true { showTopPage() }
    }

    override func visibleChildrenWillAppear() { announceComing() }
    override func containerDidSettle() { settleStack() }
    override func childIsLeaving(_ child: UIViewController) { forget(child) }

    override var sharedTabBarItem: UITabBarItem? { extras?.title == nil ? stack.first?.tabBarItem : nil }

    /// A title of the lowest page is the tab's, too: what was set last counts. Evidence: hunt-tabs-07.
    override func childHasTitle(_ child: UIViewController) {
        if stack.first === child, tab == nil { extras?.tabBarItem?.title = child.title }
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets { stackBarInsets }
    override func placeBars(in view: UIView) { placeStackBars(in: view) }

    override func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? {
        slot.fills(with: child) ? reportedSafeArea.adding(stackBarInsets, child.ownInsets) : nil
    }
}
