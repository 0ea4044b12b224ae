/// The running app. There is one, ``shared``. Follows Apple's page "UIApplication".
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    package var keyWindowStorage: UIWindow?
    var state = State.inactive {
        didSet { if state != .active { interruptUser() } }
    }
    /// The visible menu, in front of everything.
    package weak var openMenu: MenuView?
    /// The visible edit menu.
    weak var editMenu: EditMenuBar?
    private(set) lazy var menuController = UIMenuController()
    /// The shake that is under way.
    var shake: Shake?
    /// The key that is held, if a responder received it.
    var keyPress: KeyPress?
    var scenes: [UIScene] = []
    var sessions: Set<UISceneSession> = []
    /// What the app's property list says.
    package var info = AppInfo()
    /// Whether the app's life goes through scene delegates.
    var usesScenes = false
    /// The app's delegate is held here: ``delegate`` does not hold it.
    var ownedDelegate: (any UIApplicationDelegate)?
    package let urls = URLOpening()
    let backgroundTasks = BackgroundTasks()
    package let restoration = AppRestoration()
    package let backgroundFetch = BackgroundFetch()
    private let icon = AlternateIcon()
    private let keepAlive = KeepAlive()
    package private(set) lazy var localNotifications = LocalNotifications(of: self)
    private var remoteControlCount = 0
    /// Sessions whose picture in the app switcher the app wants renewed.
    package private(set) var refreshedSessions: [UISceneSession] = []
    package let remoteRegistration = RemoteRegistration()
    package private(set) lazy var fingers = Fingers(of: self)
    private(set) lazy var arena = GestureArena()
    package private(set) lazy var hoverRecognition = HoverRecognition(of: self)
    var ignoreCount = 0
    /// The status bar where the app decides about it, and not its pages.
    lazy var statusBarOfApp = StatusBarOfApp(Bundle.main.infoDictionary ?? [:])

    /// The app.
    open class var shared: UIApplication { Runtime.current.application }

    /// What a path of properties of the class leads to: of `"sharedApplication"`, or `"shared"` as a key path in Swift names it, and
    /// what follows. Another key is Foundation's exception. Follows Apple's page "value(forKeyPath:)".
    open class func value(forKeyPath keyPath: String) -> Any? { classValue(forKeyPath: keyPath) }

    /// The value of a property of the class. Follows Apple's page "value(forKey:)".
    open class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Is notified of the app's life. Not retained, except by the launch.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the app is visible and receives events.
    open var applicationState: UIApplication.State { state }

    /// The scenes that are connected. iOS 13.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions that the user has not closed, connected or not. iOS 13.
    open var openSessions: Set<UISceneSession> { sessions }

    /// The windows of the app, visible and hidden, from the back to the front by their level: the last one is in front. A hidden window
    /// is among them if a scene has it, so before iOS 13 there is none. Deprecated by Apple in iOS 15, in favour of a scene's windows.
    ///
    /// Follows Apple's page "windows". Evidence: hunt-scenes-05.
    open var windows: [UIWindow] { (hiddenWindows + Runtime.current.visibleWindows).fromTheBack }

    /// The window that gets keyboard events. Apple deprecates it in favour of a scene's key window.
    open var keyWindow: UIWindow? { keyWindowStorage }

    /// Whether the user may have several scenes of the app at once. Here there is one: `false`. iOS 13.
    open var supportsMultipleScenes: Bool { false }

    /// Asks the system to show a scene, in front or beside others. Where there is one scene only the handler is told, in a later turn:
    /// ``UISceneError/Code/multipleScenesNotSupported``. iOS 17.
    ///
    /// Follows Apple's page "activateSceneSession(for:errorHandler:)".
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(errorHandler: errorHandler) }

    /// Asks the system to show a session's scene, or a new one for `nil`. Fails as
    /// ``activateSceneSession(for:errorHandler:)`` does. iOS 13, deprecated in iOS 17.
    ///
    /// Follows Apple's page "requestSceneSessionActivation(_:userActivity:options:errorHandler:)".
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(errorHandler: errorHandler) }

    /// Asks the system to close a session for good: its scene is disconnected, and the delegate is told in
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)``. Where there is one scene only the handler is told instead, in a
    /// later turn. iOS 13.
    ///
    /// Follows Apple's page "requestSceneSessionDestruction(_:options:errorHandler:)".
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { destroy(sceneSession, errorHandler: errorHandler) }

    /// Asks the system to renew what it shows of a session, such as the picture in the app switcher. iOS 13.
    ///
    /// Follows Apple's page "requestSceneSessionRefresh(_:)".
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        if sessions.contains(sceneSession) { refreshedSessions.append(sceneSession) }
    }

    /// Whether shaking the device offers to undo. Default `true`. iOS 3.
    ///
    /// Follows Apple's page "applicationSupportsShakeToEdit".
    open var applicationSupportsShakeToEdit = true

    /// Whether the status bar shows that the app uses the network. Default `false`. Deprecated since iOS 13, which shows nothing.
    ///
    /// Follows Apple's page "isNetworkActivityIndicatorVisible".
    open var isNetworkActivityIndicatorVisible = false

    /// Whether the screen stays on while nobody touches it. Default `false`.
    open var isIdleTimerDisabled = false

    /// Whether protected files can be read: the device is unlocked.
    open package(set) var isProtectedDataAvailable = true

    /// The direction in which the app's language is read.
    open package(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The text size that the user likes. iOS 7.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Runtime.current.screen.traitCollection.preferredContentSizeCategory
    }

    /// The orientations that the app supports by default in a window: an app's own list, or its device's.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        Runtime.current.device.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Opens a URL in the app that can. The handler is told whether there was one, in a later turn. iOS 10.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = urls.open(url, onlyAsLink: options[.universalLinksOnly] as? Bool ?? false)
        guard let completion else { return }
        Runtime.loop.nextTurn("answer to open(\(url))") { completion(isOpened) }
    }

    /// Opens a URL in the app that can, and returns whether there is one. Deprecated by Apple in iOS 10; since iOS 18 it opens nothing,
    /// warns and returns `false`.
    ///
    /// Follows Apple's page "openURL(_:)". Evidence: hunt3-scenes-06.
    open func openURL(_ url: URL) -> Bool { urls.openByOldCall(url) }

    /// Whether there is an app that opens the URL. Of schemes that the property list does not have under `LSApplicationQueriesSchemes`
    /// an app is not told: it gets `false`, with a warning, but for those of the system's own apps.
    ///
    /// Follows Apple's page "canOpenURL(_:)". Evidence: hunt-scenes-08.
    open func canOpenURL(_ url: URL) -> Bool { urls.answer(whetherOpens: url, info) }

    /// The number on the app's icon; 0, the default, for none. Deprecated by Apple in iOS 17.
    open var applicationIconBadgeNumber = 0

    /// The quick actions on the app's icon that the app has added; `nil` for none. iOS 9.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether the app's property list has other icons for it. iOS 10.3.
    ///
    /// Follows Apple's page "supportsAlternateIcons".
    open var supportsAlternateIcons: Bool { !info.alternateIcons.isEmpty }

    /// The name of the icon that the app has taken in place of its own; `nil` for its own. iOS 10.3.
    ///
    /// Follows Apple's page "alternateIconName".
    open var alternateIconName: String? { icon.name }

    /// Takes another icon of those in the property list; `nil` is the app's own. The handler is told in a later turn: an error of
    /// `NSCocoaErrorDomain` if the app has no other icons, has none of the name, or is not active. iOS 10.3.
    ///
    /// Follows Apple's page "setAlternateIconName(_:completionHandler:)".
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { icon.change(to: alternateIconName, of: self, completionHandler) }

    /// Does nothing since iOS 9, where apps of Newsstand are like others. Deprecated by Apple then.
    open func setNewsstandIconImage(_ image: UIImage?) {}

    /// Lets the app receive ``UIResponder/remoteControlReceived(with:)``. Calls add up. iOS 4.
    ///
    /// Follows Apple's page "beginReceivingRemoteControlEvents()".
    open func beginReceivingRemoteControlEvents() { remoteControlCount += 1 }

    /// Ends what as many calls of ``beginReceivingRemoteControlEvents()`` have begun. iOS 4.
    open func endReceivingRemoteControlEvents() { remoteControlCount = max(0, remoteControlCount - 1) }

    var isReceivingRemoteControl: Bool { remoteControlCount > 0 }

    /// Calls a handler in the background from time to time, for an app with the background mode `voip`. Returns `false` for another app,
    /// and for a time below ``UIMinimumKeepAliveTimeout``. iOS 4, deprecated in iOS 9.
    ///
    /// Follows Apple's page "setKeepAliveTimeout(_:handler:)".
    open func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil)
        -> Bool
    {
        keepAlive.start(timeout, self, keepAliveHandler)
    }

    /// Ends what ``setKeepAliveTimeout(_:handler:)`` has begun. iOS 4, deprecated in iOS 9.
    open func clearKeepAliveTimeout() { keepAlive.stop() }

    /// How often the system may wake the app to fetch something, in seconds at least. Counts in an app with the background mode `fetch`
    /// alone. Default: never. iOS 7, deprecated in iOS 13.
    ///
    /// Follows Apple's page "setMinimumBackgroundFetchInterval(_:)".
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        backgroundFetch.setInterval(minimumBackgroundFetchInterval, of: self)
    }

    /// Whether the system may wake the app in the background: as the simulator says. iOS 7.
    ///
    /// Follows Apple's page "backgroundRefreshStatus".
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { backgroundFetch.status }

    /// Asks for a token for push notifications. In a later turn the delegate gets it, or an error: without a token
    /// that the simulator was given there is none, as in Apple's simulator. iOS 8.
    open func registerForRemoteNotifications() { remoteRegistration.register(self) }

    /// Takes no push notifications any more. iOS 3.
    open func unregisterForRemoteNotifications() { remoteRegistration.isRegistered = false }

    /// Whether the app has a token for push notifications. iOS 8.
    open var isRegisteredForRemoteNotifications: Bool { remoteRegistration.isRegistered }

    /// Does nothing but warn, as it does since iOS 8. Deprecated by Apple then.
    ///
    /// Follows Apple's page "registerForRemoteNotifications(matching:)".
    open func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        refuseRemoteTypes("registerForRemoteNotificationTypes:")
    }

    /// None, with a warning, as since iOS 8. Deprecated by Apple then.
    ///
    /// Follows Apple's page "enabledRemoteNotificationTypes()".
    open func enabledRemoteNotificationTypes() -> UIRemoteNotificationType {
        refuseRemoteTypes("enabledRemoteNotificationTypes")
        return []
    }

    /// Asks the user to let the app notify. In a later turn the delegate gets what the user allows. iOS 8, deprecated in iOS 10.
    ///
    /// Follows Apple's page "registerUserNotificationSettings(_:)".
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        localNotifications.register(notificationSettings)
    }

    /// What the user allows the app; nothing before it has asked. iOS 8, deprecated in iOS 10.
    open var currentUserNotificationSettings: UIUserNotificationSettings? { localNotifications.settings }

    /// Shows a notification at once. iOS 4, deprecated in iOS 10.
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {
        localNotifications.deliver(notification)
    }

    /// Shows a copy of a notification when it is due. The delegate of an active app gets it instead. iOS 4, deprecated in iOS 10.
    ///
    /// Follows Apple's page "scheduleLocalNotification(_:)".
    open func scheduleLocalNotification(_ notification: UILocalNotification) {
        localNotifications.schedule(notification)
    }

    /// Takes back a notification that was scheduled. iOS 4, deprecated in iOS 10.
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.cancel(notification)
    }

    /// Takes back all notifications that were scheduled. iOS 4, deprecated in iOS 10.
    open func cancelAllLocalNotifications() { localNotifications.cancelAll() }

    /// The notifications that are scheduled. Setting it schedules these in place of the others. iOS 4, deprecated in iOS 10.
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.scheduled }
        set {
            localNotifications.cancelAll()
            for notification in newValue ?? [] { localNotifications.schedule(notification) }
        }
    }

    /// Asks for time to finish something in the background. End it with ``endBackgroundTask(_:)``.
    ///
    /// The handler is called when the time is nearly over.
    open func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(nil, handler)
    }

    /// The same, with a name for the debugger. iOS 7.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(taskName, handler)
    }

    /// Says that a background task is over. One that is not under way is a warning.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The seconds that are left in the background; beyond measure in the foreground.
    open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

    // MARK: State restoration

    /// Says that the app goes on with restoring its state after ``UIApplicationDelegate/application(_:didDecodeRestorableStateWith:)``, with
    /// one call of ``completeStateRestoration()`` for each of this. An app that crashes in between is launched without the state. iOS 6.
    ///
    /// Follows Apple's page "extendStateRestoration()".
    open func extendStateRestoration() { restoration.extend() }

    /// Says that the restoring is over which ``extendStateRestoration()`` has gone on with. iOS 6.
    ///
    /// Follows Apple's page "completeStateRestoration()".
    open func completeStateRestoration() { restoration.complete() }

    /// Asks the system not to show its picture of the app at the next launch. Heard while state is saved alone. iOS 7.
    ///
    /// Follows Apple's page "ignoreSnapshotOnNextApplicationLaunch()".
    open func ignoreSnapshotOnNextApplicationLaunch() { restoration.ignoreSnapshot() }

    /// Lets an object that is neither a view nor a view controller take part in saving and restoring state. The object is not kept alive,
    /// and needs not be removed. iOS 7.
    ///
    /// Follows Apple's page "registerObject(forStateRestoration:restorationIdentifier:)".
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.restoration.registered.add(object, restorationIdentifier)
    }

    // MARK: Status bar

    /// The status bar's rectangle on the screen; empty while it is hidden. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarFrame".
    open var statusBarFrame: CGRect { statusBar?.frame ?? .zero }

    /// The orientation of the app's scene. Deprecated by Apple in iOS 13. Follows Apple's page "statusBarOrientation".
    open var statusBarOrientation: UIInterfaceOrientation { Runtime.current.screen.interfaceOrientation }

    /// Whether the status bar is hidden. Setting it does something only in an app whose property list says `NO` for
    /// `UIViewControllerBasedStatusBarAppearance`: in others the pages decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "isStatusBarHidden".
    open var isStatusBarHidden: Bool {
        get { statusBar?.isHidden ?? false }
        set { statusBarOfApp?.isHidden = newValue }
    }

    /// The style of the status bar. Setting it does something only in an app whose property list says `NO` for
    /// `UIViewControllerBasedStatusBarAppearance`: in others the pages decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarStyle".
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar?.style ?? .default }
        set { statusBarOfApp?.style = newValue }
    }

    /// The same as ``isStatusBarHidden``, animated or not. Deprecated by Apple in iOS 9.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    /// The same as ``statusBarStyle``, animated or not. Deprecated by Apple in iOS 9.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// How long a quarter turn of the interface takes, in seconds. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarOrientationAnimationDuration".
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    // MARK: Events

    /// Brings an event to its windows: each of them gets it by `UIWindow.sendEvent(_:)`.
    ///
    /// Override it to see every event first, and call `super`.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { presses.window?.sendEvent(presses) }
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] where touch.phase != .stationary {
            if let window = touch.window, !windows.holds(window) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Sends an action to a target; without one, to the first responder or the next one up the chain that performs
    /// it, and where none does to the sender and who comes next. Returns whether somebody was sent it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        performAction(action, to: target, from: sender, for: event)
    }

    /// Takes all touches away and lets none reach the app until ``endIgnoringInteractionEvents()``. Calls add up.
    /// Apple deprecates it in iOS 13.
    open func beginIgnoringInteractionEvents() {
        ignoreInteraction()
    }

    /// Lets touches reach the app again, after as many calls as there were to begin.
    open func endIgnoringInteractionEvents() {
        ignoreCount = max(0, ignoreCount - 1)
    }

    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

    /// Offers to undo after a shake that nobody else has a use for. iOS 3.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
    }

    /// The delegate, if it is a responder and neither a view, nor a controller, nor the app itself.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView),
            !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }
}

extension UIApplication {
    /// Whether an app is visible and receives events. Follows Apple's page "UIApplication.State".
    public enum State: Int, Sendable {
        /// In the foreground and receiving events.
        case active = 0
        /// In the foreground and receiving no events.
        case inactive = 1
        /// Running in the background.
        case background = 2
    }

    /// Every window that is shown or belongs to a connected scene.
    var everyWindow: [UIWindow] { Runtime.current.visibleWindows + hiddenWindows }

    /// The windows of connected scenes that are not shown.
    private var hiddenWindows: [UIWindow] {
        let shown = Runtime.current.visibleWindows
        return scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            .filter { window in !shown.holds(window) }
    }

    /// An app that is not active has no fingers on it and none on its keys, and is not shaken.
    private func interruptUser() {
        shake?.cancel()
        keyPress?.finish(as: .cancelled)
        fingers.cancelAll()
    }

    /// The orientations that the delegate allows in a window, or else the app's own.
    package func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalMember.ask { delegate.application(self, supportedInterfaceOrientationsFor: window) }
        } ?? supportedInterfaceOrientations(for: window)
    }
}
