/// The device the app runs on. Follows Apple's page "UIDevice".
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private let spec: DeviceSpec
    private let system: SystemVersion
    private var orientationStorage = UIDeviceOrientation.portrait
    private var orientationListeners = 0
    private var battery = (state: BatteryState.unplugged, level: Float(1))
    private var isNearUser = false

    package init(spec: DeviceSpec, system: SystemVersion) {
        self.spec = spec
        self.system = system
        super.init()
    }

    /// Sets the property of a name. Apps turned the interface so, by `"orientation"`; since iOS 16 that is refused in UIKit's words, and
    /// nothing turns: see ``UIWindowScene/requestGeometryUpdate(_:errorHandler:)``.
    ///
    /// On Apple's systems it is `NSObject`'s. Follows Apple's page "setValue(_:forKey:)".
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "orientation" else { return KeyValueCoding.set(value, forKey: key, of: self) }
        Runtime.current.diagnostics.warn(
            "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                + "UIWindowScene.requestGeometryUpdate(_:)")
    }

    /// The device.
    open class var current: UIDevice { Runtime.current.device }

    /// The device's name; a general one, as it is for apps without an entitlement since iOS 16.
    open var name: String { system >= .iOS(16) ? model : spec.name }

    /// The kind of device: `iPhone` or `iPad`.
    open var model: String { spec.idiom == .pad ? "iPad" : "iPhone" }

    /// The kind of device in the user's language.
    open var localizedModel: String { model }

    /// The name of the system: `iOS`, or `iPadOS` on an iPad from iOS 13 on.
    open var systemName: String { spec.idiom == .pad && system >= .iOS(13) ? "iPadOS" : "iOS" }

    /// The version of the system, such as `18.0`.
    open var systemVersion: String { "\(system.major).\(system.minor)" }

    /// The kind of interface the device has.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { spec.idiom }

    /// Whether apps go on in the background: `true`.
    open var isMultitaskingSupported: Bool { true }

    /// Tells this device from others to the apps of one vendor.
    open var identifierForVendor: UUID? { vendorIdentifier }

    private lazy var vendorIdentifier: UUID? = UUID()

    // MARK: Orientation

    /// How the device is held; `.unknown` unless ``beginGeneratingDeviceOrientationNotifications()`` was
    /// called.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? orientationStorage : .unknown
    }

    /// Whether turning the device is reported.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Begins to report turning. Balance every call with ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListeners += 1
    }

    /// Ends to report turning when it was called as often as begin.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    // MARK: Sound

    /// Lets a key be heard, where an input view that is shown allows it and the user has keyboard clicks on. iOS 4.2.
    ///
    /// Nothing sounds here: a simulator counts the clicks. Follows Apple's page "playInputClick()".
    open func playInputClick() { InputClick.play() }

    // MARK: Battery and proximity

    /// Whether the battery is watched. Default `false`.
    open var isBatteryMonitoringEnabled = false

    /// Whether the battery is charging; `.unknown` unless it is watched.
    open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }

    /// The charge from 0 to 1; -1 unless the battery is watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }

    /// Whether the proximity sensor is on. Default `false`.
    open var isProximityMonitoringEnabled = false

    /// Whether the device is near the user; `false` unless the sensor is on.
    open var proximityState: Bool { isProximityMonitoringEnabled && isNearUser }
}

// What happens to the device.
extension UIDevice {
    /// How the device is held, whether or not that is reported.
    var held: UIDeviceOrientation { orientationStorage }

    package func turn(to orientation: UIDeviceOrientation) {
        guard orientation != orientationStorage else { return }
        orientationStorage = orientation
        if isGeneratingDeviceOrientationNotifications { post(UIDevice.orientationDidChangeNotification) }
    }

    package func setBattery(state: BatteryState, level: Float) {
        let old = battery
        battery = (state, level)
        guard isBatteryMonitoringEnabled else { return }
        if old.state != state { post(UIDevice.batteryStateDidChangeNotification) }
        if old.level != level { post(UIDevice.batteryLevelDidChangeNotification) }
    }

    package func setNearUser(_ isNear: Bool) {
        guard isNear != isNearUser else { return }
        isNearUser = isNear
        if isProximityMonitoringEnabled { post(UIDevice.proximityStateDidChangeNotification) }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
