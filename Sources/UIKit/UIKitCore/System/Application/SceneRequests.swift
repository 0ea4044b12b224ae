// Requests about scenes. Devices here have one scene each, like an iPhone.
extension UIApplication {
    func activate(errorHandler: ((any Error) -> Void)?) {
        refuse("activation of a scene", with: errorHandler)
    }

    /// Closes a session if the app supports several.
    func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
        guard supportsMultipleScenes else { return refuse("destruction of a scene", with: errorHandler) }
        guard sessions.contains(session) else {
            return refuse("destruction of a scene", .requestDenied, with: errorHandler)
        }
        Runtime.loop.nextTurn("destruction of a scene") { [self] in discard(session) }
    }

    private func refuse(
        _ what: String, _ code: UISceneError.Code = .multipleScenesNotSupported,
        with errorHandler: ((any Error) -> Void)?
    ) {
        guard let errorHandler else { return }
        Runtime.loop.nextTurn("refusal of the \(what)") { errorHandler(UISceneError(code)) }
    }

    /// Notifies the scene delegate or app delegate that the responders have updated an activity.
    func tellUpdate(of activity: NSUserActivity) {
        guard usesScenes else {
            delegate?.application(self, didUpdate: activity)
            return
        }
        guard let scene = scenes.first(where: { $0.state == .foregroundActive }) ?? scenes.first else {
            return
        }
        scene.delegate?.scene(scene, didUpdate: activity)
    }

    /// Returns the scene that prefers the link's content; or one that can show it; or else the first.
    func scene(for link: IncomingLink) -> UIScene? {
        guard let identifier = link.targetContentIdentifier else { return scenes.first }
        return scenes.first { $0.activationConditions.prefers(identifier) }
            ?? scenes.first { $0.activationConditions.allows(identifier) } ?? scenes.first
    }
}

extension IncomingLink {
    @MainActor
    fileprivate var targetContentIdentifier: String? {
        switch self {
        case .url(let url, _): url.absoluteString
        case .activity(let activity): activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
        case .shortcut(let item): item.targetContentIdentifier as? String
        // A response launches the app, so there is no scene yet.
        case .response: nil
        }
    }
}

extension UIApplication {
    /// Notifies the app that an activity couldn't be fetched.
    package func receiveFailure(ofType type: String, _ error: any Error) {
        guard usesScenes else {
            delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
            return
        }
        for scene in scenes.prefix(1) {
            scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
        }
    }
}
