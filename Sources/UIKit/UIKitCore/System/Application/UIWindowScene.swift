/// A scene that shows windows on a screen. iOS 13. Follows Apple's page "UIWindowScene".
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    // Each window removes itself from the list when it is deallocated. A weak reference would slow down every use of a window.
    nonisolated(unsafe) private var windowList: [UnownedLink<UIWindow>] = []
    private lazy var statusBar = UIStatusBarManager(of: self)
    /// The state of the status bar and the home indicator that the visible view controllers prefer.
    package var systemBars: UIWindow.SystemBars {
        Runtime.current.visibleWindows.filter { $0.windowScene === self }.inChargeOfScreen?.systemBars
            ?? UIWindow.SystemBars()
    }

    /// The screen that shows the scene.
    open var screen: UIScreen { Runtime.current.screen }

    /// The current orientation of the scene's interface.
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

    /// The scene's coordinate space.
    open var coordinateSpace: any UICoordinateSpace {
        guard ownFrame != nil, let window = keyWindow else { return screen.coordinateSpace }
        return window
    }

    /// The traits that the scene's windows inherit.
    open var traitCollection: UITraitCollection {
        let inherited = ownFrame.map { traits(forWidth: $0.width) } ?? screen.traitCollection
        return inherited.overridden(by: self)
    }

    /// Called when the scene's traits have changed. The base class does nothing. Deprecated by Apple in iOS
    /// 17.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The scene's windows that have been shown.
    open var windows: [UIWindow] { windowList.compactMap(\.object).filter { $0.windowScene === self } }

    /// The scene's window that receives keyboard events. iOS 15.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The scene's focus system, on iPad since iOS 15; otherwise `nil`. iOS 15. Follows Apple's page "focusSystem".
    open var focusSystem: UIFocusSystem? { hasFocus ? focus : nil }

    private lazy var focus = UIFocusSystem(of: self)

    private var hasFocus: Bool {
        Runtime.current.device.userInterfaceIdiom == .pad && Runtime.current.system >= .iOS(15)
    }

    /// The manager of the scene's status bar.
    open var statusBarManager: UIStatusBarManager? { statusBar }

    /// Whether the scene is full screen. iOS 16.
    open var isFullScreen: Bool { effectiveGeometry.systemFrame == screen.bounds }

    /// The current geometry of the scene. iOS 16.
    open var effectiveGeometry: UIWindowScene.Geometry {
        Geometry(of: self, isLocked: windows.contains { $0.isShown && $0.isOrientationLocked })
    }

    /// The frame of a scene that the user has resized; `nil` for a full-screen scene.
    var ownFrame: CGRect?

    /// Whether the delegate knows that the orientation is locked.
    var knownLock = false

    /// The size limits of the scene: `nil` if windows can't be resized, as on iPhone, and on iPad before iOS 26. iOS 13.
    ///
    /// Set them when the scene connects. Follows Apple's page "sizeRestrictions".
    open var sizeRestrictions: UISceneSizeRestrictions? { isResizable ? restrictions : nil }

    private lazy var restrictions = UISceneSizeRestrictions()

    /// The user's actions on the scene's window: `nil` if it has no controls for them, as on iPhone. iOS 16.
    ///
    /// Follows Apple's page "windowingBehaviors".
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

    private lazy var screenshots = UIScreenshotService(of: self)

    /// The service with which the app provides a document when the user takes a screenshot of the scene. iOS 13.
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

    /// The geometry of a scene at one moment. iOS 16. Follows Apple's page "UIWindowScene.Geometry".
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        private let frame: CGRect
        private let orientation: UIInterfaceOrientation
        private let isLocked: Bool
        private let space: any UICoordinateSpace

        init(of scene: UIWindowScene, isLocked: Bool) {
            frame = scene.frame
            orientation = scene.interfaceOrientation
            space = scene.coordinateSpace
            self.isLocked = isLocked
            super.init()
        }

        /// The scene's coordinate space. iOS 26. Follows Apple's page "coordinateSpace".
        open var coordinateSpace: any UICoordinateSpace { space }

        /// Whether the user is resizing the scene: `false` here. iOS 26. Follows Apple's page "isInteractivelyResizing".
        open var isInteractivelyResizing: Bool { false }

        /// The scene's frame in the system's coordinates.
        open var systemFrame: CGRect { frame }

        /// The orientation of the interface.
        open var interfaceOrientation: UIInterfaceOrientation { orientation }

        /// Whether a view controller locks the orientation of the interface. iOS 26.
        open var isInterfaceOrientationLocked: Bool { isLocked }
    }

    // MARK: Geometry

    /// Requests another geometry. The interface rotates in a later turn of the run loop. If neither the app nor the visible view controller
    /// supports the orientation, the request is denied and the handler is called. iOS 16.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        updateGeometry(geometryPreferences, errorHandler: errorHandler)
    }

    // MARK: Traits

    /// Unregisters a trait change registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extraState?.traitObservers?.remove(registration)
    }
}

/// The state of the status bar. iOS 13. Follows Apple's page "UIStatusBarManager".
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style that the deciding view controller prefers.
    open var statusBarStyle: UIStatusBarStyle { look.style }

    /// Whether the deciding view controller hides the status bar, or it is hidden on an iPhone in landscape.
    open var isStatusBarHidden: Bool { look.isHidden }

    /// The frame on the screen; empty while the status bar is hidden.
    open var statusBarFrame: CGRect { look.frame }

    private var look: StatusBarLook { StatusBarLook(scene?.systemBars ?? UIWindow.SystemBars()) }
}
