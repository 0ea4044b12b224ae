/// The screen of the device. Follows Apple's page "UIScreen".
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    package let spec: DeviceSpec
    /// The orientation of the interface. ``bounds`` follows it.
    package private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    private var traits: UITraitCollection {
        didSet { if Runtime.existing?.screen === self { RunningApp.current.screenTraits = traits } }
    }
    private var userTraits = UITraitCollection()
    private var brightnessStorage: CGFloat = 0.5

    package init(spec: DeviceSpec) {
        self.spec = spec
        traits = spec.traits(isUpright: true)
        super.init()
    }

    /// The device's own screen. Deprecated by Apple; use a scene's screen.
    open class var main: UIScreen { Runtime.current.screen }

    /// The screen's bounds in points, for the current orientation of the interface.
    open var bounds: CGRect { CGRect(origin: .zero, size: isUpright ? spec.size : spec.turnedSize) }

    /// The number of pixels per point.
    open var scale: CGFloat { spec.scale }

    /// Whether the screen is recorded or mirrored: `false` here. iOS 11.
    ///
    /// Follows Apple's page "isCaptured".
    open var isCaptured: Bool { false }

    /// Whether the screen has a focus system. iOS 9, deprecated in iOS 15. Follows Apple's page "supportsFocus".
    open var supportsFocus: Bool { focusSystem != nil }

    /// The focused item. iOS 10, deprecated in iOS 15. Follows Apple's page "focusedItem".
    open var focusedItem: (any UIFocusItem)? { focusSystem?.focusedItem }

    /// The focused view. iOS 9, deprecated in iOS 15. Follows Apple's page "focusedView".
    open var focusedView: UIView? { focusedItem as? UIView }

    private var focusSystem: UIFocusSystem? {
        UIApplication.shared.keyWindowStorage?.windowScene?.focusSystem
    }

    /// Posted when ``isCaptured`` has changed. iOS 11. Follows Apple's page "capturedDidChangeNotification".
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// The screen's bounds in pixels, in portrait. iOS 8.
    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: spec.hardwarePixels?.width ?? spec.size.width * spec.scale,
            height: spec.hardwarePixels?.height ?? spec.size.height * spec.scale)
    }

    /// The number of physical pixels per point. iOS 8.
    open var nativeScale: CGFloat { nativeBounds.width / spec.size.width }

    /// The maximum frame rate, in frames per second. iOS 10.3.
    open var maximumFramesPerSecond: Int { spec.framesPerSecond }

    /// The screen's coordinate space for the current orientation of the interface. iOS 8.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

    /// Returns a new view with a snapshot of the screen, in the screen's size. iOS 7.
    ///
    /// With `afterUpdates`, pending layout is done first. Follows Apple's page "snapshotView(afterScreenUpdates:)".
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { for window in Runtime.current.visibleWindows { window.layoutIfNeeded() } }
        return UIView(frame: bounds)
    }

    /// The screen's brightness, from 0 to 1.
    open var brightness: CGFloat {
        get { brightnessStorage }
        set { setBrightness(min(max(newValue, 0), 1)) }
    }

    /// The traits of the device: idiom, scale, size classes and the user's settings. iOS 8.
    open var traitCollection: UITraitCollection { traits }

    /// Called when the device's traits have changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Posted when ``brightness`` has changed; the object is the screen.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    // MARK: Modes and other screens

    /// All screens: the device's own screen. Deprecated by Apple in iOS 16.
    open class var screens: [UIScreen] { [main] }

    /// The available modes: the one with the screen's pixel size. iOS 3.2.
    open var availableModes: [UIScreenMode] { [mode] }

    /// The preferred mode. iOS 4.3.
    open var preferredMode: UIScreenMode? { mode }

    /// The current mode. Modes that aren't in ``availableModes`` are ignored. iOS 3.2.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {}
    }

    private lazy var mode = UIScreenMode(size: nativeBounds.size)

    /// The screen that this one mirrors; `nil`, because there is only one. iOS 4.3.
    open var mirrored: UIScreen? { nil }

    /// The compensation on a screen that crops its image. Default `.scale`. iOS 5. The device's own screen doesn't crop.
    open var overscanCompensation = OverscanCompensation.scale

    /// The cropped insets: none on the device's own screen. iOS 9.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// Whether the screen may be dimmed below its minimum brightness. Default `false`. iOS 5.
    open var wantsSoftwareDimming = false

    /// The screen's coordinate space in portrait. iOS 8.
    open var fixedCoordinateSpace: any UICoordinateSpace { UprightScreenSpace(of: self) }

    /// The screen's bounds without the status bar. Deprecated by Apple in iOS 9.
    open var applicationFrame: CGRect {
        let bar = Runtime.current.application.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }

    /// The initial frame of a list that is its view controller's view. Before iOS 13 it excludes the status bar.
    package var firstListFrame: CGRect { Runtime.current.system < .iOS(13) ? applicationFrame : bounds }

    /// Returns a display link that calls a target's method. iOS 4.
    ///
    /// Follows Apple's page "displayLink(withTarget:selector:)".
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// The display latency, in seconds: 0, because no user has calibrated it. iOS 13.
    open var calibratedLatency: CFTimeInterval { 0 }

    /// The state of the reference display mode: not supported. iOS 16.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// The current headroom for content that is brighter than white: 1, because no HDR content is shown. iOS 16.
    open var currentEDRHeadroom: CGFloat { 1 }

    /// The potential headroom for content that is brighter than white: 1. iOS 16.
    open var potentialEDRHeadroom: CGFloat { 1 }

    private func setBrightness(_ brightness: CGFloat) {
        guard brightness != brightnessStorage else { return }
        brightnessStorage = brightness
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
}

// External changes: rotation of the device, and the user's settings.
extension UIScreen {
    private var isUpright: Bool { !interfaceOrientation.isLandscape }

    /// Returns the insets of a window for the hardware and the status bar.
    package func hardwareInsets(isUpright: Bool) -> UIEdgeInsets {
        isUpright ? spec.uprightInsets : spec.sidewaysInsets
    }

    /// Rotates the interface. The caller lays out the windows and notifies them of their new traits.
    package func turn(to orientation: UIInterfaceOrientation) {
        interfaceOrientation = orientation
        updateTraits()
        guard Runtime.current.screen === self else { return }
        ScreenMetrics.current = metrics(in: Runtime.current.systemOfMetrics)
    }

    /// Changes the user's settings, such as the dark style or the text size, and notifies all windows.
    package func setUserTraits(_ mutations: UITraitCollection.TraitMutations) {
        setUserTraits(userTraits.modifyingTraits(mutations))
    }

    /// Shows everything briefly in the other style, and then in its own again, because the app switcher has a snapshot of each. Only since
    /// iOS 13, which introduced the dark style. Evidence: hunt-scenes-03.
    func showBothStyles() {
        guard Runtime.current.system >= .iOS(13) else { return }
        let own = userTraits
        let other: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .light : .dark
        setUserTraits(own.modifyingTraits { $0.userInterfaceStyle = other })
        setUserTraits(own)
    }

    private func setUserTraits(_ new: UITraitCollection) {
        let old = traits
        TraitChange.perform(beneath: Runtime.current.application.everyWindow) {
            userTraits = new
            updateTraits()
        }
        if traits != old {
            tellScenes(of: old)
            traitCollectionDidChange(old)
        }
        textSizeFollows(from: old)
        largeContentFollows(from: old)
    }

    private func textSizeFollows(from old: UITraitCollection) {
        let size = traits.preferredContentSizeCategory
        guard size != old.preferredContentSizeCategory else { return }
        let runtime = Runtime.current
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: runtime.system >= .iOS(26) ? self : runtime.application,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.rawValue])
    }

    /// Evidence: hunt-scenes-19.
    private func tellScenes(of old: UITraitCollection) {
        for case let scene as UIWindowScene in Runtime.current.application.scenes {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, didUpdate: scene.coordinateSpace, interfaceOrientation: interfaceOrientation,
                traitCollection: old)
        }
    }

    private func updateTraits() {
        traits = traits(in: interfaceOrientation)
    }

    func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        UITraitCollection(traitsFrom: [spec.traits(isUpright: !orientation.isLandscape), userTraits])
    }

    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? spec.turnedSize : spec.size
    }
}

extension DeviceSpec {
    fileprivate var turnedSize: CGSize { CGSize(width: size.height, height: size.width) }
}

extension UIScreen {
    /// The compensation on a screen that crops its image. iOS 5. Follows Apple's page "UIScreen.OverscanCompensation".
    public enum OverscanCompensation: Int, Sendable {
        /// The image is scaled down.
        case scale = 0
        /// The screen's bounds are reduced.
        case insetBounds = 1
        /// No compensation.
        case none = 2

        /// The deprecated name of ``none``. Deprecated by Apple in iOS 9.
        public static var insetApplicationFrame: OverscanCompensation { .none }
    }

    /// The states of the reference display mode. iOS 16. Follows Apple's page "UIScreen.ReferenceDisplayModeStatus".
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The screen doesn't support it.
        case notSupported = 0
        /// The user hasn't enabled it.
        case notEnabled = 1
        /// It is enabled but limited.
        case limited = 2
        /// It is enabled.
        case enabled = 3
    }

    /// Posted when another screen has been connected; the object is that screen.
    nonisolated public static var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }

    /// Posted when another screen has been disconnected; the object is that screen.
    nonisolated public static var didDisconnectNotification: Notification.Name {
        Notification.Name("UIScreenDidDisconnectNotification")
    }

    /// Posted when ``currentMode`` has changed; the object is the screen.
    nonisolated public static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")

    /// Posted when ``referenceDisplayModeStatus`` has changed; the object is the screen. iOS 16.
    nonisolated public static let referenceDisplayModeStatusDidChangeNotification =
        Notification.Name(
            "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}

/// A display mode, with its size. iOS 3.2. Follows Apple's page "UIScreenMode".
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    private let pixels: CGSize

    init(size: CGSize) {
        pixels = size
        super.init()
    }

    /// The size in pixels.
    open var size: CGSize { pixels }

    /// The aspect ratio of a pixel: 1.
    open var pixelAspectRatio: CGFloat { 1 }
}

/// The coordinate space of a screen in portrait.
final class UprightScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(of screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { CGRect(origin: .zero, size: screen.spec.size) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.coordinateSpace.convert(turned(point), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        upright(screen.coordinateSpace.convert(point, from: coordinateSpace))
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.coordinateSpace.convert(around(rect, turned), to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        around(screen.coordinateSpace.convert(rect, from: coordinateSpace), upright)
    }

    private func around(_ rect: CGRect, _ turn: (CGPoint) -> CGPoint) -> CGRect {
        let (first, second) = (turn(rect.origin), turn(CGPoint(x: rect.maxX, y: rect.maxY)))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
            height: abs(second.y - first.y))
    }

    /// Converts a point from portrait to the current orientation of the interface.
    private func turned(_ point: CGPoint) -> CGPoint {
        let size = bounds.size
        switch screen.interfaceOrientation {
        case .landscapeLeft: return CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeRight: return CGPoint(x: point.y, y: size.width - point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: return point
        }
    }

    private func upright(_ point: CGPoint) -> CGPoint {
        let size = bounds.size
        switch screen.interfaceOrientation {
        case .landscapeLeft: return CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeRight: return CGPoint(x: size.width - point.y, y: point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: return point
        }
    }
}

/// The coordinate space of a screen, which is that of any window that covers it.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(of screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

extension UIContentSizeCategory {
    /// Posted when the user has changed the preferred text size. The object is the screen since iOS 26, and the application earlier.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}
