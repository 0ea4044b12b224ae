// The messages of the device. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIDevice {
    /// The message of ``batteryLevelDidChangeNotification``. iOS 26.
    public struct BatteryLevelDidChangeMessage: UIMessage {
        public typealias Subject = UIDevice
        public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``batteryStateDidChangeNotification``. iOS 26.
    public struct BatteryStateDidChangeMessage: UIMessage {
        public typealias Subject = UIDevice
        public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``orientationDidChangeNotification``. iOS 26.
    public struct OrientationDidChangeMessage: UIMessage {
        public typealias Subject = UIDevice
        public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``proximityStateDidChangeNotification``. iOS 26.
    public struct ProximityStateDidChangeMessage: UIMessage {
        public typealias Subject = UIDevice
        public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension UIScreen {
    /// The message of ``brightnessDidChangeNotification``. iOS 26.
    public struct BrightnessDidChangeMessage: UIMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIScreen.brightnessDidChangeNotification }
        public var screen: UIScreen
        public init(screen: UIScreen) { self.screen = screen }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// The message of ``modeDidChangeNotification``. iOS 26.
    public struct ModeDidChangeMessage: UIMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIScreen.modeDidChangeNotification }
        public var screen: UIScreen
        public init(screen: UIScreen) { self.screen = screen }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// The message of ``capturedDidChangeNotification``. iOS 26.
    public struct CapturedDidChangeMessage: UIMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIScreen.capturedDidChangeNotification }
        public var screen: UIScreen
        public init(screen: UIScreen) { self.screen = screen }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// The message of ``referenceDisplayModeStatusDidChangeNotification``. iOS 26.
    public struct ReferenceDisplayModeStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name {
            UIScreen.referenceDisplayModeStatusDidChangeNotification
        }
        public var screen: UIScreen
        public init(screen: UIScreen) { self.screen = screen }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }
}

extension UIContentSizeCategory {
    /// The message of ``didChangeNotification``. iOS 26.
    public struct DidChangeMessage: UIMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIContentSizeCategory.didChangeNotification }
        public var contentSize: String
        public var screen: UIScreen
        public init(contentSize: String, screen: UIScreen) {
            self.contentSize = contentSize
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            guard let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String,
                let screen = notification.object as? UIScreen
            else { return nil }
            return Self(contentSize: size, screen: screen)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(
                name: name, object: message.screen,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: message.contentSize])
        }
    }
}

extension UIPasteboard {
    /// The message of ``changedNotification``. iOS 26.
    public struct ChangedMessage: UIMessage {
        public typealias Subject = UIPasteboard
        public static var name: Notification.Name { UIPasteboard.changedNotification }
        public var typesAdded: [String]
        public var typesRemoved: [String]
        public init(typesAdded: [String], typesRemoved: [String]) {
            self.typesAdded = typesAdded
            self.typesRemoved = typesRemoved
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
            return Self(typesAdded: added ?? [], typesRemoved: removed ?? [])
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            let info: [AnyHashable: Any] = [
                UIPasteboard.changedTypesAddedUserInfoKey: message.typesAdded,
                UIPasteboard.changedTypesRemovedUserInfoKey: message.typesRemoved,
            ]
            return Notification(name: name, object: nil, userInfo: info)
        }
    }

    /// The message of ``removedNotification``. iOS 26.
    public struct RemovedMessage: UIMessage {
        public typealias Subject = UIPasteboard
        public static var name: Notification.Name { UIPasteboard.removedNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
    public static var batteryLevelDidChange: Self { UIDevice.BatteryLevelDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
    public static var batteryStateDidChange: Self { UIDevice.BatteryStateDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
    public static var orientationDidChange: Self { UIDevice.OrientationDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
    public static var proximityStateDidChange: Self { UIDevice.ProximityStateDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.BrightnessDidChangeMessage> {
    public static var brightnessDidChange: Self { UIScreen.BrightnessDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ModeDidChangeMessage> {
    public static var modeDidChange: Self { UIScreen.ModeDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.CapturedDidChangeMessage> {
    public static var capturedDidChange: Self { UIScreen.CapturedDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ReferenceDisplayModeStatusDidChangeMessage> {
    public static var referenceDisplayModeStatusDidChange: Self {
        UIScreen.ReferenceDisplayModeStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIContentSizeCategory.DidChangeMessage> {
    public static var contentSizeCategoryDidChange: Self {
        UIContentSizeCategory.DidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.ChangedMessage> {
    public static var changed: Self { UIPasteboard.ChangedMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.RemovedMessage> {
    public static var removed: Self { UIPasteboard.RemovedMessage.identifier() }
}
