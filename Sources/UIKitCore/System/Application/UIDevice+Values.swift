extension UIDevice {
    /// Whether the battery is charging. Follows Apple's page "UIDevice.BatteryState".
    public enum BatteryState: Int, Sendable {
        /// Not known: the battery is not watched.
        case unknown = 0
        /// The battery is in use.
        case unplugged = 1
        /// Plugged in, and less than full.
        case charging = 2
        /// Plugged in, and full.
        case full = 3
    }

    /// Posted when the device was turned; the object is the device.
    nonisolated public static var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Posted when ``batteryState`` has changed; the object is the device.
    nonisolated public static var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Posted when ``batteryLevel`` has changed; the object is the device.
    nonisolated public static var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted when ``proximityState`` has changed; the object is the device.
    nonisolated public static var proximityStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// How a device is held. Left and right say where its top is not: on its left side the home button is right.
///
/// Follows Apple's page "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright, the home button at the bottom.
    case portrait = 1
    /// Upright, the home button at the top.
    case portraitUpsideDown = 2
    /// On its side, the home button at the right.
    case landscapeLeft = 3
    /// On its side, the home button at the left.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Whether it is one of the two on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is one of the two upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can be turned this way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
