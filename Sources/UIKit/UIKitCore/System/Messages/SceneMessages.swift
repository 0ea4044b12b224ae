// The messages of scenes, windows and view controllers. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScene {
    /// The message of ``willConnectNotification``. iOS 26.
    public struct WillConnectMessage: UIMessage {
        public typealias Subject = UIScene
        public static var name: Notification.Name { UIScene.willConnectNotification }
        public var scene: UIScene
        public init(scene: UIScene) { self.scene = scene }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// The message of ``willEnterForegroundNotification``. iOS 26.
    public struct WillEnterForegroundMessage: UIMessage {
        public typealias Subject = UIScene
        public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
        public var scene: UIScene
        public init(scene: UIScene) { self.scene = scene }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// The message of ``didActivateNotification``. iOS 26.
    public struct DidActivateMessage: UIMessage {
        public typealias Subject = UIScene
        public static var name: Notification.Name { UIScene.didActivateNotification }
        public var scene: UIScene
        public init(scene: UIScene) { self.scene = scene }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// The message of ``willDeactivateNotification``. iOS 26.
    public struct WillDeactivateMessage: UIMessage {
        public typealias Subject = UIScene
        public static var name: Notification.Name { UIScene.willDeactivateNotification }
        public var scene: UIScene
        public init(scene: UIScene) { self.scene = scene }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// The message of ``didEnterBackgroundNotification``. iOS 26.
    public struct DidEnterBackgroundMessage: UIMessage {
        public typealias Subject = UIScene
        public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
        public var scene: UIScene
        public init(scene: UIScene) { self.scene = scene }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }
}

extension UIWindow {
    /// The message of ``didBecomeVisibleNotification``. iOS 26.
    public struct DidBecomeVisibleMessage: UIMessage {
        public typealias Subject = UIWindow
        public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
        public var window: UIWindow
        public init(window: UIWindow) { self.window = window }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// The message of ``didBecomeHiddenNotification``. iOS 26.
    public struct DidBecomeHiddenMessage: UIMessage {
        public typealias Subject = UIWindow
        public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
        public var window: UIWindow
        public init(window: UIWindow) { self.window = window }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// The message of ``didBecomeKeyNotification``. iOS 26.
    public struct DidBecomeKeyMessage: UIMessage {
        public typealias Subject = UIWindow
        public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
        public var window: UIWindow
        public init(window: UIWindow) { self.window = window }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// The message of ``didResignKeyNotification``. iOS 26.
    public struct DidResignKeyMessage: UIMessage {
        public typealias Subject = UIWindow
        public static var name: Notification.Name { UIWindow.didResignKeyNotification }
        public var window: UIWindow
        public init(window: UIWindow) { self.window = window }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }
}

extension UIViewController {
    /// The message of ``showDetailTargetDidChangeNotification``. iOS 26.
    public struct ShowDetailTargetDidChangeMessage: UIMessage {
        public typealias Subject = UIViewController
        public static var name: Notification.Name {
            UIViewController.showDetailTargetDidChangeNotification
        }
        public var viewController: UIViewController
        public init(viewController: UIViewController) { self.viewController = viewController }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIViewController).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.viewController)
        }
    }
}

extension UIPointerLockState {
    /// The message of ``didChangeNotification``. iOS 26.
    public struct DidChangeMessage: UIMessage {
        public typealias Subject = UIPointerLockState
        public static var name: Notification.Name { UIPointerLockState.didChangeNotification }
        public var scene: UIScene
        public var pointerLockState: UIPointerLockState
        public init(scene: UIScene, pointerLockState: UIPointerLockState) {
            self.scene = scene
            self.pointerLockState = pointerLockState
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            guard let state = notification.object as? UIPointerLockState,
                let scene = notification.userInfo?[UIPointerLockState.sceneUserInfoKey] as? UIScene
            else { return nil }
            return Self(scene: scene, pointerLockState: state)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(
                name: name, object: message.pointerLockState,
                userInfo: [UIPointerLockState.sceneUserInfoKey: message.scene])
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    public static var willConnect: Self { UIScene.WillConnectMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { UIScene.WillEnterForegroundMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    public static var didActivate: Self { UIScene.DidActivateMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    public static var willDeactivate: Self { UIScene.WillDeactivateMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { UIScene.DidEnterBackgroundMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
    public static var didBecomeVisible: Self { UIWindow.DidBecomeVisibleMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
    public static var didBecomeHidden: Self { UIWindow.DidBecomeHiddenMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
    public static var didBecomeKey: Self { UIWindow.DidBecomeKeyMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
    public static var didResignKey: Self { UIWindow.DidResignKeyMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIViewController.ShowDetailTargetDidChangeMessage> {
    public static var showDetailTargetDidChange: Self {
        UIViewController.ShowDetailTargetDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPointerLockState.DidChangeMessage> {
    public static var didChange: Self { UIPointerLockState.DidChangeMessage.identifier() }
}
