/// Shows the top of a stack of view controllers, and animates between them.
///
/// The stack changes immediately. The view controllers are notified when the layout of the current turn begins, so several changes in one
/// turn are one transition. A change during a transition waits for its end. Follows Apple's page "UINavigationController".
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    // Exclusivity isn't checked where a push and pop reads most, as in `UIView`, which has the figures: 6 % of the checks would be here.
    /// The view controllers, bottom first.
    @exclusivity(unchecked) var stack: [UIViewController] = []
    let slot = PageSlot()
    var pendingAnimation = false
    /// Removed view controllers that haven't been notified yet, and added ones that haven't been notified yet.
    @exclusivity(unchecked) var removedPages: [UIViewController] = []
    @exclusivity(unchecked) var addedPages: [UIViewController] = []
    /// Of these, the ones whose change has been made and that are notified next.
    @exclusivity(unchecked) var departedPages: [UIViewController] = []
    @exclusivity(unchecked) var arrivedPages: [UIViewController] = []
    @exclusivity(unchecked) var queuedChanges: [StackChange] = []
    @exclusivity(unchecked) var barState: NavigationBarState?
    /// Whether a transition was disturbed by an early animated push.
    var isDisturbed = false
    weak var delegateStorage: (any UINavigationControllerDelegate)?
    /// Whether a delegate has been set. Cached, because it is read at every move and reading the delegate costs more.
    var hasDelegate = false
    /// The view controller of the delegate's last `willShow`; whether its `didShow` is pending; whether the stack has been visible.
    var announcedPage = UnownedLink<UIViewController>()
    var owesDidShow = false
    var hasBeenShown = false
    /// Whether animated changes can be canceled: with a delegate, and during a swipe.
    var remembersStacks = false
    var stackBefore: [UIViewController]?
    var swipe: StackSwipe?
    /// The transition that the requested change has interrupted.
    var interrupted: InterruptedTransition?
    /// Whether the delegate implements the animator method; `nil` if unknown.
    var delegateAnimates: Bool?

    /// Creates a controller whose view is loaded from a nib, with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        flags.insert(.definesPresentationContext)
    }

    /// Creates a controller and pushes its root, with ``pushViewController(_:animated:)``.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        flags.insert(.definesPresentationContext)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller with custom bar classes; `nil` means UIKit's class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        flags.insert(.definesPresentationContext)
        ensureBars().navigationBarClass = navigationBarClass as? UINavigationBar.Type
        ensureBars().toolbarClass = toolbarClass as? UIToolbar.Type
    }

    /// Creates a controller from an archive, with the bars and root of a storyboard, or with an empty stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.definesPresentationContext)
        coder.interfaceArchive?.read(self)
    }

    // MARK: Stack

    /// The view controllers, the root first. Setting it calls ``setViewControllers(_:animated:)`` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The view controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible view controller: the one presented over the stack, or else the top one.
    open var visibleViewController: UIViewController? {
        var visible = presentedViewController ?? topViewController
        while let presented = visible?.modal?.presented { visible = presented }
        return visible
    }

    /// Pushes a view controller. It must not be in the stack, and must not be a navigation controller. A split view controller isn't
    /// pushed, with a warning.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushTop(viewController, animated: animated)
    }

    /// Pops the top view controller and returns it. The root can't be popped: then it returns `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        popTop(animated: animated)
    }

    /// Pops all view controllers above the given one, and returns them, the lowest first.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        change(.popTo(viewController), animated: animated)
    }

    /// Pops all view controllers but the root, and returns them, the lowest first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(.popToRoot, animated: animated)
    }

    /// Replaces the stack. The animation is a push if the new top isn't in the old stack, otherwise a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(.set(viewControllers), animated: animated)
    }

    /// Pushes the view controller. Another navigation controller can't be pushed, so it is presented
    /// (github.com/SwiftyJSON/SwiftyJSON/pull/686).
    open override func show(_ vc: UIViewController, sender: Any?) {
        guard isColumnOrPage(vc) else { return super.show(vc, sender: sender) }
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Pushes the secondary view controller of a collapsing split view.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        nest([secondaryViewController], animated: false)
    }

    /// Removes the top view controller and returns it; `nil` if only the root is left.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    /// Returns the view controllers but the one that contains the segue's source, the top one first.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the view controller. If a presentation above it ends with the segue, nothing is animated.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popInUnwinding(to: subsequentVC)
    }

    /// The delegate, which is notified before and after each view controller is shown. Not retained.
    // Disfavored: an image picker has a delegate of its own type, as on Apple's systems.
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

    /// The bar at the top. The stack manages its items; don't change them yourself.
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

    /// The bar at the bottom, which shows the top view controller's `toolbarItems`.
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

    /// The size set on the stack, or else the top view controller's preferred size.
    open override var preferredContentSize: CGSize {
        get { preferredSizeOfStack }
        set { super.preferredContentSize = newValue }
    }

    /// Forwards a new preferred size of the top view controller.
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

    // MARK: Decisions for the view controllers

    /// `.lightContent` above a visible navigation bar whose `barStyle` is `.black`, unless the bar has a `standardAppearance`; otherwise
    /// `.default`. iOS 7.
    ///
    /// The top view controller's preference is used only while the bar is hidden. Evidence: hunt-stacks-06.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        pageInExtension?.preferredStatusBarStyle ?? statusBarStyleOverBar
    }

    /// The top view controller while the navigation bar is hidden; otherwise `nil`.
    open override var childForStatusBarStyle: UIViewController? {
        if let answer = pageInExtension?.childForStatusBarStyle { return answer }
        return isNavigationBarHidden ? topViewController : nil
    }

    /// The top view controller.
    open override var childForStatusBarHidden: UIViewController? {
        pageInExtension?.childForStatusBarHidden ?? topViewController
    }

    /// The top view controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? topViewController
    }

    /// The top view controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    /// The delegate's orientations, or else the device's default.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.navigationControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// The delegate's orientation, or else the device's default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Escape

    /// Dismisses the stack if the user may dismiss its presentation; otherwise performs the back button's action. iOS 5.
    ///
    /// Returns `false` if there is no back button. Follows Apple's page "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || goesBackForUser()
    }

    override func performsSystemKey(_ key: UIKey) -> Bool {
        super.performsSystemKey(key) || key.meansBack && goesBackForUser()
    }

    // MARK: Hiding the bars

    /// Whether an upward swipe hides the bars and a downward one shows them. Default `false`. iOS 8.
    ///
    /// The toolbar is included if the visible view controller has items for it. Follows Apple's page "hidesBarsOnSwipe".
    open var hidesBarsOnSwipe: Bool {
        get { barState?.fingers?.hidesOnSwipe ?? false }
        set { ensureBarFingers().hidesOnSwipe = newValue }
    }

    /// Whether a tap that nothing else handles hides the bars, and another one shows them. Default `false`. iOS 8.
    ///
    /// Follows Apple's page "hidesBarsOnTap".
    open var hidesBarsOnTap: Bool {
        get { barState?.fingers?.hidesOnTap ?? false }
        set { ensureBarFingers().hidesOnTap = newValue }
    }

    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. Default `false`. iOS 8.
    ///
    /// A tap that nothing else handles shows them, too. Follows Apple's page "hidesBarsWhenVerticallyCompact".
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barState?.hidesWhenVerticallyCompact ?? false }
        set { setHidesBarsWhenVerticallyCompact(newValue) }
    }

    /// Whether the bars are hidden when the keyboard appears. Default `false`. iOS 8.
    ///
    /// They stay hidden when it disappears; a tap that nothing else handles shows them. Follows Apple's page
    /// "hidesBarsWhenKeyboardAppears".
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barState?.keyboardObserver != nil }
        set { setHidesBarsWhenKeyboardAppears(newValue) }
    }

    /// The recognizer for ``hidesBarsOnSwipe``. iOS 8.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { ensureBarFingers().swipeRecognizer }

    /// The recognizer for ``hidesBarsOnTap``. iOS 8.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { ensureBarFingers().tapRecognizer }

    // MARK: Gestures

    /// The recognizer for the edge swipe that pops the top view controller. iOS 7.
    ///
    /// UIKit is its delegate: the swipe begins if there is more than one view controller, no transition is running, the back button is
    /// visible, and the navigation controller's delegate doesn't implement the animator method. An app that sets another delegate has
    /// to check all this itself: a swipe at the root or during a transition leaves the stack stuck. Follows Apple's page
    /// "interactivePopGestureRecognizer".
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { ensureSwipe().edgeRecognizer }

    /// The recognizer for the swipe from anywhere that pops the top view controller; `nil` before iOS 26. iOS 26.
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

    /// Restores the saved view controllers to the stack. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: For the engine

    /// Notifies the visible view controller. Code after `super` in an override therefore runs after the visible view controller's own
    /// callback.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pageWillAppear(animated: animated)
    }

    /// Notifies the visible view controller, as ``viewWillAppear(_:)`` does.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pageDidAppear()
    }

    @_spi(UIKitModules) open override var appearanceChildren: [UIViewController] {
        // No closure, because a main actor closure checks its isolation at each call.
        if let page = slot.page { [page] } else { [] }
    }

    @_spi(UIKitModules) open override func prepareVisibleChildren() {
        // If the visible view controller is reversing its appearance together with the stack, that ends first; the change follows.
        if slot.page?.appearance.isChanging != true { showTopPage() }
    }

    override func visibleChildrenWillAppear() { announceComing() }
    @_spi(UIKitModules) open override func containerDidSettle() { settleStack() }
    @_spi(UIKitModules) open override func childIsLeaving(_ child: UIViewController) { forget(child) }

    override var sharedTabBarItem: UITabBarItem? { extras?.title == nil ? stack.first?.tabBarItem : nil }

    /// The root's title is also the tab bar item's; the last title that was set is used. Evidence: hunt-tabs-07.
    override func childHasTitle(_ child: UIViewController) {
        if stack.first === child, tab == nil { extras?.tabBarItem?.title = child.title }
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets { barInsets(around: child) }
    override func placeBars(in view: UIView) { placeStackBars(in: view) }

    override func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? {
        slot.fills(with: child) ? reportedSafeArea.adding(barInsets(around: child), child.ownInsets) : nil
    }
}
