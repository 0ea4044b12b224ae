extension UIDevice {
    /// The states of the battery. Follows Apple's page "UIDevice.BatteryState".
    public enum BatteryState: Int, Sendable {
        /// Unknown, because the battery isn't monitored.
        case unknown = 0
        /// Unplugged: the battery is in use.
        case unplugged = 1
        /// Plugged in, and not fully charged.
        case charging = 2
        /// Plugged in, and fully charged.
        case full = 3
    }

    /// Posted when the device's orientation has changed; the object is the device.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Posted when ``batteryState`` has changed; the object is the device.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Posted when ``batteryLevel`` has changed; the object is the device.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// Posted when ``proximityState`` has changed; the object is the device.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device. With its left side down, the home button is at the right.
///
/// Follows Apple's page "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright, the home button at the bottom.
    case portrait = 1
    /// Upright, the home button at the top.
    case portraitUpsideDown = 2
    /// Landscape, with the home button at the right.
    case landscapeLeft = 3
    /// Landscape, with the home button at the left.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6

    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is in portrait, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
