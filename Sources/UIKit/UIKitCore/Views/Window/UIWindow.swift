/// The root of a view hierarchy, shown on a screen by a scene.
///
/// A window is hidden until ``makeKeyAndVisible()``. Its root view controller is visible while the window is. Follows
/// Apple's page "UIWindow".
@preconcurrency @MainActor
open class UIWindow: UIView {
    var rootStorage: UIViewController?
    /// The root controller whose view is currently in the window.
    var shownRoot: UIViewController?
    /// The view of an earlier root, which stays behind the views that the root presented.
    weak var leftRootView: UIView?
    var isQueuedForLayout = false
    /// The number of rearmost subviews that don't need layout. Presentations leave many of them.
    var cleanSubviewCount = 0
    nonisolated(unsafe) weak var sceneStorage: UIWindowScene?
    package var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { Runtime.current.keyboard.follow() } }
    }
    /// The views of modal presentations over the root's view, from back to front.
    var presentationViews: [UIView] = []
    /// The handlers that the next update pass calls for overrides of traits.
    var pendingTraits = PendingTraits() {
        didSet { hasPendingTraits = !pendingTraits.isEmpty }
    }
    /// Read by every layout pass, where the list would be checked for exclusive access.
    private(set) var hasPendingTraits = false
    private lazy var ownUndoManager = UndoManager()

    /// Creates a hidden window with a frame in the screen's coordinates.
    public override init(frame: CGRect) {
        Runtime.replaceEnded()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a hidden window with the screen's size.
    public convenience init() {
        Runtime.replaceEnded()
        self.init(frame: Runtime.current.screen.bounds)
    }

    /// The root view controller. Follows Apple's page "preferredFocusEnvironments".
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { [rootStorage].compactMap { $0 } }

    /// Creates a hidden window with the scene's size that belongs to the scene. iOS 13.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
        join(windowScene)
    }

    /// Creates a hidden window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    deinit {
        sceneStorage?.forget(self)
        for view in subviewList { view.loseWindow() }
    }

    private func prepare() {
        flags.formUnion([.isWindow, .hidden])
        windowLink = self
    }

    /// The controller whose view fills the window. Setting it in a shown window replaces the old one at once.
    ///
    /// Controllers that the old root presents aren't dismissed: they are removed, and their views stay behind the new
    /// root's view. Evidence: root-01, root-02.
    open var rootViewController: UIViewController? {
        get { rootStorage }
        set { changing(.rootViewController) { setRoot(newValue) } }
    }

    /// The scene that the window belongs to. iOS 13.
    open weak var windowScene: UIWindowScene? {
        get { sceneStorage }
        set { join(newValue) }
    }

    /// The position of the window on the z-axis. Default `.normal`.
    open var windowLevel: UIWindow.Level = .normal

    /// Whether the system may shrink the window to fit its content, where windows can be resized. Default `false`. iOS
    /// 13.
    open var canResizeToFitContent = false

    /// Whether the window may become the key window. Default `true`. iOS 15.
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of the others of its level, and makes it the key window. Evidence: hunt-scenes-05.
    open func makeKeyAndVisible() {
        // A page that appears now finds its window in `UIWindowScene.keyWindow`. The notifications are sent afterwards: log-window-01.
        let application = Runtime.current.application
        if canBecomeKey { application.windowBecomingKey = self }
        isHidden = false
        application.windowBecomingKey = nil
        comeForward()
        makeKey()
    }

    /// Makes the window the key window, which receives keyboard events.
    open func makeKey() {
        takeKey()
    }

    /// Delivers an event's touches in this window to gesture recognizers and views.
    ///
    /// The gesture recognizers of the touched view and of its superviews, including the window, receive a touch before
    /// the view.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { return presses.deliver() }
        Runtime.current.application.arena.deliver(event, in: self)
    }

    /// Called when the window has become the key window. The base class does nothing. Never call it yourself.
    open func becomeKey() {}

    /// Called when the window is no longer the key window. The base class does nothing.
    open func resignKey() {}

    /// Whether the window and its root are hidden. Default `true` until shown.
    open override var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { setHidden(newValue) }
    }

    /// The scene, or else the application.
    open override var next: UIResponder? { sceneStorage ?? Runtime.current.application }

    /// The window's own undo manager, created when first used. iOS 3.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The insets of the screen's hardware: notch, home indicator.
    open override var safeAreaInsets: UIEdgeInsets {
        isUpright ? ScreenMetrics.current.uprightInsets : ScreenMetrics.current.sidewaysInsets
    }

    private var isUpright: Bool { bounds.height >= bounds.width }

    // MARK: Converting

    /// Converts a point from this window to another window's coordinates; `nil` means the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window))
    }

    /// Converts a point from another window's coordinates to this window; `nil` means the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window).inverted())
    }

    /// Converts a rectangle from this window to another window's coordinates; `nil` means the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window))
    }

    /// Converts a rectangle from another window's coordinates to this window; `nil` means the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window).inverted())
    }

    // MARK: Key window and screen

    /// Whether the window receives keyboard events.
    open var isKeyWindow: Bool { Runtime.current.application.keyWindow === self }

    /// The screen that shows the window.
    open var screen: UIScreen { Runtime.current.screen }
}

extension UIWindow {
    /// The position of a window on the z-axis.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: CGFloat

        /// Creates a level from its raw value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level from its raw value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of an app's ordinary windows.
        public static let normal = Level(0)
        /// The level of windows in front of the status bar.
        public static let statusBar = Level(1000)
        /// The level of windows in front of everything.
        public static let alert = Level(2000)
    }

    /// Posted when a window was shown; the object is the window.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; the object is the window.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window became the key window; the object is the window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    /// Posted when a window resigned its key status; the object is the window.
    nonisolated public static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
