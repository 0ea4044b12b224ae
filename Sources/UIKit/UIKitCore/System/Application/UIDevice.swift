/// The device that the app runs on. Follows Apple's page "UIDevice".
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

    /// Sets the value of a key. Apps have used `"orientation"` to rotate the interface. Since iOS 16 that prints UIKit's error and has no
    /// effect: see ``UIWindowScene/requestGeometryUpdate(_:errorHandler:)``.
    ///
    /// On Apple's systems it is a member of `NSObject`. Follows Apple's page "setValue(_:forKey:)".
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "orientation" else { return KeyValueCoding.set(value, forKey: key, of: self) }
        Runtime.current.diagnostics.warn(
            "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                + "UIWindowScene.requestGeometryUpdate(_:)")
    }

    /// The current device.
    open class var current: UIDevice { Runtime.current.device }

    /// The device's name. Since iOS 16 the model, as for apps without an entitlement.
    open var name: String { system >= .iOS(16) ? model : spec.name }

    /// The model: `iPhone` or `iPad`.
    open var model: String { spec.idiom == .pad ? "iPad" : "iPhone" }

    /// The model in the user's language.
    open var localizedModel: String { model }

    /// The system's name: `iOS`, or `iPadOS` on iPad since iOS 13.
    open var systemName: String { spec.idiom == .pad && system >= .iOS(13) ? "iPadOS" : "iOS" }

    /// The system's version, such as `18.0`.
    open var systemVersion: String { "\(system.major).\(system.minor)" }

    /// The interface idiom.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { spec.idiom }

    /// Whether apps can run in the background: `true`.
    open var isMultitaskingSupported: Bool { true }

    /// An identifier of the device that is the same for all apps of one vendor.
    open var identifierForVendor: UUID? { vendorIdentifier }

    private lazy var vendorIdentifier: UUID? = UUID()

    // MARK: Orientation

    /// The device's orientation; `.unknown` before ``beginGeneratingDeviceOrientationNotifications()``.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? orientationStorage : .unknown
    }

    /// Whether orientation changes are reported.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Begins reporting orientation changes. Balance every call with ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListeners += 1
    }

    /// Ends reporting orientation changes, after as many calls as calls to begin.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    // MARK: Sound

    /// Plays a keyboard click, if a visible input view enables it and the user has keyboard clicks on. iOS 4.2.
    ///
    /// Without sound here: a simulator counts the clicks. Follows Apple's page "playInputClick()".
    open func playInputClick() { InputClick.play() }

    // MARK: Battery and proximity

    /// Whether the battery is monitored. Default `false`.
    open var isBatteryMonitoringEnabled = false

    /// The state of the battery; `.unknown` unless it is monitored.
    open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }

    /// The charge from 0 to 1; -1 unless the battery is monitored.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }

    /// Whether the proximity sensor is on. Default `false`.
    open var isProximityMonitoringEnabled = false

    /// Whether the device is close to the user; `false` unless the sensor is on.
    open var proximityState: Bool { isProximityMonitoringEnabled && isNearUser }
}

// Changes by the user.
extension UIDevice {
    /// The device's orientation, whether or not it is reported.
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
