extension UIWindow {
    package var isShown: Bool { !flags.contains(.hidden) }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != flags.contains(.hidden) else { return }
        flags.set(.hidden, isHidden)
        if isHidden { hide() } else { show() }
    }

    private func show() {
        Runtime.current.visibleWindows.append(self)
        // An app delegate's window belongs to the app's only scene.
        if sceneStorage == nil { join(Runtime.current.application.connectedScenes.first as? UIWindowScene) }
        if Appearances.isInUse { Appearances.dress(self) }
        bringRoot()
        asksForLayout()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    /// Moves in front of the other windows of its level.
    func comeForward() {
        let app = Runtime.current
        guard app.visibleWindows.last !== self, app.visibleWindows.holds(self) else { return }
        app.visibleWindows.removeIdentical(self)
        app.visibleWindows.append(self)
    }

    /// Moves to the current app: for a shown window that the previous app has released. Its pages aren't notified.
    package func moveToCurrentApp(isKey: Bool) {
        let app = Runtime.current
        app.visibleWindows.append(self)
        join(app.application.connectedScenes.first as? UIWindowScene)
        if isKey { app.application.keyWindowStorage = self }
        isQueuedForLayout = false
        asksForLayout()
    }

    private func hide() {
        let application = Runtime.current.application
        application.fingers.cancelAll(in: self)
        hideRoot()
        Runtime.current.visibleWindows.removeAll { $0 === self }
        if application.keyWindowStorage === self { passOnKey() }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    func join(_ scene: UIWindowScene?) {
        if scene !== sceneStorage { sceneStorage?.forget(self) }
        sceneStorage = scene
        scene?.attach(self)
    }

    func takeKey() {
        let application = Runtime.current.application
        guard canBecomeKey, application.keyWindowStorage !== self else { return }
        let old = application.keyWindowStorage
        application.keyWindowStorage = self
        Runtime.current.keyboard.follow()
        old?.loseKey()
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// When the key window is hidden, the frontmost window that can become key becomes the key window. Evidence:
    /// log-window-02.
    private func passOnKey() {
        let next = Runtime.current.application.windowsFromTheFront.first { $0.canBecomeKey }
        if let next { return next.takeKey() }
        Runtime.current.application.keyWindowStorage = nil
        Runtime.current.keyboard.follow()
        loseKey()
    }

    private func loseKey() {
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }
}

// Layout.
extension UIWindow {
    func asksForLayout() {
        guard isShown, !isQueuedForLayout else { return }
        isQueuedForLayout = true
        Runtime.withLoop { $0.layOutLater(self) }
    }

    /// Lays out until no view needs layout. A view that requests layout endlessly is left as it is, with a warning.
    func layOutUntilClean() {
        isQueuedForLayout = false
        for _ in 0..<100 {
            if hasPendingTraits { tellPendingTraits() }
            if !isDirty, !presentationViews.isEmpty { followSourcesOfPopovers() }
            guard isDirty else { return }
            if !flags.isDisjoint(with: .wantsConstraints) { updateConstraintsIfNeeded() }
            if flags.contains(.wantsSolving) { solveConstraints() }
            layOutOnce()
        }
        flags.subtract(.wantsPass)
        cleanSubviewCount = 0
        Runtime.current.diagnostics.warn(
            "View hierarchy of \(described(self)) still asks for layout after 100 passes: a layout feedback loop."
        )
    }
}

extension UIWindow {
    private func followSourcesOfPopovers() {
        for case let container as PresentationContainerView in presentationViews {
            (container.controller as? UIPopoverPresentationController)?.followSource()
        }
    }
}

// The rear subviews that a layout pass skips. Their number may be too small, never too large.
extension UIWindow {
    private func layOutOnce() {
        let mayUpdate = !flags.isDisjoint(with: .wantsProperties) && updatePropertiesBeforeLayout()
        layOutItself()
        guard flags.contains(.subtreeNeedsLayout) || mayUpdate else { return }
        let cleanCount = cleanSubviewCount
        cleanSubviewCount = subviewList.count
        layOutDirtySubviews(from: cleanCount, mayUpdate: mayUpdate)
    }

    func noteDirty(_ subview: UIView) {
        guard cleanSubviewCount > 0 else { return }
        cleanSubviewCount = min(cleanSubviewCount, indexOfSubview(subview) ?? 0)
    }

    func noteRemoval() {
        cleanSubviewCount = max(0, cleanSubviewCount - 1)
    }

    func noteReordering() {
        cleanSubviewCount = 0
    }
}
