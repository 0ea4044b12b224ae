/// Manages a view: loads it, is notified when it appears and disappears, contains child view controllers and presents others.
///
/// The callbacks have the order of a device, for every kind of transition. Override them and call `super`. Follows Apple's page
/// "UIViewController".
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment, UIStateRestoring
{
    // Exclusivity isn't checked, as in `UIView`, which has the figures: a third of the checks would be here.
    @exclusivity(unchecked) package var viewStorage: UIView?
    // The parent's `deinit`, which isn't isolated, clears it. Nothing else uses the parent then.
    @exclusivity(unchecked) nonisolated(unsafe) var parentReference = UnownedLink<UIViewController>()
    @exclusivity(unchecked) var childList: [UIViewController] = []
    @exclusivity(unchecked) var modal: ModalState?
    // The trace reads the debug name in `deinit`.
    @exclusivity(unchecked) package nonisolated(unsafe) var extras: ControllerExtras?
    @exclusivity(unchecked) package var flags: ControllerFlags = []
    /// The trace's record of this page.
    @exclusivity(unchecked) var traceMark = TraceMark()
    @exclusivity(unchecked) package internal(set) var appearance = AppearanceState.disappeared
    /// Counts the changes of `appearance`, so that a late ending can detect that it is out of date.
    @exclusivity(unchecked) package var appearanceCount: UInt16 = 0
    /// The safe area that the page was last notified of.
    @exclusivity(unchecked) var reportedSafeArea = UIEdgeInsets.zero

    /// Creates a controller whose view is loaded from a nib; if `nil`, from ``loadView()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if nibNameOrNil != nil || nibBundleOrNil != nil {
            ensureExtras().nibName = nibNameOrNil
            ensureExtras().nibBundle = nibBundleOrNil
        }
        if Runtime.hasPropertyUpdates { requestFirstProperties() }
    }

    /// Creates a controller without a nib. Calls `init(nibName: nil, bundle: nil)`.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, such as a storyboard. Its view isn't loaded yet.
    public required init?(coder: NSCoder) {
        super.init()
        if Runtime.hasPropertyUpdates { requestFirstProperties() }
        coder.interfaceArchive?.read(self)
    }

    /// Writes the controller to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    deinit {
        viewStorage?.ownerReference.object = nil
        for child in childList { child.parentReference.object = nil }
        let mark = traceMark
        TraceRecorder.link.with { $0.addDeinit(of: self, mark) }
    }

    // MARK: View

    /// The controller's view. The first use calls ``loadView()`` and then ``viewDidLoad()``.
    open var view: UIView! {
        get { loadedView }
        set { replaceView(with: newValue) }
    }

    /// Creates the view. The base class loads it from the storyboard or nib, or creates a plain view of the screen's size. Never call it
    /// yourself.
    open func loadView() {
        noteDirectCall(.loadView)
        view = viewOfFile ?? plainView
    }

    /// Loads the view if it is not loaded yet. iOS 9.
    open func loadViewIfNeeded() {
        ensureView()
    }

    /// Called once, after the view has been loaded. The base class does nothing.
    open func viewDidLoad() {
        guard pageInExtension?.viewDidLoad() == nil else { return }
        noteDirectCall(.viewDidLoad)
    }

    /// The title. Bars and tabs show it unless their items have titles.
    open var title: String? {
        get { extras?.title }
        set { notifying(of: .title) { setTitle(newValue) } }
    }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// The view if it has been loaded. Does not load it. iOS 9.
    open var viewIfLoaded: UIView? { viewStorage }

    /// The storyboard that created the controller; `nil` if it was created in another way. iOS 5.
    open var storyboard: UIStoryboard? { extras?.scene?.storyboard }

    /// The name of the view's nib, or `nil`.
    open var nibName: String? { extras?.nibName }

    /// The bundle of the nib; `nil` for the app's bundle.
    open var nibBundle: Bundle? { extras?.nibBundle }

    // MARK: Appearance

    /// Called before the view is added to a window. The view doesn't have its final size yet.
    open func viewWillAppear(_ animated: Bool) {
        guard pageInExtension?.viewWillAppear(animated) == nil else { return }
        noteDirectCall(.viewWillAppear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewWillAppear:") }
    }

    /// Called once per appearance, when the view is in the window and before its first layout. iOS 13.
    open func viewIsAppearing(_ animated: Bool) {
        noteDirectCall(.viewIsAppearing, animated: animated)
    }

    /// Called when the view is visible and its animation has ended.
    open func viewDidAppear(_ animated: Bool) {
        guard pageInExtension?.viewDidAppear(animated) == nil else { return }
        noteDirectCall(.viewDidAppear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewDidAppear:") }
    }

    /// Called before the view is removed or covered.
    open func viewWillDisappear(_ animated: Bool) {
        guard pageInExtension?.viewWillDisappear(animated) == nil else { return }
        noteDirectCall(.viewWillDisappear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewWillDisappear:") }
    }

    /// Called when the view has been removed or covered. A container or presenter releases a removed controller only after this call.
    open func viewDidDisappear(_ animated: Bool) {
        guard pageInExtension?.viewDidDisappear(animated) == nil else { return }
        noteDirectCall(.viewDidDisappear, animated: animated)
        if !flags.contains(.isBeingTold) { warnOfDirectCall("viewDidDisappear:") }
    }

    /// Requests ``updateProperties()`` in the next pass, before layout. Several requests count as one. iOS 26.
    ///
    /// Follows Apple's page "setNeedsUpdateProperties()".
    open func setNeedsUpdateProperties() {
        markNeedsProperties()
    }

    /// Called to set the content and styling of the controller and its view: before the first layout, and after each
    /// ``setNeedsUpdateProperties()``. The base class does nothing. iOS 26.
    ///
    /// The controller is updated before its view. Follows Apple's page "updateProperties()".
    open func updateProperties() {
        noteDirectCall(.updateProperties)
    }

    /// Updates the properties of the controller, its view, and the views and view controllers in the view's hierarchy now, where needed.
    /// Doesn't load the view. iOS 26.
    ///
    /// Follows Apple's page "updatePropertiesIfNeeded()".
    open func updatePropertiesIfNeeded() {
        viewStorage?.updatePropertiesIfNeeded()
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

    /// Called before a layout if the view's constraints need an update: before the first layout, and after each
    /// `setNeedsUpdateConstraints()`. iOS 6.
    ///
    /// The subviews have been updated before. The base class sends the view `updateConstraints()`: call `super` last.
    open func updateViewConstraints() {
        noteDirectCall(.updateViewConstraints)
        // No reference is counted: a view whose constraints are updated is retained by its superview.
        _ = withView { $0.sendUpdateConstraints() }
    }

    /// The part of the view that bars cover at the top, for constraints. iOS 7. Deprecated by Apple in iOS 11; use the safe area.
    open var topLayoutGuide: any UILayoutSupport { loadedView.ownBarGuide(isAtTop: true) }

    /// The part of the view that bars cover at the bottom, for constraints. iOS 7. Deprecated by Apple in iOS 11; use the safe area.
    open var bottomLayoutGuide: any UILayoutSupport { loadedView.ownBarGuide(isAtTop: false) }

    /// Called when the view's safe area has changed. The base class does nothing. iOS 11.
    open func viewSafeAreaInsetsDidChange() {
        noteDirectCall(.viewSafeAreaInsetsDidChange)
    }

    /// Called when the view's margins have changed, for example with its safe area. The base class does nothing. iOS 11.
    open func viewLayoutMarginsDidChange() {
        noteDirectCall(.viewLayoutMarginsDidChange)
    }

    /// Called when the app receives a memory warning. The base class does nothing.
    open func didReceiveMemoryWarning() {
        noteDirectCall(.didReceiveMemoryWarning)
    }

    /// Whether the controller forwards appearance callbacks to its children. Return `false` to forward them yourself. iOS 6.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that it is about to appear or disappear. For containers that forward appearance themselves.
    ///
    /// Balance every call with ``endAppearanceTransition()``. An unbalanced call is ignored with a warning.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceByHand(isAppearing, animated: animated)
    }

    /// Notifies a child that its appearance transition has ended. For containers that forward appearance themselves.
    open func endAppearanceTransition() {
        endAppearanceByHand()
    }

    // MARK: Containment

    /// The container of this controller, or `nil`.
    open var parent: UIViewController? { parentLink }

    /// The child view controllers, in the order in which they were added.
    open var children: [UIViewController] { childList }

    /// Adds a child. Calls its `willMove(toParent:)`; the caller calls `didMove(toParent:)`.
    ///
    /// A child of another parent is removed from that parent first.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its parent, and calls `didMove(toParent: nil)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the parent changes, with the new parent or `nil`.
    open func willMove(toParent parent: UIViewController?) {
        noteDirectCall(.willMoveToParent, about: parent)
        if parent == nil { flags.insert(.movingFromParent) } else { flags.remove(.movingFromParent) }
    }

    /// Called when the parent has changed, with the new parent or `nil`.
    open func didMove(toParent parent: UIViewController?) {
        noteDirectCall(.didMoveToParent, about: parent)
        if !appearance.isChanging { moveDidEnd() }
    }

    /// Moves from one child's view to another's, with the caller's animations.
    ///
    /// Both must be children of the receiver, and the receiver must forward appearance automatically; otherwise it raises
    /// `NSInvalidArgumentException`. The new view is added to the old view's superview. The old view is removed at the end.
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

    /// Presents a controller modally. The presenter is the farthest ancestor, or the nearest one that defines a presentation context.
    ///
    /// The presented view is loaded immediately; its appearance begins at the end of the current turn. `completion` is called after the
    /// presented controller's `viewDidAppear` and the presenter's `viewDidDisappear`. If UIKit refuses the request, it prints a warning in
    /// the console and doesn't call `completion`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, with everything above it. If it presents none, dismisses this controller.
    ///
    /// Only the controller nearest to the receiver animates; the controllers above it disappear immediately. `completion` is called after
    /// the dismissed controller's `viewDidDisappear`. If there is nothing to dismiss, it is called immediately, except in the completion of
    /// another dismissal, where it isn't called at all. Evidence: chain-05.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    /// The controller that this one or its nearest ancestor presents.
    open var presentedViewController: UIViewController? {
        nearestPresented
    }

    /// The controller that presented this one or its nearest presented ancestor.
    ///
    /// Already `nil` when the dismissed controller's `viewDidDisappear` is called.
    open var presentingViewController: UIViewController? {
        nearestPresenting
    }

    /// The presentation style. The getter returns a concrete style, never `.automatic`.
    ///
    /// `.automatic`, the default, is a form sheet since iOS 18, a page sheet since iOS 13, and full screen before. Follows Apple's pages
    /// "modalPresentationStyle" and "UIModalPresentationStyle.automatic". Evidence: style-01.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyleAsSet.resolved }
        set { setPresentationStyle(newValue) }
    }

    /// The transition style of a presentation. Default `.coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal?.transitionStyle ?? .coverVertical }
        set { ensureModal().transitionStyle = newValue }
    }

    /// Whether a `currentContext` presentation by a descendant covers this controller's view.
    open var definesPresentationContext: Bool {
        get { flags.contains(.definesPresentationContext) }
        set { flags.set(.definesPresentationContext, newValue) }
    }

    /// Whether the transition style of the controller that defines the context is used. Default `false`.
    open var providesPresentationContextTransitionStyle: Bool {
        get { flags.contains(.providesTransitionStyle) }
        set { flags.set(.providesTransitionStyle, newValue) }
    }

    /// The object that provides the animators and the presentation controller of this controller's own presentation. iOS 7.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal?.transitioningDelegate }
        set { ensureModal().transitioningDelegate = newValue }
    }

    /// The presentation controller that presents this one or its nearest presented ancestor. iOS 8.
    ///
    /// If it is read before a presentation, it is created for the current style, and stays until the presentation has ended, even if
    /// another style is set. Evidence: gt2-vc-09.
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// Whether the user can't dismiss the controller with a gesture. Default `false`. iOS 13.
    open var isModalInPresentation: Bool {
        get { flags.contains(.modalInPresentation) }
        set { flags.set(.modalInPresentation, newValue) }
    }

    /// Shows a controller in the nearest container that shows controllers; presents it if there is none. iOS 8.
    open func show(_ vc: UIViewController, sender: Any?) {
        showInContainer(vc, sender: sender)
    }

    /// Shows a controller as the secondary controller of the nearest split view; presents it if there is none. iOS 8.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    /// Returns the controller that performs an action: this one if it can, or else the nearest ancestor that can. iOS 8.
    ///
    /// ``show(_:sender:)`` and ``showDetailViewController(_:sender:)`` use it to find their container, which is the nearest that overrides
    /// the method. A container can refuse in `canPerformAction(_:withSender:)`. Evidence: gt2-vc-07, gt2-vc-08.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        showingTarget(for: action, sender: sender)
    }

    /// Whether the controller can perform an action now. `true` for the two show methods, which every controller has.
    ///
    /// Follows Apple's page "canPerformAction(_:withSender:)".
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UIViewController.hasMethod(action) || super.canPerformAction(action, withSender: sender)
    }

    /// Adds the secondary controller of a collapsing split view to this primary controller. iOS 8.
    ///
    /// The base class does nothing, and the secondary controller isn't visible until the split view expands. A navigation controller pushes
    /// it. Follows Apple's page "collapseSecondaryViewController(_:for:)".
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Removes and returns the secondary controller of an expanding split view. iOS 8.
    ///
    /// The base class returns `nil`; a navigation controller removes its top controller and returns it. Follows Apple's page
    /// "separateSecondaryViewController(for:)".
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The sheet of the controller's current or next presentation; `nil` for other styles. iOS 15.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController(where: [.pageSheet, .formSheet])
    }

    /// The popover of the controller's current or next presentation; `nil` for other styles. iOS 8.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController(where: [.popover])
    }

    /// The presentation controller of the controller's current presentation; `nil` if it isn't presented. iOS 16.
    open var activePresentationController: UIPresentationController? {
        ancestorsAndSelf.first { $0.modal?.presenting != nil }?.modal?.presentationController
    }

    /// Whether the controller is being presented. `true` in the callbacks of its presentation.
    open var isBeingPresented: Bool { flags.contains(.beingPresented) }

    /// Whether the controller is being dismissed. `true` in the callbacks of its dismissal.
    open var isBeingDismissed: Bool { flags.contains(.beingDismissed) }

    // MARK: Bars

    /// The items of the navigation controller's toolbar while this controller is its top one.
    open var toolbarItems: [UIBarButtonItem]? {
        get { extras?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items, optionally with an animation.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        BroughtViews.itemsChange(from: extras?.toolbarItems, to: toolbarItems)
        ensureExtras().toolbarItems = toolbarItems
        if let navigationController, navigationController.slot.page === self {
            navigationController.showToolbarItems(animated: animated)
        }
    }

    /// Whether the tab bar is hidden while this controller is on top of a navigation stack. Default `false`.
    open var hidesBottomBarWhenPushed: Bool {
        get { flags.contains(.hidesBottomBar) }
        set { flags.set(.hidesBottomBar, newValue) }
    }

    /// Whether the controller is in editing mode. Setting it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { flags.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off.
    open func setEditing(_ editing: Bool, animated: Bool) {
        flags.set(.isEditing, editing)
        noteEditing()
    }

    /// A button that toggles editing mode. Its title is "Edit" outside of editing mode and "Done" in it.
    ///
    /// Every access returns the same item. A tap calls `setEditing(_:animated:)` with an animation; after every change of the mode the
    /// item's title changes.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    // MARK: Status bar, home indicator, orientation

    /// The status bar's style while this controller determines it. Default `.default`. iOS 7.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        pageInExtension?.preferredStatusBarStyle ?? .default
    }

    /// Whether this controller prefers the status bar hidden. Default `false`. iOS 7.
    open var prefersStatusBarHidden: Bool { pageInExtension?.prefersStatusBarHidden ?? false }

    /// The animation of changes of the status bar for this controller. Default `.fade`. iOS 7.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        pageInExtension?.preferredStatusBarUpdateAnimation ?? .fade
    }

    /// The child that determines the status bar's style; `nil` if this controller does.
    open var childForStatusBarStyle: UIViewController? { pageInExtension?.childForStatusBarStyle ?? nil }

    /// The child that determines whether the status bar is hidden; `nil` if this controller does.
    open var childForStatusBarHidden: UIViewController? { pageInExtension?.childForStatusBarHidden ?? nil }

    /// Whether the home indicator may fade. Default `false`. iOS 11.
    open var prefersHomeIndicatorAutoHidden: Bool { pageInExtension?.prefersHomeIndicatorAutoHidden ?? false }

    /// The child that determines whether the home indicator may fade; `nil` if this controller does. iOS 11.
    open var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? nil
    }

    /// The screen edges at which the app's gestures precede the system's. Default none. iOS 11.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that determines the deferred edges; `nil` if this controller does. iOS 11.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The orientations that the controller supports. Default: all but upside down on iPhone, all on iPad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        pageInExtension?.supportedInterfaceOrientations
            ?? (Runtime.current.device.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    /// Whether the interface rotates with the device while this controller determines the orientation. Default `true`. Deprecated by Apple
    /// in iOS 16.
    ///
    /// Not called since iOS 16: override ``supportedInterfaceOrientations``. Follows Apple's page "shouldAutorotate".
    open var shouldAutorotate: Bool { pageInExtension?.shouldAutorotate ?? true }

    /// Whether the interface keeps its orientation when the device rotates, while this controller determines it. Default `false`. iOS 26.
    ///
    /// Call ``setNeedsUpdateOfPrefersInterfaceOrientationLocked()`` when it changes. Follows Apple's page
    /// "prefersInterfaceOrientationLocked".
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// The child that determines the lock; `nil`, the default, if this controller does. iOS 26.
    ///
    /// Follows Apple's page "childForInterfaceOrientationLock".
    open var childForInterfaceOrientationLock: UIViewController? { nil }

    /// The orientation of a full-screen presentation of this controller. Default: the interface's current orientation, or another one if
    /// the controller doesn't support it.
    ///
    /// The controller must support it; otherwise it raises `UIApplicationInvalidInterfaceOrientation`. Read when a full-screen presentation
    /// of this controller begins, and when a controller that covers it is dismissed. Follows Apple's page
    /// "preferredInterfaceOrientationForPresentation".
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        pageInExtension?.preferredInterfaceOrientationForPresentation ?? orientationWithoutPreference
    }

    /// Updates whether the controller prefers the pointer locked. iOS 14. Follows Apple's page "setNeedsUpdateOfPrefersPointerLocked()".
    open func setNeedsUpdateOfPrefersPointerLocked() {
        viewIfLoaded?.window?.windowScene?.pointerLockState?.update()
    }

    /// Whether the controller prefers the mouse pointer locked. Default `false`. iOS 14.
    open var prefersPointerLocked: Bool { false }

    /// The child that determines whether the pointer is locked; `nil` if this controller does. iOS 14.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Whether the keyboard stays when a responder without text input becomes first responder. Default: only in the form sheet style.
    open var disablesAutomaticKeyboardDismissal: Bool { presentationStyleAsSet == .formSheet }

    /// Whether the controller still performs actions from the controller that it presents. Default `true`. iOS 13.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Notifies UIKit that ``supportedInterfaceOrientations`` has changed. iOS 16.
    ///
    /// The interface rotates if its current orientation isn't supported anymore.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        turnToSupportedOrientation()
    }

    /// Notifies UIKit that ``prefersInterfaceOrientationLocked`` has changed. iOS 26.
    ///
    /// An interface that isn't locked anymore rotates to the device's orientation.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        viewIfLoaded?.window?.orientationLockChanged()
    }

    /// Rotates all windows to the device's orientation if their controllers support it. Deprecated by Apple in iOS 16.
    ///
    /// Call it when the app supports more orientations than before. Follows Apple's page "attemptRotationToDeviceOrientation()".
    open class func attemptRotationToDeviceOrientation() {
        for window in Runtime.current.visibleWindows { window.followDevice() }
    }

    /// Updates the status bar's appearance. iOS 7.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    /// Updates whether the home indicator may fade. iOS 11.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    /// Updates the edges that defer system gestures. iOS 11.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        viewIfLoaded?.window?.updateSystemBars()
    }

    // MARK: Keys

    /// The commands that were added with ``addKeyCommand(_:)``; `nil` if there are none. An override adds its own to those of `super`. iOS
    /// 7.
    ///
    /// Follows Apple's page "keyCommands".
    open override var keyCommands: [UIKeyCommand]? { preferences?.keyCommands }

    /// Adds a key command. iOS 9. Follows Apple's page "addKeyCommand(_:)".
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        ensurePreferences().add(keyCommand)
    }

    /// Removes a key command that was added; ignores any other. iOS 9.
    ///
    /// Follows Apple's page "removeKeyCommand(_:)".
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        preferences?.remove(keyCommand)
    }

    /// Dismisses the controller if the user may dismiss its presentation, unless the escape block handles the action. iOS 5.
    ///
    /// Follows Apple's page "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || escapesPresentation()
    }

    override func performsSystemKey(_ key: UIKey) -> Bool { dismisses(for: key) }

    // MARK: Traits and sizes

    /// The controller's traits. iOS 8.
    open var traitCollection: UITraitCollection { ReadTracking.noting(computedTraits, of: self) }

    /// Returns the traits that this controller overrides for a child; `nil` for no overrides. iOS 8, and deprecated by Apple in iOS 17.
    ///
    /// Called whenever the child's traits are computed. A container may override it. Follows Apple's page
    /// "overrideTraitCollection(forChild:)".
    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        childViewController.traitsGiven(by: self)
    }

    /// Overrides traits for a child, its view and its children. iOS 8, and deprecated by Apple in iOS 17.
    ///
    /// Valid while the controller is this one's child. Follows Apple's page "setOverrideTraitCollection(_:forChild:)".
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.giveTraits(collection, by: self)
    }

    /// Called when the traits have changed. Deprecated by Apple in iOS 17, and still called.
    ///
    /// Up to iOS 12 it is also called when the controller becomes visible for the first time, with `nil`. Evidence: gt2-vc-27.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        noteDirectCall(.traitCollectionDidChange)
    }

    // MARK: Unavailable content

    /// The state for ``updateContentUnavailableConfiguration(using:)``: the controller's traits and the search text. iOS 17.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = searchedText
        return state
    }

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout pass. iOS 17.
    ///
    /// The controller requests it itself for its first layout, and when its traits or the search text have changed.
    open func setNeedsUpdateContentUnavailableConfiguration() { contentUnavailableMayChange() }

    /// Called to set ``contentUnavailableConfiguration`` for a state. The base class updates the current configuration for the state. Not
    /// called before iOS 17.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if let present = contentUnavailableConfiguration {
            contentUnavailableConfiguration = present.updated(for: state)
        }
    }

    /// The preferred size in a popover, a sheet or a custom container. iOS 7.
    open var preferredContentSize: CGSize {
        get { extras?.preferredContentSize ?? .zero }
        set { setPreferredContentSize(newValue) }
    }

    /// Called when a child's or the presented controller's preferred size has changed. iOS 8.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when a child that is sized by constraints has changed its size. iOS 8.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child when the controller has `parentSize`. The base class returns `parentSize`. iOS 8.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes, for example by a rotation. The base class forwards the call. iOS 8.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        noteDirectCall(.viewWillTransition)
        passOnSizeChange(size, with: coordinator)
    }

    /// Called before the traits change, for example by a rotation. The base class forwards the call. iOS 8.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        noteDirectCall(.willTransition)
        passOnTraitChange(newCollection, with: coordinator)
    }

    /// The view's superview; for a root view controller its window.
    open override var next: UIResponder? {
        viewStorage?.superview ?? modal?.presenting
    }

    /// The interface style of the controller and its children, whatever their environment's style. iOS 13.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set { setOwnStyle(newValue) }
    }

    /// Unregisters a trait change registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }

    // MARK: Segues

    /// Performs the storyboard segue with an identifier. An unknown identifier raises an exception. iOS 5.
    ///
    /// ``shouldPerformSegue(withIdentifier:sender:)`` isn't called. Follows Apple's page "performSegue(withIdentifier:sender:)".
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(identifier, sender)
    }

    /// Whether to perform a segue that the user has triggered. The base class returns `true`. iOS 6.
    ///
    /// - Parameter identifier: The segue's identifier; empty if it has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called when a segue and its destination have been created. The destination's view is usually not loaded yet. The base class does
    /// nothing. iOS 5.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue ends at this controller. The base class calls the older method. iOS 13.
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

    /// Returns the children in which an unwind segue searches for its destination, in search order. The base class returns all children but
    /// the one that contains the source. iOS 9.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBeside(source)
    }

    /// Returns the child that contains the source of an unwind segue; `nil` if the source isn't in this controller. iOS 9.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.unwindAncestorsAndSelf.first { $0.parentLink === self }
    }

    /// Returns the controller at which an unwind segue ends. Called if a class overrides it but not ``allowedChildrenForUnwinding(from:)``.
    /// The base class considers only itself. iOS 6, deprecated by Apple in iOS 9.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) ? self : nil
    }

    /// Shows the next controller on the path of an unwind segue. The base class does nothing. iOS 9.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the segue that unwinds to a controller. A class's override replaces the storyboard's segue. iOS 6, deprecated by Apple in
    /// iOS 9.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        unwindSegue(to: toViewController, from: fromViewController, identifier)
    }

    // MARK: Focus

    /// The base name of the system's records of the user's activity on the page; `nil`, the default, records nothing. iOS 16.
    open var interactionActivityTrackingBaseName: String? {
        get { preferences?.trackingBaseName }
        set { ensurePreferences().trackingBaseName = newValue }
    }

    /// The identifier of the focus group, in which the tab key moves focus; `nil`, the default, for the parent's group. iOS 15.
    open var focusGroupIdentifier: String? {
        get { preferences?.focusGroupIdentifier }
        set { ensurePreferences().focusGroupIdentifier = newValue }
    }

    /// Whether the previously focused item is focused again when the controller appears again. Default `true`. iOS 10.
    open var restoresFocusAfterTransition: Bool {
        get { preferences?.restoresFocusAfterTransition ?? true }
        set { ensurePreferences().restoresFocusAfterTransition = newValue }
    }

    /// The preferred targets of focus: the view, or in a container the visible child. iOS 10. Follows Apple's page
    /// "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        onlyAppearanceChild.map { [$0] } ?? [viewIfLoaded].compactMap { $0 }
    }

    /// The preferred focused view. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The parent in the focus hierarchy: the presentation controller, or the container of the view, or else the parent. iOS 12. Follows
    /// Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parentInFocus }

    /// The page's view. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Requests a focus update to the preferred environments, if the focused item is in this controller. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Performs a requested focus update immediately. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Called before focus moves to, from or within the controller. Default `true`. iOS 9. Follows Apple's page "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus has moved to, from or within the controller. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Updates the traits of this view controller and everything beneath it now: calls the registered handlers for overrides since the last
    /// update pass. iOS 17.
    ///
    /// Follows Apple's page "updateTraitsIfNeeded()".
    open func updateTraitsIfNeeded() { viewStorage?.updateTraitsIfNeeded() }

    // MARK: Relations

    /// The nearest navigation controller among the ancestors; for a navigation controller the one that contains it.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller among the ancestors.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller among the ancestors. iOS 8.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The controller's navigation item. Created with the controller's title at its first use.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// The controller's tab bar item. Created with the controller's title at its first use.
    ///
    /// A navigation controller without a title and an item of its own has the item of its root. Evidence: hunt-tabs-06.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { ownTabBarItem = newValue }
    }

    /// The edges at which the view extends under bars. Default all. iOS 7.
    open var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set { ensureExtras().edgesForExtendedLayout = newValue }
    }

    /// Whether the view extends under opaque bars. Default `false`. iOS 7.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { flags.contains(.extendsUnderOpaqueBars) }
        set { flags.set(.extendsUnderOpaqueBars, newValue) }
    }

    /// Whether a scroll view in a navigation or tab bar controller gets insets for the bars even if its content doesn't fill it. Default
    /// `true`. iOS 7; since iOS 11 ``UIScrollView/contentInsetAdjustmentBehavior`` determines the insets, and considers this property if it
    /// is `automatic`.
    ///
    /// Follows Apple's page "automaticallyAdjustsScrollViewInsets".
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { extras?.adjustsScrollViewInsets ?? true }
        set { ensureExtras().adjustsScrollViewInsets = newValue }
    }

    /// Whether the controller determines the status bar if it is presented but not full screen. Default `false`. iOS 7.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { flags.contains(.capturesStatusBar) }
        set { flags.set(.capturesStatusBar, newValue) }
    }

    /// The identifier under which the controller's state is saved; `nil` if it isn't saved. iOS 6.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// The class that creates the controller during state restoration. Default `nil`: the app's delegate creates it. iOS 6.
    ///
    /// Follows Apple's page "restorationClass".
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { extras?.restorationClass }
        set { ensureExtras().restorationClass = newValue }
    }

    /// Called when the app's state is saved, if the controller and all its ancestors have a ``restorationIdentifier``. Write the
    /// controller's state, and call `super`. The base class writes the presented controller. Controllers and views are written as
    /// references, and have archives of their own. iOS 6.
    ///
    /// A custom container writes its children here. Follows Apple's page "encodeRestorableState(with:)".
    open func encodeRestorableState(with coder: NSCoder) { encodePresentedPage(with: coder) }

    /// Called when the app's state is restored, after all controllers have been created and have loaded their views. Read the saved state,
    /// and call `super`. The base class presents the saved presented controller, once the window is visible. iOS 6.
    ///
    /// Follows Apple's page "decodeRestorableState(with:)".
    open func decodeRestorableState(with coder: NSCoder) { decodePresentedPage(with: coder) }

    /// Called when all objects and the app's delegate have restored their state. The base class does nothing. iOS 7.
    ///
    /// Follows Apple's page "applicationFinishedRestoringState()".
    open func applicationFinishedRestoringState() {}

    /// The tab whose provider created this controller, or `nil`. iOS 18.
    open var tab: UITab? { extras?.tab }

    // MARK: Safe area and margins

    /// Additional insets of the view's safe area, in points. iOS 11.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set { setAdditionalSafeArea(newValue) }
    }

    /// The system's minimum margins for the view, without the safe area: 16 points at the sides in a compact width, 20 in a regular one,
    /// and none at the top and bottom. iOS 11.
    ///
    /// Follows Apple's page "systemMinimumLayoutMargins".
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. If `false`, they are the view's `directionalLayoutMargins`
    /// as set. Default `true`. iOS 11.
    ///
    /// Follows Apple's page "viewRespectsSystemMinimumLayoutMargins".
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { respectsMinimumMargins }
        set { respectsMinimumMargins = newValue }
    }

    // MARK: Content scroll views

    /// Sets the scroll view that the bars at an edge track, if it isn't the controller's view or the view's first subview. iOS 15.
    ///
    /// Follows Apple's page "setContentScrollView(_:for:)".
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        nameContentScrollView(scrollView, for: edge)
    }

    /// Returns the scroll view that was set for an edge; `nil` if none was set. Raises an exception unless there is a single edge. iOS 15.
    ///
    /// Follows Apple's page "contentScrollView(for:)" and its header.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContentScrollView(for: edge)
    }

    // MARK: Transition

    /// The transition of a push or presentation of the controller; `nil`, the default, for the transition of the container or of
    /// ``modalTransitionStyle``. iOS 18.
    open var preferredTransition: Transition? {
        get { preferences?.preferredTransition }
        set { ensurePreferences().preferredTransition = newValue }
    }

    /// The coordinator of the transition of this controller or of its nearest ancestor in transition; otherwise `nil`.
    ///
    /// Reading it right after a push or pop starts the requested transition. Since iOS 18 there is no coordinator after an unanimated
    /// change. There is also none while the stack itself becomes visible, as in the turn of `makeKeyAndVisible()`, because the change waits
    /// until the stack is visible. Evidence: gt2-vc-16. iOS 7.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        currentTransitionCoordinator
    }

    // MARK: For the containers of UIKit

    /// The properties that archives set by name, for classes in modules that depend on this one.
    @_spi(UIKitModules) open class var propertiesInFiles: Outlets { [] }

    /// The children that are notified of this controller's appearance. A container returns only its visible children.
    @_spi(UIKitModules) open var appearanceChildren: [UIViewController] { childList }

    /// Called between the will callbacks of this controller and of its children, to add the children's views.
    @_spi(UIKitModules) open func prepareVisibleChildren() {}

    /// Called when the will callbacks of this controller and its children have been sent.
    func visibleChildrenWillAppear() {}

    /// Called before a child is removed by other code than the container's own.
    @_spi(UIKitModules) open func childIsLeaving(_ child: UIViewController) {}

    /// The tab bar item that this controller uses as its own if it has none, for example its root's.
    var sharedTabBarItem: UITabBarItem? { nil }

    /// Called when a child's title has changed.
    func childHasTitle(_ child: UIViewController) {}

    /// Called when this controller's appearance transition has ended.
    @_spi(UIKitModules) open func containerDidSettle() {}

    /// Returns the safe area of a child that fills the container, taken from the container's last safe area; `nil` if it has to be computed
    /// from the views.
    func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? { nil }

    /// Returns the insets of the container's bars in a child's view.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

    /// Places the container's bars in its view.
    func placeBars(in view: UIView) {}
}
