// The app's way from launch to its end, in the order of Apple's "Managing your app's life cycle".
extension UIApplication {
    /// Launches the app.
    ///
    /// With scenes: `willFinishLaunching`, `didFinishLaunching` and its notification, the delegate's
    /// `configurationForConnecting` for a new session, then the scene's `willConnectTo`, `sceneWillEnterForeground`,
    /// `sceneDidBecomeActive`. The app delegate's own methods for coming, going and becoming active are not
    /// called.
    ///
    /// A storyboard that the property list names is read first: its page is made, and the delegate has its window, before it is notified of
    /// the launch; the window is shown afterwards.
    ///
    /// Without scenes, or before iOS 13: `willFinishLaunching`, `didFinishLaunching` and its notification,
    /// `applicationDidBecomeActive` and its notification. A visible window that has no root controller when the app
    /// has launched is an exception then.
    ///
    /// - Parameter sceneDelegate: makes the delegate of the scene. Without one, the app has scenes only if
    ///   its property list has a scene manifest.
    /// - Parameter activity: what the scene's session kept of an earlier launch.
    /// - Parameter configure: called with the connected scene, before it becomes visible.
    package func launch(
        delegate appDelegate: (any UIApplicationDelegate)? = nil, options: [LaunchOptionsKey: Any]? = nil,
        sceneDelegate: ((UISceneConfiguration) -> (any UISceneDelegate)?)? = nil,
        opening link: IncomingLink? = nil, restoring activity: NSUserActivity? = nil,
        configure: ((UIWindowScene) -> Void)? = nil
    ) {
        ownedDelegate = appDelegate
        delegate = appDelegate
        let knowsScenes = Runtime.current.system >= .iOS(13)
        usesScenes = knowsScenes && (sceneDelegate != nil || configure != nil || info.hasSceneManifest)
        followScenes()
        let window = usesScenes ? nil : StoryboardWindow(of: info, delegate: appDelegate)
        // In an app with scenes the link is the scene's.
        let mayOpen = finishLaunching(options ?? (usesScenes ? nil : link?.launchOptions))
        window?.show()
        if !usesScenes { checkRoots() }
        if !usesScenes, mayOpen, let link { open(link) }
        guard knowsScenes else { return becomeActive() }
        let scene = makeScene(
            sceneDelegate, link?.connectionOptions ?? UIScene.ConnectionOptions(), restoring: activity)
        scene.connect()
        configure?(scene)
        if usesScenes { scene.enterForeground() } else { becomeActive() }
    }

    /// Returns whether the app opens what it was launched for by itself afterwards: unless it says that it has or cannot.
    @discardableResult
    private func finishLaunching(_ options: [LaunchOptionsKey: Any]?) -> Bool {
        var mayOpen = true
        if let delegate {
            mayOpen = delegate.application(self, willFinishLaunchingWithOptions: options)
            restoreState()
            let answer = OptionalMember.ask {
                delegate.application(self, didFinishLaunchingWithOptions: options)
            }
            if answer == nil { delegate.applicationDidFinishLaunching(self) }
            mayOpen = mayOpen && answer ?? true
        }
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: self,
            userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
        return mayOpen
    }

    /// A window that the app delegate shows must have a root by now. Those of scenes come later, and nobody asks. Evidence:
    /// launch-root-01.
    private func checkRoots() {
        guard Runtime.current.visibleWindows.contains(where: { $0.rootStorage == nil }) else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Application windows are expected to have a root view controller at the end of application launch"
        )
    }

    /// Makes a scene as the delegate configures it. An app without scenes has one too, which the app does not see.
    ///
    /// A session of an earlier launch is as it was, and the delegate is not asked. Evidence: hunt-scenes-01. It is asked where nobody
    /// remembers how the session was: its activity comes from a file.
    private func makeScene(
        _ sceneDelegate: ((UISceneConfiguration) -> (any UISceneDelegate)?)?,
        _ options: UIScene.ConnectionOptions, restoring activity: NSUserActivity? = nil
    ) -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication)
        session.savedActivity = activity
        if usesScenes, let configuration = activity?.sceneConfiguration {
            session.configurationStorage = configuration
        } else if usesScenes, let delegate {
            session.configurationStorage = delegate.application(
                self, configurationForConnecting: session, options: options)
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = sceneDelegate?(session.configuration) ?? session.configuration.madeDelegate
        return scene
    }

    /// Makes the app ready for a test: a connected scene, and a window of it. Before iOS 13 a window alone.
    package func connectSceneForLaunch() -> UIWindow {
        finishLaunching(nil)
        guard Runtime.current.system >= .iOS(13) else {
            return UIWindow(frame: Runtime.current.screen.bounds)
        }
        usesScenes = true
        let scene = makeScene(nil, UIScene.ConnectionOptions())
        followScenes()
        scene.connect()
        return UIWindow(windowScene: scene)
    }

    /// Brings what ``connectSceneForLaunch()`` made to the foreground.
    package func activateSceneAfterLaunch() {
        if usesScenes {
            for scene in scenes { scene.enterForeground() }
        } else {
            becomeActive()
        }
    }

    /// Brings the app back: will enter the foreground, then did become active.
    package func enterForeground() {
        guard !usesScenes else { return scenes.forEach { $0.enterForeground() } }
        if state == .background { enterForeground(opening: nil) }
    }

    /// Brings an app without scenes back, if it is away, and opens a link in between.
    func enterForeground(opening link: IncomingLink?) {
        if state == .background {
            delegate?.applicationWillEnterForeground(self)
            post(UIApplication.willEnterForegroundNotification)
            backgroundTasks.stopClock()
            state = .inactive
        }
        if let link { open(link) }
        becomeActive()
    }

    /// Lets the app receive events: did become active.
    package func becomeActive() {
        guard !usesScenes else { return scenes.forEach { $0.becomeActive() } }
        guard state == .inactive else { return }
        setSceneStates(.foregroundActive)
        state = .active
        delegate?.applicationDidBecomeActive(self)
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Stops events, as a call or the app switcher does: will resign active.
    package func resignActive() {
        guard !usesScenes else { return scenes.forEach { $0.resignActive() } }
        guard state == .active else { return }
        delegate?.applicationWillResignActive(self)
        post(UIApplication.willResignActiveNotification)
        setSceneStates(.foregroundInactive)
        state = .inactive
    }

    /// Moves the app to the background: will resign active, then did enter the background.
    package func enterBackground() {
        guard !usesScenes else { return scenes.forEach { $0.enterBackground() } }
        resignActive()
        guard state == .inactive else { return }
        setSceneStates(.background)
        state = .background
        delegate?.applicationDidEnterBackground(self)
        post(UIApplication.didEnterBackgroundNotification)
        saveState()
        backgroundTasks.startClock()
        showAppSwitcher()
    }

    /// Ends the app: its scenes are disconnected, then `applicationWillTerminate` and its notification.
    package func terminate() {
        if usesScenes { for scene in scenes { scene.disconnect() } }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    /// Closes a session for good, as the user does in the app switcher.
    package func discard(_ session: UISceneSession) {
        session.scene?.disconnect()
        guard sessions.remove(session) != nil else { return }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    /// The scene of an app without scenes follows the app, rather than the other way round.
    private func setSceneStates(_ sceneState: UIScene.ActivationState) {
        for scene in scenes { scene.state = sceneState }
    }
}

extension UISceneConfiguration {
    /// A delegate of the class that the configuration names, if it is a responder's.
    fileprivate var madeDelegate: (any UISceneDelegate)? {
        (delegateClass as? UIResponder.Type)?.make(ofItsClass: ()) as? any UISceneDelegate
    }
}
