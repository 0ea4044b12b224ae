/// A scene that shows windows on a screen. iOS 13. Follows Apple's page "UIWindowScene".
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    // Each window takes itself off the list as it dies: a weak reference would slow down every use of a window.
    nonisolated(unsafe) private var windowList: [UnownedLink<UIWindow>] = []
    private lazy var statusBar = UIStatusBarManager(of: self)
    /// What the visible pages ask of the status bar and the home indicator.
    package var systemBars: UIWindow.SystemBars {
        Runtime.current.visibleWindows.filter { $0.windowScene === self }.inChargeOfScreen?.systemBars
            ?? UIWindow.SystemBars()
    }

    /// The screen that shows the scene.
    open var screen: UIScreen { Runtime.current.screen }

    /// How the scene's interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits that the scene's windows inherit.
    open var traitCollection: UITraitCollection { screen.traitCollection.overridden(by: self) }

    /// Called when the scene's traits have changed. The base class does nothing. Deprecated by Apple in iOS
    /// 17.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The windows that were shown in the scene and belong to it.
    open var windows: [UIWindow] { windowList.compactMap(\.object).filter { $0.windowScene === self } }

    /// The scene's window that gets keyboard events. iOS 15.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// What moves focus in the scene: on an iPad from iOS 15 on. `nil` elsewhere. iOS 15. Follows Apple's page "focusSystem".
    open var focusSystem: UIFocusSystem? { hasFocus ? focus : nil }

    private lazy var focus = UIFocusSystem(of: self)

    private var hasFocus: Bool {
        Runtime.current.device.userInterfaceIdiom == .pad && Runtime.current.system >= .iOS(15)
    }

    /// What the status bar of the scene looks like.
    open var statusBarManager: UIStatusBarManager? { statusBar }

    /// Whether the scene fills its screen. The scenes of this runtime do. iOS 16.
    open var isFullScreen: Bool { effectiveGeometry.systemFrame == screen.bounds }

    /// The scene's present shape. iOS 16.
    open var effectiveGeometry: UIWindowScene.Geometry {
        Geometry(
            frame: screen.bounds, orientation: interfaceOrientation,
            isLocked: windows.contains { $0.isShown && $0.isOrientationLocked })
    }

    /// The sizes that the user may give the scene: `nil` where windows cannot be resized, as on an iPhone. iOS 13.
    ///
    /// Follows Apple's page "sizeRestrictions".
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// What the user can do with the scene's window: `nil` where it has no controls for that, as on an iPhone. iOS 16.
    ///
    /// Follows Apple's page "windowingBehaviors".
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

    private lazy var screenshots = UIScreenshotService(of: self)

    /// Lets the app hand in a document when the user takes a screenshot of the scene. iOS 13.
    ///
    /// Follows Apple's page "screenshotService".
    open var screenshotService: UIScreenshotService? { screenshots }

    func attach(_ window: UIWindow) {
        forget(window)
        windowList.append(UnownedLink(window))
    }

    nonisolated func forget(_ window: UIWindow) {
        windowList.removeAll { $0.isTo(window) }
    }

    /// The shape of a scene at one moment. iOS 16. Follows Apple's page "UIWindowScene.Geometry".
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        private let frame: CGRect
        private let orientation: UIInterfaceOrientation
        private let isLocked: Bool

        init(frame: CGRect, orientation: UIInterfaceOrientation, isLocked: Bool) {
            self.frame = frame
            self.orientation = orientation
            self.isLocked = isLocked
            super.init()
        }

        /// The scene's rectangle in the system's coordinates.
        open var systemFrame: CGRect { frame }

        /// How the interface is turned.
        open var interfaceOrientation: UIInterfaceOrientation { orientation }

        /// Whether a page keeps the interface from turning with the device. iOS 26.
        open var isInterfaceOrientationLocked: Bool { isLocked }
    }

    // MARK: Geometry

    /// Asks for another shape. The interface turns in a later turn of the run loop; an orientation that
    /// neither the app nor the visible page supports is refused, and the handler is told. iOS 16.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        updateGeometry(geometryPreferences, errorHandler: errorHandler)
    }

    // MARK: Traits

    /// Ends a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }
}

/// What the status bar looks like. iOS 13. Follows Apple's page "UIStatusBarManager".
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style that the page in charge prefers.
    open var statusBarStyle: UIStatusBarStyle { look.style }

    /// Whether the page in charge hides it, or a phone on its side does.
    open var isStatusBarHidden: Bool { look.isHidden }

    /// Its rectangle on the screen; empty while it is hidden.
    open var statusBarFrame: CGRect { look.frame }

    private var look: StatusBarLook { StatusBarLook(scene?.systemBars ?? UIWindow.SystemBars()) }
}
