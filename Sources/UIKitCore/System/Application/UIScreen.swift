/// The screen of the device. Follows Apple's page "UIScreen".
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    package let spec: DeviceSpec
    /// How the interface on the screen is turned; ``bounds`` follows it.
    @exclusivity(unchecked) package private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
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

    /// The device's own screen. Apple deprecates it in favour of a scene's screen.
    open class var main: UIScreen { Runtime.current.screen }

    /// The screen's rectangle in points, as the interface is turned.
    open var bounds: CGRect { CGRect(origin: .zero, size: isUpright ? spec.size : spec.turnedSize) }

    /// Pixels to a point.
    open var scale: CGFloat { spec.scale }

    /// Whether the screen is recorded or shown on another one. Nobody does so here: `false`. iOS 11.
    ///
    /// Follows Apple's page "isCaptured".
    open var isCaptured: Bool { false }

    /// Whether the screen has a focus system. iOS 9, deprecated in iOS 15. Follows Apple's page "supportsFocus".
    open var supportsFocus: Bool { focusSystem != nil }

    /// The item that has focus. iOS 10, deprecated in iOS 15. Follows Apple's page "focusedItem".
    open var focusedItem: (any UIFocusItem)? { focusSystem?.focusedItem }

    /// The view that has focus. iOS 9, deprecated in iOS 15. Follows Apple's page "focusedView".
    open var focusedView: UIView? { focusedItem as? UIView }

    private var focusSystem: UIFocusSystem? {
        UIApplication.shared.keyWindowStorage?.windowScene?.focusSystem
    }

    /// Posted when ``isCaptured`` has changed. iOS 11. Follows Apple's page "capturedDidChangeNotification".
    nonisolated public static var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }

    /// The screen's rectangle in pixels, always held upright. iOS 8.
    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: spec.hardwarePixels?.width ?? spec.size.width * spec.scale,
            height: spec.hardwarePixels?.height ?? spec.size.height * spec.scale)
    }

    /// Pixels of the hardware to a point. iOS 8.
    open var nativeScale: CGFloat { nativeBounds.width / spec.size.width }

    /// The most frames that the screen shows in a second. iOS 10.3.
    open var maximumFramesPerSecond: Int { spec.framesPerSecond }

    /// The screen's coordinates as the interface is turned. iOS 8.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

    /// A new view that shows what the screen shows now, in the screen's size. iOS 7.
    ///
    /// With `afterUpdates` what waits for layout is laid out before. Follows Apple's page
    /// "snapshotView(afterScreenUpdates:)".
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { for window in Runtime.current.visibleWindows { window.layoutIfNeeded() } }
        return UIView(frame: bounds)
    }

    /// How bright the screen is, from 0 to 1.
    open var brightness: CGFloat {
        get { brightnessStorage }
        set { setBrightness(min(max(newValue, 0), 1)) }
    }

    /// The traits of the device: idiom, scale, size classes and what the user has set. iOS 8.
    open var traitCollection: UITraitCollection { traits }

    /// Called when the device's traits have changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Posted when ``brightness`` has changed; the object is the screen.
    nonisolated public static var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }

    // MARK: Modes and other screens

    /// All screens of the device: the one. Deprecated by Apple in iOS 16.
    open class var screens: [UIScreen] { [main] }

    /// The sizes in which the screen can show a picture: the one of its pixels. iOS 3.2.
    open var availableModes: [UIScreenMode] { [mode] }

    /// The size in which the screen shows its picture best. iOS 4.3.
    open var preferredMode: UIScreenMode? { mode }

    /// The size in which the screen shows its picture. Others than ``availableModes`` are not taken. iOS 3.2.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {}
    }

    private lazy var mode = UIScreenMode(size: nativeBounds.size)

    /// The screen that this one shows as well; `nil`, as there is no other. iOS 4.3.
    open var mirrored: UIScreen? { nil }

    /// What is done on a screen that cuts the edges of its picture. Default `.scale`. iOS 5. The device's own screen cuts nothing.
    open var overscanCompensation = OverscanCompensation.scale

    /// What a screen cuts at its edges: nothing on the device's own. iOS 9.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// Whether the screen may be made darker than its light can become. Default `false`. iOS 5.
    open var wantsSoftwareDimming = false

    /// The screen's coordinates as the device is held upright. iOS 8.
    open var fixedCoordinateSpace: any UICoordinateSpace { UprightScreenSpace(of: self) }

    /// The screen without the status bar. Deprecated by Apple in iOS 9.
    open var applicationFrame: CGRect {
        let bar = Runtime.current.application.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }

    /// The initial frame of a list that is its view controller's view. Before iOS 13 it excludes the status bar.
    package var firstListFrame: CGRect { Runtime.current.system < .iOS(13) ? applicationFrame : bounds }

    /// A display link that calls a method of an object. iOS 4.
    ///
    /// Follows Apple's page "displayLink(withTarget:selector:)".
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// How late the hardware shows a picture, in seconds: 0, as no user has measured it. iOS 13.
    open var calibratedLatency: CFTimeInterval { 0 }

    /// Whether the screen shows the colours of a reference display: it cannot. iOS 16.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// How much brighter than white content may be now: 1, as no content of high dynamic range is shown. iOS 16.
    open var currentEDRHeadroom: CGFloat { 1 }

    /// How much brighter than white content could be: 1. iOS 16.
    open var potentialEDRHeadroom: CGFloat { 1 }

    private func setBrightness(_ brightness: CGFloat) {
        guard brightness != brightnessStorage else { return }
        brightnessStorage = brightness
        NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
}

// Changes from outside: turning the device, the user's settings.
extension UIScreen {
    private var isUpright: Bool { !interfaceOrientation.isLandscape }

    /// What the hardware and the status bar take of a window.
    package func hardwareInsets(isUpright: Bool) -> UIEdgeInsets {
        isUpright ? spec.uprightInsets : spec.sidewaysInsets
    }

    /// Turns the interface. The caller lays the windows out again and tells them of their new traits.
    package func turn(to orientation: UIInterfaceOrientation) {
        interfaceOrientation = orientation
        updateTraits()
        if Runtime.current.screen === self { ScreenMetrics.current = metrics(in: Runtime.current.system) }
    }

    /// Changes what the user has set, such as the dark style or the text size, and tells all windows.
    package func setUserTraits(_ mutations: UITraitCollection.TraitMutations) {
        setUserTraits(userTraits.modifyingTraits(mutations))
    }

    /// Shows everything in the other style for a moment, then in its own again: the app switcher has a picture of each. Since iOS 13,
    /// which has a dark style. Evidence: hunt-scenes-03.
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
        largeContentFollows(from: old)
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
    /// What is done on a screen that cuts the edges of its picture. iOS 5. Follows Apple's page "UIScreen.OverscanCompensation".
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The screen's bounds are made smaller.
        case insetBounds = 1
        /// Nothing.
        case none = 2

        /// The same as ``none``. Deprecated by Apple in iOS 9.
        public static var insetApplicationFrame: OverscanCompensation { .none }
    }

    /// Whether a screen shows the colours of a reference display. iOS 16. Follows Apple's page "UIScreen.ReferenceDisplayModeStatus".
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// It cannot.
        case notSupported = 0
        /// The user has not said so.
        case notEnabled = 1
        /// It cannot now.
        case limited = 2
        /// It does.
        case enabled = 3
    }

    /// Posted when another screen is there; the object is that screen.
    nonisolated public static var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }

    /// Posted when another screen is gone; the object is that screen.
    nonisolated public static var didDisconnectNotification: Notification.Name {
        Notification.Name("UIScreenDidDisconnectNotification")
    }

    /// Posted when ``currentMode`` has changed; the object is the screen.
    nonisolated public static var modeDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenModeDidChangeNotification")
    }

    /// Posted when ``referenceDisplayModeStatus`` has changed; the object is the screen. iOS 16.
    nonisolated public static var referenceDisplayModeStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
    }
}

/// A size in which a screen shows a picture. iOS 3.2. Follows Apple's page "UIScreenMode".
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    private let pixels: CGSize

    init(size: CGSize) {
        pixels = size
        super.init()
    }

    /// The size in pixels.
    open var size: CGSize { pixels }

    /// The width of a pixel by its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }
}

/// A screen's coordinates as the device is held upright.
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

    /// A point of the upright screen as the interface is turned.
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

/// A screen's coordinates: those of any window that covers it.
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
