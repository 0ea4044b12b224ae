// The messages of the application. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIApplication {
    /// The message of ``didFinishLaunchingNotification``. iOS 26.
    public struct DidFinishLaunchingMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``didBecomeActiveNotification``. iOS 26.
    public struct DidBecomeActiveMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``didEnterBackgroundNotification``. iOS 26.
    public struct DidEnterBackgroundMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``willEnterForegroundNotification``. iOS 26.
    public struct WillEnterForegroundMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``willResignActiveNotification``. iOS 26.
    public struct WillResignActiveMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.willResignActiveNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``willTerminateNotification``. iOS 26.
    public struct WillTerminateMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name { UIApplication.willTerminateNotification }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``didReceiveMemoryWarningNotification``. iOS 26.
    public struct DidReceiveMemoryWarningMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.didReceiveMemoryWarningNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``significantTimeChangeNotification``. iOS 26.
    public struct SignificantTimeChangeMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.significantTimeChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``backgroundRefreshStatusDidChangeNotification``. iOS 26.
    public struct BackgroundRefreshStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.backgroundRefreshStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``userDidTakeScreenshotNotification``. iOS 26.
    public struct UserDidTakeScreenshotMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.userDidTakeScreenshotNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``protectedDataDidBecomeAvailableNotification``. iOS 26.
    public struct ProtectedDataDidBecomeAvailableMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.protectedDataDidBecomeAvailableNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The message of ``protectedDataWillBecomeUnavailableNotification``. iOS 26.
    public struct ProtectedDataWillBecomeUnavailableMessage: UIMessage {
        public typealias Subject = UIApplication
        public static var name: Notification.Name {
            UIApplication.protectedDataWillBecomeUnavailableNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    public static var didFinishLaunching: Self { UIApplication.DidFinishLaunchingMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    public static var didBecomeActive: Self { UIApplication.DidBecomeActiveMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { UIApplication.DidEnterBackgroundMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { UIApplication.WillEnterForegroundMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    public static var willResignActive: Self { UIApplication.WillResignActiveMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    public static var willTerminate: Self { UIApplication.WillTerminateMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    public static var didReceiveMemoryWarning: Self {
        UIApplication.DidReceiveMemoryWarningMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    public static var significantTimeChange: Self { UIApplication.SignificantTimeChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage>
{
    public static var backgroundRefreshStatusDidChange: Self {
        UIApplication.BackgroundRefreshStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    public static var userDidTakeScreenshot: Self { UIApplication.UserDidTakeScreenshotMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
    public static var protectedDataDidBecomeAvailable: Self {
        UIApplication.ProtectedDataDidBecomeAvailableMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where
    Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage>
{
    public static var protectedDataWillBecomeUnavailable: Self {
        UIApplication.ProtectedDataWillBecomeUnavailableMessage.identifier()
    }
}
