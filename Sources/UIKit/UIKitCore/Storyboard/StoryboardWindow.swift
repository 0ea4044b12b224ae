/// The window of an app or a scene that begins with a storyboard. It is created before the delegate's launch callback and shown after
/// it.
///
/// Evidence: gt2-segue-10.
@MainActor
struct StoryboardWindow {
    private let window: UIWindow
    private let delegatesWindow: () -> UIWindow?

    /// Creates the window of an app without scenes: its delegate's window, or a new one. Returns `nil` without a main storyboard, and
    /// for a delegate without a window property: then no window is shown. Evidence: hunt-scenes-07.
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

    /// Creates the window of a scene: its delegate's window, or a new one. Returns `nil` without a storyboard, and without a delegate:
    /// then no window is shown. Evidence: hunt-scenes-12.
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

    /// If the storyboard has no global tint, the window keeps the system's.
    private func take(_ root: UIViewController, of storyboard: UIStoryboard) {
        if let tint = storyboard.contents.globalTint { window.tintColor = tint }
        window.rootViewController = root
    }

    /// Shows the window, unless the app has done so or has set another window of its delegate. Evidence: gt2-app-10.
    func show() {
        let isReplaced = delegatesWindow().map { $0 !== window } ?? false
        if window.isHidden, !isReplaced { window.makeKeyAndVisible() }
    }

    private static func root(of storyboard: UIStoryboard) -> UIViewController? {
        if let root = storyboard.instantiateInitialViewController() { return root }
        Runtime.current.diagnostics.warn(
            "Failed to instantiate the default view controller for UIMainStoryboardFile "
                + "'\(storyboard.contents.name)' - perhaps the designated entry point is not set?")
        return nil
    }
}
