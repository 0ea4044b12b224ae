// The life cycle of a scene from connection to disconnection, in the order of Apple's "Managing your app's life cycle".
//
// The delegate is called first, then the notification is posted, then the app's state changes: it is the state of its most active scene,
// and the app posts notifications of its own.
extension UIScene {
    /// Connects the scene: `scene(_:willConnectTo:options:)`. Its window is created here; a storyboard's window is created before the call,
    /// and shown after it.
    package func connect() {
        Runtime.current.application.add(self)
        let window = StoryboardWindow(of: self)
        delegate?.scene(self, willConnectTo: session, options: connectionOptions)
        window?.show()
        post(UIScene.willConnectNotification)
    }

    /// Brings the scene to the foreground and makes it active: `sceneWillEnterForeground`, `sceneDidBecomeActive`.
    ///
    /// - Parameter link: A link that an already connected scene opens in between, or immediately if it is visible.
    package func enterForeground(opening link: IncomingLink? = nil) {
        if state == .unattached || state == .background {
            delegate?.sceneWillEnterForeground(self)
            post(UIScene.willEnterForegroundNotification)
            Runtime.current.application.willEnterForeground(self)
            state = .foregroundInactive
            restoreInteraction()
        } else if link == nil {
            return
        }
        if let link { open(link) }
        becomeActive()
    }

    /// Calls `scene(_:restoreInteractionStateWith:)` once, between the connection and the activation.
    private func restoreInteraction() {
        guard awaitsInteractionState else { return }
        awaitsInteractionState = false
        guard let activity = session.stateRestorationActivity else { return }
        delegate?.scene(self, restoreInteractionStateWith: activity)
    }

    /// Lets the scene receive events: `sceneDidBecomeActive`.
    package func becomeActive() {
        guard state == .foregroundInactive else { return }
        state = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
        Runtime.current.application.didBecomeActive(self)
    }

    /// Interrupts the scene, like a phone call or the app switcher: `sceneWillResignActive`.
    package func resignActive() {
        guard state == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        Runtime.current.application.willResignActive(self)
        state = .foregroundInactive
        Runtime.current.application.followScenes()
    }

    /// Moves the scene to the background: `sceneWillResignActive`, `sceneDidEnterBackground`.
    package func enterBackground() {
        resignActive()
        guard state == .foregroundInactive else { return }
        state = .background
        Runtime.current.application.followScenes()
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
        if let delegate, let activity = OptionalMember.ask({ delegate.stateRestorationActivity(for: self) }) {
            session.savedActivity = activity
        }
        session.savedActivity?.saveForRestoration()
        session.savedActivity?.sceneConfiguration = session.configurationStorage
        Runtime.current.application.didEnterBackground(self)
    }

    /// Disconnects the scene: moves it to the background first, then calls `sceneDidDisconnect`. The session stays open.
    package func disconnect() {
        enterBackground()
        guard state != .unattached || session.scene === self else { return }
        state = .unattached
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
        if let scene = self as? UIWindowScene {
            for window in scene.windows { window.isHidden = true }
        }
        Runtime.current.application.remove(self)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

// The app's state follows its scenes.
extension UIApplication {
    func add(_ scene: UIScene) {
        scenes.append(scene)
        sessions.insert(scene.session)
        scene.session.sceneStorage = scene
    }

    func remove(_ scene: UIScene) {
        scenes.removeAll { $0 === scene }
        scene.session.sceneStorage = nil
        followScenes()
    }

    /// Sets the app's state to that of its most active scene.
    func followScenes() {
        guard usesScenes else { return }
        let states = scenes.map(\.state)
        state =
            states.contains(.foregroundActive)
            ? .active : states.contains(.foregroundInactive) ? .inactive : .background
    }

    func willEnterForeground(_ scene: UIScene) {
        guard usesScenes, state == .background else { return }
        post(UIApplication.willEnterForegroundNotification)
        backgroundTasks.stopClock()
        state = .inactive
    }

    func didBecomeActive(_ scene: UIScene) {
        guard usesScenes, state != .active else { return }
        state = .active
        post(UIApplication.didBecomeActiveNotification)
    }

    func willResignActive(_ scene: UIScene) {
        guard usesScenes, !scenes.contains(where: { $0 !== scene && $0.state == .foregroundActive }) else {
            return
        }
        post(UIApplication.willResignActiveNotification)
    }

    func didEnterBackground(_ scene: UIScene) {
        guard usesScenes, state == .background else { return }
        post(UIApplication.didEnterBackgroundNotification)
        backgroundTasks.startClock()
        showAppSwitcher()
    }

    /// Lets the system take its snapshots of an app in the background.
    func showAppSwitcher() { Runtime.current.screen.showBothStyles() }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
