/// The running app. There is one instance, ``shared``. Follows Apple's page "UIApplication".
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    package var keyWindowStorage: UIWindow?
    /// The window that `makeKeyAndVisible` shows.
    var windowBecomingKey: UIWindow?
    package var state = State.inactive {
        didSet { if state != .active { interruptUser() } }
    }
    /// The visible menu, in front of all windows.
    package weak var openMenu: MenuView?
    /// The visible edit menu.
    weak var editMenu: EditMenuBar?
    private(set) lazy var menuController = UIMenuController()
    /// The current shake.
    var shake: Shake?
    /// The pressed key, if a responder received it.
    var keyPress: KeyPress?
    var scenes: [UIScene] = []
    var sessions: Set<UISceneSession> = []
    /// The settings in the app's property list.
    package var info = AppInfo() {
        didSet {
            guard let runtime = Runtime.existing, runtime.application === self else { return }
            ReadTracking.follow(runtime)
            ScreenMetrics.current = runtime.screen.metrics(in: runtime.systemOfMetrics)
        }
    }
    /// Whether the app uses scene delegates.
    package var usesScenes = false
    /// Retains the app's delegate, which ``delegate`` doesn't.
    var ownedDelegate: (any UIApplicationDelegate)?
    package let urls = URLOpening()
    let backgroundTasks = BackgroundTasks()
    package let restoration = AppRestoration()
    package let backgroundFetch = BackgroundFetch()
    private let icon = AlternateIcon()
    private let keepAlive = KeepAlive()
    package private(set) lazy var localNotifications = LocalNotifications(of: self)
    private var remoteControlCount = 0
    /// Sessions for which the app has requested new snapshots in the app switcher.
    package private(set) var refreshedSessions: [UISceneSession] = []
    package let remoteRegistration = RemoteRegistration()
    package private(set) lazy var fingers = Fingers(of: self)
    private(set) lazy var arena = GestureArena()
    package private(set) lazy var hoverRecognition = HoverRecognition(of: self)
    var ignoreCount = 0
    /// The status bar if the app sets it instead of its view controllers.
    lazy var statusBarOfApp = StatusBarOfApp(Bundle.main.infoDictionary ?? [:])

    /// The app.
    open class var shared: UIApplication { Runtime.current.application }

    /// Returns the value at a key path of the class: `"sharedApplication"`, or `"shared"` as a Swift key path names it, optionally with
    /// more keys. Any other key raises Foundation's exception. Follows Apple's page "value(forKeyPath:)".
    open class func value(forKeyPath keyPath: String) -> Any? { classValue(forKeyPath: keyPath) }

    /// Returns the value of a class property. Follows Apple's page "value(forKey:)".
    open class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The app's delegate. Not retained, except by the launch.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the app is active, inactive or in the background.
    open var applicationState: UIApplication.State { state }

    /// The connected scenes. iOS 13.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions that the user has not closed, connected or not. iOS 13.
    open var openSessions: Set<UISceneSession> { sessions }

    /// The app's windows, visible and hidden, sorted by level from back to front: the last one is in front. Hidden windows are included if
    /// they belong to a scene, so before iOS 13 there are none. Deprecated by Apple in iOS 15; use a scene's windows.
    ///
    /// Follows Apple's page "windows". Evidence: hunt-scenes-05.
    open var windows: [UIWindow] { (hiddenWindows + Runtime.current.visibleWindows).fromTheBack }

    /// The window that receives keyboard events. Deprecated by Apple; use a scene's key window.
    open var keyWindow: UIWindow? { windowBecomingKey ?? keyWindowStorage }

    /// Whether the app can have several scenes at once. Here there is one: `false`. iOS 13.
    open var supportsMultipleScenes: Bool { false }

    /// Requests the system to show a scene, in front of or next to others. If only one scene is supported, the request fails in a later
    /// turn with ``UISceneError/Code/multipleScenesNotSupported``. iOS 17.
    ///
    /// Follows Apple's page "activateSceneSession(for:errorHandler:)".
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(errorHandler: errorHandler) }

    /// Requests the system to show a session's scene, or a new one for `nil`. Fails as ``activateSceneSession(for:errorHandler:)`` does.
    /// iOS 13, deprecated in iOS 17.
    ///
    /// Follows Apple's page "requestSceneSessionActivation(_:userActivity:options:errorHandler:)".
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(errorHandler: errorHandler) }

    /// Requests the system to close a session: its scene is disconnected, and
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)`` is called. If only one scene is supported, the request fails in a
    /// later turn. iOS 13.
    ///
    /// Follows Apple's page "requestSceneSessionDestruction(_:options:errorHandler:)".
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { destroy(sceneSession, errorHandler: errorHandler) }

    /// Requests the system to update its views of a session, such as the snapshot in the app switcher. iOS 13.
    ///
    /// Follows Apple's page "requestSceneSessionRefresh(_:)".
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        if sessions.contains(sceneSession) { refreshedSessions.append(sceneSession) }
    }

    /// Whether shaking the device offers to undo. Default `true`. iOS 3.
    ///
    /// Follows Apple's page "applicationSupportsShakeToEdit".
    open var applicationSupportsShakeToEdit = true

    /// Whether the status bar shows network activity. Default `false`. Deprecated since iOS 13, in which it has no effect.
    ///
    /// Follows Apple's page "isNetworkActivityIndicatorVisible".
    open var isNetworkActivityIndicatorVisible = false

    /// Whether the screen stays on without touches. Default `false`.
    open var isIdleTimerDisabled = false

    /// Whether protected files are available, because the device is unlocked.
    open package(set) var isProtectedDataAvailable = true

    /// The layout direction of the app's language.
    open package(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The user's preferred content size category. iOS 7.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Runtime.current.screen.traitCollection.preferredContentSizeCategory
    }

    /// Returns the orientations that the app supports by default in a window: all on iPad, all but upside down on iPhone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        Runtime.current.device.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Opens a URL in another app. The handler is called in a later turn with whether an app opened it. iOS 10.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = urls.open(url, onlyAsLink: options[.universalLinksOnly] as? Bool ?? false)
        guard let completion else { return }
        Runtime.loop.nextTurn("answer to open(\(url))") { completion(isOpened) }
    }

    /// Opens a URL in another app, and returns whether it was opened. Deprecated by Apple in iOS 10; since iOS 18 it opens nothing, prints
    /// a warning and returns `false`.
    ///
    /// Follows Apple's page "openURL(_:)". Evidence: hunt3-scenes-06.
    open func openURL(_ url: URL) -> Bool { urls.openByOldCall(url) }

    /// Returns whether an app can open the URL. For schemes that aren't in the property list's `LSApplicationQueriesSchemes` it returns
    /// `false` with a warning, except for those of the system's own apps.
    ///
    /// Follows Apple's page "canOpenURL(_:)". Evidence: hunt-scenes-08.
    open func canOpenURL(_ url: URL) -> Bool { urls.answer(whetherOpens: url, info) }

    /// The number on the app's icon; 0, the default, for none. Deprecated by Apple in iOS 17.
    open var applicationIconBadgeNumber = 0

    /// The dynamic quick actions on the app's icon; `nil` for none. iOS 9.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether the app's property list has alternate icons. iOS 10.3.
    ///
    /// Follows Apple's page "supportsAlternateIcons".
    open var supportsAlternateIcons: Bool { !info.alternateIcons.isEmpty }

    /// The name of the current alternate icon; `nil` for the primary icon. iOS 10.3.
    ///
    /// Follows Apple's page "alternateIconName".
    open var alternateIconName: String? { icon.name }

    /// Changes to an alternate icon of the property list; `nil` for the primary icon. The handler is called in a later turn, with an error
    /// in `NSCocoaErrorDomain` if the app has no alternate icons, has none with the name, or isn't active. iOS 10.3.
    ///
    /// Follows Apple's page "setAlternateIconName(_:completionHandler:)".
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { icon.change(to: alternateIconName, of: self, completionHandler) }

    /// Does nothing since iOS 9, in which Newsstand apps are like others. Deprecated by Apple in iOS 9.
    open func setNewsstandIconImage(_ image: UIImage?) {}

    /// Lets the app receive ``UIResponder/remoteControlReceived(with:)``. Calls can be nested. iOS 4.
    ///
    /// Follows Apple's page "beginReceivingRemoteControlEvents()".
    open func beginReceivingRemoteControlEvents() { remoteControlCount += 1 }

    /// Ends one call of ``beginReceivingRemoteControlEvents()``. iOS 4.
    open func endReceivingRemoteControlEvents() { remoteControlCount = max(0, remoteControlCount - 1) }

    var isReceivingRemoteControl: Bool { remoteControlCount > 0 }

    /// Calls a handler in the background at intervals, for an app with the background mode `voip`. Returns `false` for another app, and for
    /// an interval below ``UIMinimumKeepAliveTimeout``. iOS 4, deprecated in iOS 9.
    ///
    /// Follows Apple's page "setKeepAliveTimeout(_:handler:)".
    open func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil)
        -> Bool
    {
        keepAlive.start(timeout, self, keepAliveHandler)
    }

    /// Removes the handler of ``setKeepAliveTimeout(_:handler:)``. iOS 4, deprecated in iOS 9.
    open func clearKeepAliveTimeout() { keepAlive.stop() }

    /// Sets the minimum interval between background fetches, in seconds. It has an effect only in an app with the background mode `fetch`.
    /// Default: never. iOS 7, deprecated in iOS 13.
    ///
    /// Follows Apple's page "setMinimumBackgroundFetchInterval(_:)".
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        backgroundFetch.setInterval(minimumBackgroundFetchInterval, of: self)
    }

    /// Whether background refresh is available, as set in the simulator. iOS 7.
    ///
    /// Follows Apple's page "backgroundRefreshStatus".
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { backgroundFetch.status }

    /// Requests a device token for push notifications. The delegate receives it in a later turn, or an error: as in Apple's simulator,
    /// registration fails unless the simulator was given a token. iOS 8.
    open func registerForRemoteNotifications() { remoteRegistration.register(self) }

    /// Unregisters from push notifications. iOS 3.
    open func unregisterForRemoteNotifications() { remoteRegistration.isRegistered = false }

    /// Whether the app is registered for push notifications. iOS 8.
    open var isRegisteredForRemoteNotifications: Bool { remoteRegistration.isRegistered }

    /// Only prints a warning, as it does since iOS 8. Deprecated by Apple in iOS 8.
    ///
    /// Follows Apple's page "registerForRemoteNotifications(matching:)".
    open func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        refuseRemoteTypes("registerForRemoteNotificationTypes:")
    }

    /// Returns no types and prints a warning, as it does since iOS 8. Deprecated by Apple in iOS 8.
    ///
    /// Follows Apple's page "enabledRemoteNotificationTypes()".
    open func enabledRemoteNotificationTypes() -> UIRemoteNotificationType {
        refuseRemoteTypes("enabledRemoteNotificationTypes")
        return []
    }

    /// Requests the user's permission for notifications. In a later turn the delegate receives the permitted settings. iOS 8, deprecated in
    /// iOS 10.
    ///
    /// Follows Apple's page "registerUserNotificationSettings(_:)".
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        localNotifications.register(notificationSettings)
    }

    /// The permitted notification settings; none before the app has requested permission. iOS 8, deprecated in iOS 10.
    open var currentUserNotificationSettings: UIUserNotificationSettings? { localNotifications.settings }

    /// Shows a notification immediately. iOS 4, deprecated in iOS 10.
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {
        localNotifications.deliver(notification)
    }

    /// Schedules a copy of a notification. If the app is active when it is due, the delegate receives it and it isn't shown. iOS 4,
    /// deprecated in iOS 10.
    ///
    /// Follows Apple's page "scheduleLocalNotification(_:)".
    open func scheduleLocalNotification(_ notification: UILocalNotification) {
        localNotifications.schedule(notification)
    }

    /// Cancels a scheduled notification. iOS 4, deprecated in iOS 10.
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.cancel(notification)
    }

    /// Cancels all scheduled notifications. iOS 4, deprecated in iOS 10.
    open func cancelAllLocalNotifications() { localNotifications.cancelAll() }

    /// The scheduled notifications. Setting it replaces them. iOS 4, deprecated in iOS 10.
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.scheduled }
        set {
            localNotifications.cancelAll()
            for notification in newValue ?? [] { localNotifications.schedule(notification) }
        }
    }

    /// Requests time for finishing a task in the background. End it with ``endBackgroundTask(_:)``.
    ///
    /// The handler is called shortly before the time ends.
    open func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(nil, handler)
    }

    /// Requests time for a task with a name for the debugger. iOS 7.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(taskName, handler)
    }

    /// Ends a background task. An unknown or ended task prints a warning.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The remaining time in the background, in seconds; `.greatestFiniteMagnitude` in the foreground.
    open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

    // MARK: State restoration

    /// Extends the state restoration beyond ``UIApplicationDelegate/application(_:didDecodeRestorableStateWith:)``. Balance each call with
    /// ``completeStateRestoration()``. If the app crashes in between, it is launched without the state. iOS 6.
    ///
    /// Follows Apple's page "extendStateRestoration()".
    open func extendStateRestoration() { restoration.extend() }

    /// Completes a state restoration that ``extendStateRestoration()`` extended. iOS 6.
    ///
    /// Follows Apple's page "completeStateRestoration()".
    open func completeStateRestoration() { restoration.complete() }

    /// Requests the system not to show its snapshot of the app at the next launch. It has an effect only while state is saved. iOS 7.
    ///
    /// Follows Apple's page "ignoreSnapshotOnNextApplicationLaunch()".
    open func ignoreSnapshotOnNextApplicationLaunch() { restoration.ignoreSnapshot() }

    /// Registers an object that is neither a view nor a view controller for saving and restoring state. The object isn't retained, and
    /// doesn't need to be unregistered. iOS 7.
    ///
    /// Follows Apple's page "registerObject(forStateRestoration:restorationIdentifier:)".
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.restoration.registered.add(object, restorationIdentifier)
    }

    // MARK: Status bar

    /// The frame of the status bar on the screen; empty while it is hidden. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarFrame".
    open var statusBarFrame: CGRect { statusBar?.frame ?? .zero }

    /// The orientation of the app's scene. Deprecated by Apple in iOS 13. Follows Apple's page "statusBarOrientation".
    open var statusBarOrientation: UIInterfaceOrientation { Runtime.current.screen.interfaceOrientation }

    /// Whether the status bar is hidden. Setting it has an effect only if the property list's `UIViewControllerBasedStatusBarAppearance` is
    /// `NO`; otherwise the view controllers decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "isStatusBarHidden".
    open var isStatusBarHidden: Bool {
        get { statusBar?.isHidden ?? false }
        set { statusBarOfApp?.isHidden = newValue }
    }

    /// The style of the status bar. Setting it has an effect only if the property list's `UIViewControllerBasedStatusBarAppearance` is
    /// `NO`; otherwise the view controllers decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarStyle".
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar?.style ?? .default }
        set { statusBarOfApp?.style = newValue }
    }

    /// Sets ``isStatusBarHidden``, optionally with an animation. Deprecated by Apple in iOS 9.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    /// Sets ``statusBarStyle``, optionally with an animation. Deprecated by Apple in iOS 9.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// The duration of a 90-degree rotation of the interface, in seconds. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarOrientationAnimationDuration".
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    // MARK: Events

    /// Dispatches an event to its windows, by calling `UIWindow.sendEvent(_:)` of each.
    ///
    /// Override it to receive every event first, and call `super`.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { presses.window?.sendEvent(presses) }
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] where touch.phase != .stationary {
            if let window = touch.window, !windows.holds(window) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Sends an action to a target. Without a target, it is sent to the first responder or the next responder that performs it; if none
    /// does, to the sender or its next responders. Returns whether an object received it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        performAction(action, to: target, from: sender, for: event)
    }

    /// Cancels all touches and ignores new ones until ``endIgnoringInteractionEvents()``. Calls can be nested. Deprecated by Apple in iOS
    /// 13.
    open func beginIgnoringInteractionEvents() {
        ignoreInteraction()
    }

    /// Stops ignoring touches, after as many calls as calls to begin.
    open func endIgnoringInteractionEvents() {
        ignoreCount = max(0, ignoreCount - 1)
    }

    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

    /// Offers to undo after a shake that no other responder handles. iOS 3.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
    }

    /// The delegate, if it is a responder and neither a view, nor a view controller, nor the app itself.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView),
            !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }
}

extension UIApplication {
    /// The app's state. Follows Apple's page "UIApplication.State".
    public enum State: Int, Sendable {
        /// In the foreground and receiving events.
        case active = 0
        /// In the foreground and receiving no events.
        case inactive = 1
        /// Running in the background.
        case background = 2
    }

    /// Every window that is visible or belongs to a connected scene.
    package var everyWindow: [UIWindow] { Runtime.current.visibleWindows + hiddenWindows }

    /// The windows of connected scenes that aren't visible.
    private var hiddenWindows: [UIWindow] {
        let shown = Runtime.current.visibleWindows
        return scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            .filter { window in !shown.holds(window) }
    }

    /// Cancels touches, key presses and the shake when the app becomes inactive.
    private func interruptUser() {
        shake?.cancel()
        keyPress?.finish(as: .cancelled)
        fingers.cancelAll()
    }

    /// Returns the orientations that the delegate supports in a window, or else the app's default.
    package func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalMember.ask { delegate.application(self, supportedInterfaceOrientationsFor: window) }
        } ?? supportedInterfaceOrientations(for: window)
    }
}
