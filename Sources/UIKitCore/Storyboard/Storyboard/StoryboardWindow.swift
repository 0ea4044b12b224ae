/// The window of an app or a scene that begins with a storyboard: made before its delegate is notified of the launch, shown after.
///
/// Evidence: gt2-segue-10.
@MainActor
struct StoryboardWindow {
    private let window: UIWindow
    private let delegatesWindow: () -> UIWindow?

    /// The window of an app without scenes: the one that its delegate has, or a new one. `nil` without a main storyboard, and for a
    /// delegate that keeps no window: nothing is shown then. Evidence: hunt-scenes-07.
    init?(of info: AppInfo, delegate: (any UIApplicationDelegate)?) {
        guard let storyboard = info.mainStoryboard.map({ UIStoryboard(name: $0, bundle: info.bundle) }),
            let root = StoryboardWindow.root(of: storyboard)
        else { return nil }
        window = delegate?.window ?? UIWindow(frame: Runtime.current.screen.bounds)
        delegatesWindow = { [weak delegate] in delegate?.window ?? nil }
        take(root, of: storyboard)
        guard let delegate, delegate.window !== window else { return }
        delegate.window = window
        guard delegate.window !== window else { return }
        Runtime.current.diagnostics.warn(
            "The app delegate must implement the window property if it wants to use a main storyboard file.")
        return nil
    }

    /// The window of a scene: the one that its delegate has, or a new one. `nil` without a storyboard, and without a delegate: nothing
    /// is shown then. Evidence: hunt-scenes-12.
    init?(of scene: UIScene) {
        guard let scene = scene as? UIWindowScene, let storyboard = scene.session.configuration.storyboard
        else { return nil }
        guard scene.delegate != nil else {
            Runtime.current.diagnostics.warn(
                "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."
            )
            return nil
        }
        guard let root = StoryboardWindow.root(of: storyboard) else { return nil }
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        window = delegate?.window ?? UIWindow(windowScene: scene)
        delegatesWindow = { [weak delegate] in delegate?.window ?? nil }
        take(root, of: storyboard)
        delegate?.window = window
    }

    /// A storyboard without a tint leaves the window the system's.
    private func take(_ root: UIViewController, of storyboard: UIStoryboard) {
        if let tint = storyboard.globalTint { window.tintColor = tint }
        window.rootViewController = root
    }

    /// Shows the window, unless the app has done so, or has given its delegate another one. Evidence: gt2-app-10.
    func show() {
        let isReplaced = delegatesWindow().map { $0 !== window } ?? false
        if window.isHidden, !isReplaced { window.makeKeyAndVisible() }
    }

    private static func root(of storyboard: UIStoryboard) -> UIViewController? {
        if let root = storyboard.instantiateInitialViewController() { return root }
        Runtime.current.diagnostics.warn(
            "Failed to instantiate the default view controller for UIMainStoryboardFile "
                + "'\(storyboard.source.name)' - perhaps the designated entry point is not set?")
        return nil
    }
}
