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
        let old = traits
        TraitChange.perform(beneath: Runtime.current.application.everyWindow) {
            userTraits = userTraits.modifyingTraits(mutations)
            updateTraits()
        }
        if traits != old { traitCollectionDidChange(old) }
        largeContentFollows(from: old)
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
