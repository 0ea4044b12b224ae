// The messages of the on-screen keyboard. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A message of the keyboard. All keyboard messages have the same properties.
package protocol KeyboardMessage: UIMessage {
    var beginFrame: CGRect { get }
    var endFrame: CGRect { get }
    var animationDuration: TimeInterval { get }
    var animationCurve: UIView.AnimationCurve { get }
    var isLocal: Bool { get }
    var screen: UIScreen { get }
    static var name: Notification.Name { get }
    init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
        animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen)
}

extension KeyboardMessage {
    /// The keyboard's own curve has no public name, so the message has the default curve.
    @MainActor
    fileprivate static func make(from notification: Notification) -> Self? {
        guard let screen = notification.object as? UIScreen, let info = notification.userInfo else {
            return nil
        }
        func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
        func frame(_ key: String) -> CGRect { (info[key] as? NSValue)?.cgRectValue ?? .zero }
        let curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue
        return Self(
            beginFrame: frame(UIResponder.keyboardFrameBeginUserInfoKey),
            endFrame: frame(UIResponder.keyboardFrameEndUserInfoKey),
            animationDuration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0,
            animationCurve: curve.flatMap(UIView.AnimationCurve.init) ?? .easeInOut,
            isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue ?? true, screen: screen)
    }

    fileprivate static func notification(of message: Self) -> Notification {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ]
        return Notification(name: name, object: message.screen, userInfo: info)
    }
}

extension UIResponder {
    /// The message of ``keyboardWillShowNotification``. iOS 26.
    public struct KeyboardWillShowMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }

    /// The message of ``keyboardDidShowNotification``. iOS 26.
    public struct KeyboardDidShowMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }

    /// The message of ``keyboardWillHideNotification``. iOS 26.
    public struct KeyboardWillHideMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }

    /// The message of ``keyboardDidHideNotification``. iOS 26.
    public struct KeyboardDidHideMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }

    /// The message of ``keyboardWillChangeFrameNotification``. iOS 26.
    public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name {
            UIResponder.keyboardWillChangeFrameNotification
        }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }

    /// The message of ``keyboardDidChangeFrameNotification``. iOS 26.
    public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
        public typealias Subject = UIScreen
        public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        public var beginFrame: CGRect
        public var endFrame: CGRect
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen
        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
        ) {
            (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
            (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
            self.screen = screen
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            make(from: notification)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            notification(of: message)
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    public static var keyboardWillShow: Self { UIResponder.KeyboardWillShowMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    public static var keyboardDidShow: Self { UIResponder.KeyboardDidShowMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    public static var keyboardWillHide: Self { UIResponder.KeyboardWillHideMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    public static var keyboardDidHide: Self { UIResponder.KeyboardDidHideMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    public static var keyboardWillChangeFrame: Self {
        UIResponder.KeyboardWillChangeFrameMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    public static var keyboardDidChangeFrame: Self { UIResponder.KeyboardDidChangeFrameMessage.identifier() }
}
