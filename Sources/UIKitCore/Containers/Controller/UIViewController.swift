/// One page of an app: owns a view, is notified when it is shown, holds child pages, presents others.
///
/// The callbacks come in the order of a device, for every way in which a page comes and goes. Override them and
/// call `super`. Follows Apple's page "UIViewController".
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment, UIStateRestoring
{
    // Exclusivity is not checked on what every move of a page touches: the main actor is the only one here.
    @exclusivity(unchecked) package nonisolated(unsafe) var viewStorage: UIView?
    @exclusivity(unchecked) nonisolated(unsafe) var parentReference = UnownedLink<UIViewController>()
    @exclusivity(unchecked) nonisolated(unsafe) var childList: [UIViewController] = []
    @exclusivity(unchecked) nonisolated(unsafe) var modal: ModalState?
    @exclusivity(unchecked) nonisolated(unsafe) var extras: ControllerExtras?
    @exclusivity(unchecked) var flags: ControllerFlags = []
    /// What the trace remembers of this page. Read in `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) var traceMark = TraceMark()
    @exclusivity(unchecked) package internal(set) var appearance = AppearanceState.disappeared
    /// Counts the changes of `appearance`, so that a late ending can tell that it is too late.
    @exclusivity(unchecked) var appearanceCount: UInt16 = 0
    /// The safe area that the page was last notified of.
    @exclusivity(unchecked) var reportedSafeArea = UIEdgeInsets.zero

    /// Creates a controller whose view comes from a nib; with `nil` from ``loadView()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if nibNameOrNil != nil || nibBundleOrNil != nil {
            ensureExtras().nibName = nibNameOrNil
            ensureExtras().nibBundle = nibBundleOrNil
        }
    }

    /// Creates a controller without a nib: the same as `init(nibName: nil, bundle: nil)`, which it calls.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, such as a storyboard: with what the file says of it, and the view to come.
    public required init?(coder: NSCoder) {
        super.init()
        coder.interface.map(readController)
    }

    /// Writes the controller to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    deinit {
        TraceRecorder.link.with { $0.addDeinit(of: self) }
        viewStorage?.ownerReference.object = nil
        for child in childList { child.parentReference.object = nil }
        modal?.presented?.modal?.presenting = nil
    }

    // MARK: View

    /// The controller's view. The first use calls ``loadView()`` and then ``viewDidLoad()``.
    open var view: UIView! {
        get { loadedView }
        set { replaceView(with: newValue) }
    }

    /// Makes the view. The base class takes that of the storyboard or nib, or makes a plain one of the screen's size. Never
    /// call it yourself.
    open func loadView() {
        noteDirectCall(.loadView)
        view = viewOfFile ?? plainView
    }

    /// Loads the view if it is not loaded yet. iOS 9.
    open func loadViewIfNeeded() {
        ensureView()
    }

    /// Called once, when the view was made. The base class does nothing.
    open func viewDidLoad() {
        guard pageInExtension?.viewDidLoad() == nil else { return }
        noteDirectCall(.viewDidLoad)
    }

    /// The title that bars and tabs show, unless their items have one of their own.
    open var title: String? {
        get { extras?.title }
        set { notifying(of: .title) { setTitle(newValue) } }
    }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// The view if it has been loaded. Does not load it. iOS 9.
    open var viewIfLoaded: UIView? { viewStorage }

    /// The storyboard that the page comes from; `nil` if it was made in another way. iOS 5.
    open var storyboard: UIStoryboard? { extras?.scene?.storyboard }

    /// The name of the nib the view comes from, or `nil`.
    open var nibName: String? { extras?.nibName }

    /// The bundle the nib is in, or `nil` for the app's.
    open var nibBundle: Bundle? { extras?.nibBundle }

    // MARK: Appearance

    /// Called before the view is added to a window. The view has no final size yet.
    open func viewWillAppear(_ animated: Bool) {
        guard pageInExtension?.viewWillAppear(animated) == nil else { return }
        noteDirectCall(.viewWillAppear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewWillAppear:") }
    }

    /// Called once in every appearance, when the view is in the window and before its first layout. iOS 13.
    open func viewIsAppearing(_ animated: Bool) {
        noteDirectCall(.viewIsAppearing, animated: animated)
    }

    /// Called when the view is shown and its animation is over.
    open func viewDidAppear(_ animated: Bool) {
        guard pageInExtension?.viewDidAppear(animated) == nil else { return }
        noteDirectCall(.viewDidAppear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewDidAppear:") }
    }

    /// Called before the view is taken away or covered.
    open func viewWillDisappear(_ animated: Bool) {
        guard pageInExtension?.viewWillDisappear(animated) == nil else { return }
        noteDirectCall(.viewWillDisappear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewWillDisappear:") }
    }

    /// Called when the view is gone. What removed the page for good lets go of it only after this.
    open func viewDidDisappear(_ animated: Bool) {
        guard pageInExtension?.viewDidDisappear(animated) == nil else { return }
        noteDirectCall(.viewDidDisappear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewDidDisappear:") }
    }

    /// Called before the view lays out its subviews. The base class does nothing.
    open func viewWillLayoutSubviews() {
        guard pageInExtension?.viewWillLayoutSubviews() == nil else { return }
        noteDirectCall(.viewWillLayoutSubviews)
    }

    /// Called when the view has laid out its subviews. The base class does nothing.
    open func viewDidLayoutSubviews() {
        guard pageInExtension?.viewDidLayoutSubviews() == nil else { return }
        noteDirectCall(.viewDidLayoutSubviews)
    }

    /// Called before a layout when the view's constraints are to be brought up to date: before the first one, and
    /// whenever the view was sent `setNeedsUpdateConstraints()`. iOS 6.
    ///
    /// The views beneath were asked before. The base class sends the view `updateConstraints()`: call `super` last.
    open func updateViewConstraints() {
        noteDirectCall(.updateViewConstraints)
        // Not counted: a view whose constraints are asked for is held by its superview.
        _ = withView { $0.updateConstraints() }
    }

    /// What bars cover at the upper edge of the view, for constraints. iOS 7. Deprecated by Apple in iOS 11 for the safe area.
    open var topLayoutGuide: any UILayoutSupport { loadedView.ownBarGuide(isAtTop: true) }

    /// What bars cover at the lower edge of the view, for constraints. iOS 7. Deprecated by Apple in iOS 11 for the safe
    /// area.
    open var bottomLayoutGuide: any UILayoutSupport { loadedView.ownBarGuide(isAtTop: false) }

    /// Called when the view's safe area has changed. The base class does nothing. iOS 11.
    open func viewSafeAreaInsetsDidChange() {
        noteDirectCall(.viewSafeAreaInsetsDidChange)
    }

    /// Called when the view's margins have changed, as they do with its safe area. The base class does nothing. iOS
    /// 11.
    open func viewLayoutMarginsDidChange() {
        noteDirectCall(.viewLayoutMarginsDidChange)
    }

    /// Called when memory is short. The base class does nothing.
    open func didReceiveMemoryWarning() {
        noteDirectCall(.didReceiveMemoryWarning)
    }

    /// Whether the controller passes its appearance on to its children. Return `false` to do so by hand. iOS 6.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child of a container that forwards by hand that it is about to appear or disappear.
    ///
    /// Balance every call with ``endAppearanceTransition()``; an unbalanced one is ignored with a warning.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceByHand(isAppearing, animated: animated)
    }

    /// Tells a child of a container that forwards by hand that its change is over.
    open func endAppearanceTransition() {
        endAppearanceByHand()
    }

    // MARK: Containment

    /// The controller that holds this one, or `nil`.
    open var parent: UIViewController? { parentLink }

    /// The controllers this one holds, in the order in which they were added.
    open var children: [UIViewController] { childList }

    /// Makes a controller a child of this one. Sends it `willMove(toParent:)`; sending `didMove` is up to you.
    ///
    /// A controller that has another parent is removed from that one first.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Takes the controller from its parent, and sends it `didMove(toParent: nil)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the parent changes, with the new one or `nil`.
    open func willMove(toParent parent: UIViewController?) {
        noteDirectCall(.willMoveToParent, about: parent)
        if parent == nil { flags.insert(.movingFromParent) } else { flags.remove(.movingFromParent) }
    }

    /// Called when the parent has changed, with the new one or `nil`.
    open func didMove(toParent parent: UIViewController?) {
        noteDirectCall(.didMoveToParent, about: parent)
        if !appearance.isChanging { moveDidEnd() }
    }

    /// Moves from one child's view to another's, with animations of the caller's.
    ///
    /// Both must be children of the receiver, and the receiver must forward appearance automatically: otherwise
    /// `NSInvalidArgumentException`. The new view joins the old one's superview, the old one leaves at the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Whether the view controller is appearing because it was added to its parent. Valid in its appearance callbacks.
    ///
    /// Follows Apple's page "isMovingToParent". Evidence: hunt5-containment-09.
    open var isMovingToParent: Bool { flags.contains(.movingToParent) }

    /// Whether the view controller is disappearing because it was popped or removed from its parent. Valid in its appearance callbacks.
    ///
    /// Follows Apple's page "isMovingFromParent". Evidence: hunt5-containment-09.
    open var isMovingFromParent: Bool { flags.contains(.movingFromParent) }

    // MARK: Presentation

    /// Presents a controller modally over the one that can: the farthest ancestor, or the nearest that
    /// defines a presentation context.
    ///
    /// The presented view is loaded at once; its appearance begins when the present turn is over. `completion`
    /// runs after the presented controller's `viewDidAppear` and the presenter's `viewDidDisappear`. A request
    /// that UIKit refuses is a warning in the console, and `completion` is not called.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, with everything above it; if it presents none, dismisses this controller.
    ///
    /// Only the controller nearest to the receiver animates; those above it disappear at once. `completion` runs
    /// after the dismissed controller's `viewDidDisappear`. If there is nothing to dismiss, it is called at once; in the completion of
    /// another dismissal it is then not called at all. Evidence: chain-05.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// The controller that this one or its nearest ancestor presents.
    open var presentedViewController: UIViewController? {
        nearestPresented
    }

    /// The controller that presented this one or its nearest presented ancestor.
    ///
    /// It is `nil` already when the dismissed controller's `viewDidDisappear` is called.
    open var presentingViewController: UIViewController? {
        nearestPresenting
    }

    /// How the controller covers its presenter. Reading it returns a concrete style, never `.automatic`.
    ///
    /// `.automatic`, the default, is a form sheet from iOS 18 on, a page sheet from iOS 13 on, and full screen before.
    /// Follows Apple's pages "modalPresentationStyle" and "UIModalPresentationStyle.automatic". Evidence: style-01.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyleAsSet.resolved }
        set { setPresentationStyle(newValue) }
    }

    /// How the controller comes in. Default `.coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal?.transitionStyle ?? .coverVertical }
        set { ensureModal().transitionStyle = newValue }
    }

    /// Whether this controller's view is what a `currentContext` presentation from beneath it covers.
    open var definesPresentationContext: Bool {
        get { flags.contains(.definesPresentationContext) }
        set { flags.set(.definesPresentationContext, newValue) }
    }

    /// Whether the transition style of the controller that defines the context is used. Default `false`.
    open var providesPresentationContextTransitionStyle: Bool {
        get { flags.contains(.providesTransitionStyle) }
        set { flags.set(.providesTransitionStyle, newValue) }
    }

    /// Supplies the animators and the presentation controller of this controller's own presentation. iOS 7.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal?.transitioningDelegate }
        set { ensureModal().transitioningDelegate = newValue }
    }

    /// The presentation controller that presents this one or its nearest presented ancestor. iOS 8.
    ///
    /// Before a presentation it is made for the style, and then stays, whatever style is set, until the presentation has
    /// ended. Evidence: gt2-vc-09.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// Whether the user cannot pull the controller away. Default `false`. iOS 13.
    open var isModalInPresentation: Bool {
        get { flags.contains(.modalInPresentation) }
        set { flags.set(.modalInPresentation, newValue) }
    }

    /// Shows a controller in the way of the nearest container that has one; presents it if none has. iOS 8.
    open func show(_ vc: UIViewController, sender: Any?) {
        showInContainer(vc, sender: sender)
    }

    /// Shows a controller as the detail of the nearest split view; presents it if there is none. iOS 8.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    /// The controller that performs an action: this one if it can, or else the nearest ancestor that can. iOS 8.
    ///
    /// ``show(_:sender:)`` and ``showDetailViewController(_:sender:)`` find their container with it: the nearest that
    /// overrides the method. One that does not want to be it says so in `canPerformAction(_:withSender:)`. Evidence:
    /// gt2-vc-07, gt2-vc-08.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        showingTarget(for: action, sender: sender)
    }

    /// Whether it performs an action in the present situation: also the two that show pages, which every controller has.
    ///
    /// Follows Apple's page "canPerformAction(_:withSender:)".
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UIViewController.hasMethod(action) || super.canPerformAction(action, withSender: sender)
    }

    /// Takes in the secondary page of a split view that collapses onto this one as its primary. iOS 8.
    ///
    /// The base class does nothing, and the secondary page is not visible until the split view expands. A navigation
    /// controller puts it on its stack. Follows Apple's page "collapseSecondaryViewController(_:for:)".
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives up the page that is to be the secondary one of a split view that expands. iOS 8.
    ///
    /// The base class returns `nil`; a navigation controller takes its top page away and returns it. Follows Apple's
    /// page "separateSecondaryViewController(for:)".
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The sheet that presents this controller or will; `nil` for other styles. iOS 15.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController(where: [.pageSheet, .formSheet])
    }

    /// The popover that presents this controller or will; `nil` for other styles. iOS 8.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController(where: [.popover])
    }

    /// The presentation controller of the presentation this controller is in; `nil` outside. iOS 16.
    open var activePresentationController: UIPresentationController? {
        ancestorsAndSelf.first { $0.modal?.presenting != nil }?.modal?.presentationController
    }

    /// Whether the controller is on its way in: true in the callbacks of its presentation.
    open var isBeingPresented: Bool { flags.contains(.beingPresented) }

    /// Whether the controller is on its way out: true in the callbacks of its dismissal.
    open var isBeingDismissed: Bool { flags.contains(.beingDismissed) }

    // MARK: Bars

    /// What the toolbar of the navigation controller above shows while this page is its top one.
    open var toolbarItems: [UIBarButtonItem]? {
        get { extras?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items, with an animation if asked.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ensureExtras().toolbarItems = toolbarItems
        if let navigationController, navigationController.slot.page === self {
            navigationController.showToolbarItems(animated: animated)
        }
    }

    /// Whether the tab bar goes away while this page is on top of a navigation stack. Default `false`.
    open var hidesBottomBarWhenPushed: Bool {
        get { flags.contains(.hidesBottomBar) }
        set { flags.set(.hidesBottomBar, newValue) }
    }

    /// Whether the page is being edited. Setting it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { flags.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off.
    open func setEditing(_ editing: Bool, animated: Bool) {
        flags.set(.isEditing, editing)
        noteEditing()
    }

    /// A button that turns editing on and off: "Edit" while the page is not edited, "Done" while it is.
    ///
    /// Every use returns the same item. A tap calls `setEditing(_:animated:)` with an animation; after every
    /// change of editing the item shows the other title.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    // MARK: Status bar, home indicator, orientation

    /// The status bar's style while this page decides it. Default `.default`. iOS 7.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        pageInExtension?.preferredStatusBarStyle ?? .default
    }

    /// Whether this page wants the status bar hidden. Default `false`. iOS 7.
    open var prefersStatusBarHidden: Bool { pageInExtension?.prefersStatusBarHidden ?? false }

    /// How the status bar changes for this page. Default `.fade`. iOS 7.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        pageInExtension?.preferredStatusBarUpdateAnimation ?? .fade
    }

    /// The child that decides the status bar's style; `nil` means this controller does.
    open var childForStatusBarStyle: UIViewController? { pageInExtension?.childForStatusBarStyle ?? nil }

    /// The child that decides whether the status bar is hidden; `nil` means this controller does.
    open var childForStatusBarHidden: UIViewController? { pageInExtension?.childForStatusBarHidden ?? nil }

    /// Whether the home indicator may fade. Default `false`. iOS 11.
    open var prefersHomeIndicatorAutoHidden: Bool { pageInExtension?.prefersHomeIndicatorAutoHidden ?? false }

    /// The child that decides about the home indicator; `nil` means this controller does. iOS 11.
    open var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? nil
    }

    /// The screen edges whose system gestures wait for the app's. Default none. iOS 11.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about the edges; `nil` means this controller does. iOS 11.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The orientations the page supports. Default: all but upside down on a phone, all on a pad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        pageInExtension?.supportedInterfaceOrientations
            ?? (Runtime.current.device.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    /// Whether the interface turns with the device while this page is the one in charge. Default `true`. Deprecated by
    /// Apple in iOS 16.
    ///
    /// From iOS 16 on it is not asked: override ``supportedInterfaceOrientations``. Follows Apple's page
    /// "shouldAutorotate".
    open var shouldAutorotate: Bool { pageInExtension?.shouldAutorotate ?? true }

    /// Whether the interface keeps its orientation when the device is turned while this page decides it. Default
    /// `false`. iOS 26.
    ///
    /// Call ``setNeedsUpdateOfPrefersInterfaceOrientationLocked()`` when it changes. Follows Apple's page
    /// "prefersInterfaceOrientationLocked".
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// The child that decides about the lock; `nil`, the default, means this controller does. iOS 26.
    ///
    /// Follows Apple's page "childForInterfaceOrientationLock".
    open var childForInterfaceOrientationLock: UIViewController? { nil }

    /// The orientation that the page is shown in when it covers the screen. Default: the interface's present one, which
    /// changes only if the page does not support it.
    ///
    /// It must be one that the page supports: otherwise `UIApplicationInvalidInterfaceOrientation`. It is asked for when
    /// a full-screen presentation of the page begins, and when what covered the page is dismissed. Follows Apple's page
    /// "preferredInterfaceOrientationForPresentation".
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        pageInExtension?.preferredInterfaceOrientationForPresentation ?? orientationWithoutPreference
    }

    /// Asks again whether the page wants the pointer locked. iOS 14. Follows Apple's page
    /// "setNeedsUpdateOfPrefersPointerLocked()".
    open func setNeedsUpdateOfPrefersPointerLocked() {
        viewIfLoaded?.window?.windowScene?.pointerLockState?.update()
    }

    /// Whether the page wants the pointer of a mouse locked. Default `false`. iOS 14.
    open var prefersPointerLocked: Bool { false }

    /// The child that decides about the pointer; `nil` means this controller does. iOS 14.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Whether the keyboard stays when the first responder changes to one without text input. Default: only in
    /// the form sheet style.
    open var disablesAutomaticKeyboardDismissal: Bool { presentationStyleAsSet == .formSheet }

    /// Whether the page still performs actions that come from what it presents. Default `true`. iOS 13.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Says that ``supportedInterfaceOrientations`` answers otherwise now. iOS 16.
    ///
    /// The interface turns to an orientation that is supported, if the present one is not any more.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        turnToSupportedOrientation()
    }

    /// Says that ``prefersInterfaceOrientationLocked`` answers otherwise now. iOS 26.
    ///
    /// An interface that is not locked any more turns as the device is held.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        viewIfLoaded?.window?.followDevice()
    }

    /// Turns all windows as the device is held, where their pages support it. Deprecated by Apple in iOS 16.
    ///
    /// To be called when the app supports more than before. Follows Apple's page
    /// "attemptRotationToDeviceOrientation()".
    open class func attemptRotationToDeviceOrientation() {
        for window in Runtime.current.visibleWindows { window.followDevice() }
    }

    /// Asks again how the status bar looks. iOS 7.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    /// Asks again whether the home indicator may fade. iOS 11.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    /// Asks again which edges wait for the app's gestures. iOS 11.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    // MARK: Keys

    /// The commands that were added with ``addKeyCommand(_:)``; `nil` without any. An override adds `super`'s. iOS 7.
    ///
    /// Follows Apple's page "keyCommands".
    open override var keyCommands: [UIKeyCommand]? { preferences?.keyCommands }

    /// Adds a key command to the page. iOS 9. Follows Apple's page "addKeyCommand(_:)".
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        ensurePreferences().add(keyCommand)
    }

    /// Takes away a key command that was added. Another one is left alone. iOS 9.
    ///
    /// Follows Apple's page "removeKeyCommand(_:)".
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        preferences?.remove(keyCommand)
    }

    /// Dismisses the page if it is presented in a way that the user can leave, unless its block does something. iOS 5.
    ///
    /// Follows Apple's page "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || escapesPresentation()
    }

    override func performsSystemKey(_ key: UIKey) -> Bool { dismisses(for: key) }

    // MARK: Traits and sizes

    /// The traits the controller lives under. iOS 8.
    open var traitCollection: UITraitCollection { computedTraits }

    /// What this controller changes of a child's traits; `nil` for a child of which it changes nothing. iOS 8, and
    /// deprecated by Apple in iOS 17.
    ///
    /// It is asked whenever the child's traits are worked out: a container may answer of its own. Follows Apple's page
    /// "overrideTraitCollection(forChild:)".
    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        childViewController.traitsGiven(by: self)
    }

    /// Changes traits of a child, for itself, its view and its children. iOS 8, and deprecated by Apple in iOS 17.
    ///
    /// It counts for as long as the child is one. Follows Apple's page "setOverrideTraitCollection(_:forChild:)".
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.giveTraits(collection, by: self)
    }

    /// Called when the traits have changed. Deprecated by Apple in iOS 17, and still called.
    ///
    /// Up to iOS 12 it is also called as the page becomes visible for the first time, with `nil`. Evidence: gt2-vc-27.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        noteDirectCall(.traitCollectionDidChange)
    }

    // MARK: Content that is not there

    /// What ``updateContentUnavailableConfiguration(using:)`` goes by: the page's traits, and what is searched for. iOS 17.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = searchedText
        return state
    }

    /// Asks for ``updateContentUnavailableConfiguration(using:)`` in the next layout pass. iOS 17.
    ///
    /// The page asks by itself when it is laid out for the first time, and when its traits or what is searched for have changed.
    open func setNeedsUpdateContentUnavailableConfiguration() { contentUnavailableMayChange() }

    /// Called to set ``contentUnavailableConfiguration`` as a state has it. The base class brings the present one up to date with
    /// the state. Not called before iOS 17.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if let present = contentUnavailableConfiguration {
            contentUnavailableConfiguration = present.updated(for: state)
        }
    }

    /// The size the page would like to have in a popover, a sheet or a custom container. iOS 7.
    open var preferredContentSize: CGSize {
        get { extras?.preferredContentSize ?? .zero }
        set { setPreferredContentSize(newValue) }
    }

    /// Called when a child's or the presented controller's preferred size has changed. iOS 8.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when a child that sizes itself by constraints has changed its size. iOS 8.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size a child gets when the controller has `parentSize`. The base class gives it all. iOS 8.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes, as in a rotation. The base class passes it on. iOS 8.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        noteDirectCall(.viewWillTransition)
        passOnSizeChange(size, with: coordinator)
    }

    /// Called before the traits change, as in a rotation. The base class passes it on. iOS 8.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        noteDirectCall(.willTransition)
        passOnTraitChange(newCollection, with: coordinator)
    }

    /// The view's superview, or for a root view its window.
    open override var next: UIResponder? {
        viewStorage?.superviewLink ?? modal?.presenting
    }

    /// The style the page and its children have regardless of their surroundings. iOS 13.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set { setOwnStyle(newValue) }
    }

    /// Ends a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }

    // MARK: Segues

    /// Performs a segue of the storyboard by its name. A name that no segue has is UIKit's exception. iOS 5.
    ///
    /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked. Follows Apple's page "performSegue(withIdentifier:sender:)".
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(identifier, sender)
    }

    /// Whether a segue that the user has triggered is performed. The base class returns `true`. iOS 6.
    ///
    /// - Parameter identifier: the segue's name; empty if it has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called when a segue and its destination are made, and the destination's view as a rule is not. The base class does
    /// nothing. iOS 5.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue ends at this controller. The base class asks the older method. iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// Whether an unwind segue ends at this controller. The base class returns whether the controller has the method. iOS 6,
    /// deprecated by Apple in iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        hasAction(action)
    }

    /// The children in which the destination of an unwind segue is looked for, in this order. The base class returns all but the
    /// one that the segue comes from. iOS 9.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBeside(source)
    }

    /// The child that an unwind segue comes from; `nil` if it does not come from within this controller. iOS 9.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.unwindAncestorsAndSelf.first { $0.parentLink === self }
    }

    /// The controller at which an unwind segue ends. A class that overrides this, and not
    /// ``allowedChildrenForUnwinding(from:)``, is asked so; the base class knows of itself alone. iOS 6, deprecated by Apple in
    /// iOS 9.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) ? self : nil
    }

    /// Makes room for the next controller on the way back of an unwind segue. The base class does nothing. iOS 9.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Makes the segue for the way back to a controller. One of a class that overrides this takes the place of the storyboard's.
    /// iOS 6, deprecated by Apple in iOS 9.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        unwindSegue(to: toViewController, from: fromViewController, identifier)
    }

    // MARK: Focus

    /// The name under which the system keeps records of what the user does on the page; `nil`, the default,
    /// keeps none. iOS 16.
    open var interactionActivityTrackingBaseName: String? {
        get { preferences?.trackingBaseName }
        set { ensurePreferences().trackingBaseName = newValue }
    }

    /// The name of the page's group of views among which the tab key moves; `nil`, the default, takes the
    /// parent's. iOS 15.
    open var focusGroupIdentifier: String? {
        get { preferences?.focusGroupIdentifier }
        set { ensurePreferences().focusGroupIdentifier = newValue }
    }

    /// Whether the item that had the focus has it again when the page is back. Default `true`. iOS 10.
    open var restoresFocusAfterTransition: Bool {
        get { preferences?.restoresFocusAfterTransition ?? true }
        set { ensurePreferences().restoresFocusAfterTransition = newValue }
    }

    /// Where focus goes when it comes to the page: to its view; in a container to the page that is shown. iOS 10. Follows Apple's page
    /// "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        onlyAppearanceChild.map { [$0] } ?? [viewIfLoaded].compactMap { $0 }
    }

    /// The view that focus goes to. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The presentation of the page; what its view is in; or else its parent. iOS 12. Follows Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parentInFocus }

    /// The page's view. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Asks for focus to go to what the page prefers, where the focused item is on the page. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Updates focus now, where that was asked for. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Asked before focus moves to, from or on the page. Default `true`. iOS 9. Follows Apple's page "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus has moved to, from or on the page. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Brings the traits up to date now. iOS 17.
    ///
    /// Traits change here as soon as what they come from does, so that nothing is ever left to do.
    open func updateTraitsIfNeeded() {}

    // MARK: Relations

    /// The nearest navigation controller above; a navigation controller's own is the one that holds it.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller above.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller above. iOS 8.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The page's part of the navigation bar, made with the page's title at its first use.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// The page's tab, made with the page's title at its first use.
    ///
    /// A navigation controller without a title and a tab of its own has that of its lowest page. Evidence: hunt-tabs-06.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { ownTabBarItem = newValue }
    }

    /// Which edges the page's view extends to under the bars. Default all. iOS 7.
    open var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set { ensureExtras().edgesForExtendedLayout = newValue }
    }

    /// Whether the page's view extends under bars that cannot be seen through. Default `false`. iOS 7.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { flags.contains(.extendsUnderOpaqueBars) }
        set { flags.set(.extendsUnderOpaqueBars, newValue) }
    }

    /// Whether the scroll view of a page in a stack or a tab has room for the bars although its content does not fill it. Default
    /// `true`. iOS 7; since iOS 11 ``UIScrollView/contentInsetAdjustmentBehavior`` says more, and heeds this where it is `automatic`.
    ///
    /// Follows Apple's page "automaticallyAdjustsScrollViewInsets".
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { extras?.adjustsScrollViewInsets ?? true }
        set { ensureExtras().adjustsScrollViewInsets = newValue }
    }

    /// Whether a presentation that is not full screen decides the status bar. Default `false`. iOS 7.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { flags.contains(.capturesStatusBar) }
        set { flags.set(.capturesStatusBar, newValue) }
    }

    /// The name under which the page's state is saved; `nil` saves nothing. iOS 6.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// The class that makes the page as state is restored. Default `nil`: the app's delegate is asked. iOS 6.
    ///
    /// Follows Apple's page "restorationClass".
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { extras?.restorationClass }
        set { ensureExtras().restorationClass = newValue }
    }

    /// Called as the app's state is saved, on a page that has a ``restorationIdentifier`` as all above it have: write what the page needs,
    /// and call `super`. The base class writes whom it presents. Pages and views are written as references, and have an archive of their
    /// own. iOS 6.
    ///
    /// A container of the app's writes its children here. Follows Apple's page "encodeRestorableState(with:)".
    open func encodeRestorableState(with coder: NSCoder) { encodePresentedPage(with: coder) }

    /// Called as the app's state is restored, when all pages are there and have loaded their views: read what was written, and call
    /// `super`. The base class presents whom it presented, once the window is visible. iOS 6.
    ///
    /// Follows Apple's page "decodeRestorableState(with:)".
    open func decodeRestorableState(with coder: NSCoder) { decodePresentedPage(with: coder) }

    /// Called when all objects have got their state back, and the app's delegate as well. The base class does nothing. iOS 7.
    ///
    /// Follows Apple's page "applicationFinishedRestoringState()".
    open func applicationFinishedRestoringState() {}

    /// The tab whose page this is. iOS 18.
    open var tab: UITab? { extras?.tab }

    // MARK: Safe area and margins

    /// What the page adds to its view's safe area, in points. iOS 11.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set { setAdditionalSafeArea(newValue) }
    }

    /// The margins that the system wants the page's view to have at least, without the safe area: 16 points at
    /// the sides in a compact width, 20 in a regular one, and none above and below. iOS 11.
    ///
    /// Follows Apple's page "systemMinimumLayoutMargins".
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. With `false` they are what the view's
    /// `directionalLayoutMargins` was set to. Default `true`. iOS 11.
    ///
    /// Follows Apple's page "viewRespectsSystemMinimumLayoutMargins".
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { respectsMinimumMargins }
        set { respectsMinimumMargins = newValue }
    }

    // MARK: Content scroll views

    /// Names the scroll view that the bars at an edge follow, where it is not the page's view or the first view in it.
    /// iOS 15.
    ///
    /// Follows Apple's page "setContentScrollView(_:for:)".
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScrollView(scrollView, for: edge)
    }

    /// The scroll view that was set for an edge; `nil` if none was set. Raises an exception unless there is a single edge. iOS 15.
    ///
    /// Follows Apple's page "contentScrollView(for:)" and its header.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContentScrollView(for: edge)
    }

    // MARK: Transition

    /// How the page comes in, pushed or presented; `nil`, the default, leaves it to its container or to
    /// ``modalTransitionStyle``. iOS 18.
    open var preferredTransition: Transition? {
        get { preferences?.preferredTransition }
        set { ensurePreferences().preferredTransition = newValue }
    }

    /// The coordinator of the transition that this page, or the nearest ancestor, takes part in; else `nil`.
    ///
    /// Right after a push or pop was asked for, the transition starts here, so that there is one to join. From
    /// iOS 18 on there is none after an unanimated change. Nor is there one while the stack itself becomes visible, as in the
    /// turn of `makeKeyAndVisible()`: the change waits until it has. Evidence: gt2-vc-16. iOS 7.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        currentTransitionCoordinator
    }

    // MARK: For the containers of this module

    /// The children that are notified of this controller's appearance. A container names only what it shows.
    var appearanceChildren: [UIViewController] { childList }

    /// Called between this controller's will callback and those of its children, to put them in place.
    func prepareVisibleChildren() {}

    /// Called when the will callbacks of this controller and its children have been sent.
    func visibleChildrenWillAppear() {}

    /// Called before a child leaves because it was told to, not because the container let it go.
    func childIsLeaving(_ child: UIViewController) {}

    /// The tab of a child, where the controller shows no other one as its own.
    var sharedTabBarItem: UITabBarItem? { nil }

    /// Called when a child was given another title.
    func childHasTitle(_ child: UIViewController) {}

    /// Called when this controller's appearance has come to an end.
    func containerDidSettle() {}

    /// The safe area of a child that fills the container, from what the container itself was told last; `nil`
    /// where it has to be worked out along the views.
    func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? { nil }

    /// The insets that a container's bars take from a child's view.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

    /// Puts a container's bars where they belong in its view.
    func placeBars(in view: UIView) {}
}
