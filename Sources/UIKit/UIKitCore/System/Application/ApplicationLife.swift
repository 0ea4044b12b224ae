// The app's life cycle from launch to termination, in the order of Apple's "Managing your app's life cycle".
extension UIApplication {
    /// Launches the app.
    ///
    /// With scenes: `willFinishLaunching`, `didFinishLaunching` and its notification, the delegate's `configurationForConnecting` for a new
    /// session, then the scene's `willConnectTo`, `sceneWillEnterForeground`, `sceneDidBecomeActive`. The app delegate's own methods for
    /// the foreground, the background and activation aren't called.
    ///
    /// The property list's storyboard is read first: its view controller is created, and the delegate has its window, before it is notified
    /// of the launch; the window is shown afterward.
    ///
    /// Without scenes, or before iOS 13: `willFinishLaunching`, `didFinishLaunching` and its notification, `applicationDidBecomeActive` and
    /// its notification. If a visible window has no root view controller at the end of the launch, an exception is raised.
    ///
    /// - Parameter sceneDelegate: Creates the delegate of the scene. Without it, the app has scenes only if its property list has a scene
    ///   manifest.
    /// - Parameter activity: The activity that the scene's session stored in an earlier launch.
    /// - Parameter configure: Called with the connected scene, before it becomes visible.
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
        // In an app with scenes the scene receives the link.
        let mayOpen = finishLaunching(options ?? (usesScenes ? nil : link?.launchOptions))
        window?.show()
        if !usesScenes {
            reportMissingScenes()
            checkRoots()
        }
        if !usesScenes, mayOpen, let link { open(link) }
        guard knowsScenes else { return becomeActive() }
        let scene = makeScene(
            sceneDelegate, link?.connectionOptions ?? UIScene.ConnectionOptions(), restoring: activity)
        scene.connect()
        configure?(scene)
        if usesScenes { scene.enterForeground() } else { becomeActive() }
    }

    /// Reports an app without the life cycle of scenes. The words of the exception have no source. Evidence: ios26-LIFE-01, ios26-LIFE-02,
    /// ios26-LIFE-04.
    private func reportMissingScenes() {
        let (system, diagnostics) = (Runtime.current.system, Runtime.current.diagnostics)
        if system >= .iOS(27) {
            diagnostics.raise(.internalInconsistency, "This process does not adopt UIScene lifecycle.")
        } else if system >= .iOS(26) {
            diagnostics.warn(
                "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
            )
        } else if system >= .iOS(18, 4) {
            diagnostics.warn(
                "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
            )
        }
    }

    /// Returns whether the link or item of the launch is opened afterward: unless the delegate has handled it or can't open it.
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

    /// Checks that every visible window has a root. In an app with scenes this isn't checked, because their windows appear later. Evidence:
    /// launch-root-01.
    private func checkRoots() {
        guard Runtime.current.visibleWindows.contains(where: { $0.rootStorage == nil }) else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Application windows are expected to have a root view controller at the end of application launch"
        )
    }

    /// Creates a scene with the delegate's configuration. An app without scenes has a scene too, which the app doesn't see.
    ///
    /// A session of an earlier launch keeps its configuration, and the delegate isn't asked. Evidence: hunt-scenes-01. The delegate is
    /// asked if the configuration is unknown because the activity was read from a file.
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

    /// Prepares the app for a test: a connected scene with a window. Before iOS 13 only a window.
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

    /// Brings the scene of ``connectSceneForLaunch()`` to the foreground.
    package func activateSceneAfterLaunch() {
        if usesScenes {
            for scene in scenes { scene.enterForeground() }
        } else {
            becomeActive()
        }
    }

    /// Returns the app to the foreground: will enter foreground, then did become active.
    package func enterForeground() {
        guard !usesScenes else { return scenes.forEach { $0.enterForeground() } }
        if state == .background { enterForeground(opening: nil) }
    }

    /// Returns an app without scenes to the foreground if it is in the background, and opens a link in between.
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

    /// Interrupts the app, like a phone call or the app switcher: will resign active.
    package func resignActive() {
        guard !usesScenes else { return scenes.forEach { $0.resignActive() } }
        guard state == .active else { return }
        delegate?.applicationWillResignActive(self)
        post(UIApplication.willResignActiveNotification)
        setSceneStates(.foregroundInactive)
        state = .inactive
    }

    /// Moves the app to the background: will resign active, then did enter background.
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

    /// Terminates the app: disconnects its scenes, then calls `applicationWillTerminate` and posts its notification.
    package func terminate() {
        if usesScenes { for scene in scenes { scene.disconnect() } }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }

    /// Discards a session, as the user does in the app switcher.
    package func discard(_ session: UISceneSession) {
        session.scene?.disconnect()
        guard sessions.remove(session) != nil else { return }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    /// Sets the state of the hidden scene of an app without scenes, which follows the app's state.
    private func setSceneStates(_ sceneState: UIScene.ActivationState) {
        for scene in scenes { scene.state = sceneState }
    }
}

extension UISceneConfiguration {
    /// A new delegate of the configuration's class, if it is a subclass of `UIResponder`.
    fileprivate var madeDelegate: (any UISceneDelegate)? {
        (delegateClass as? UIResponder.Type)?.make(ofItsClass: ()) as? any UISceneDelegate
    }
}
