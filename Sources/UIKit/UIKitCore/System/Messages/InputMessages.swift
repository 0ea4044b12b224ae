// The messages of text fields, keyboards and focus. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
    /// The message of ``textDidBeginEditingNotification``. iOS 26.
    public struct TextDidBeginEditingMessage: UIMessage {
        public typealias Subject = UITextField
        public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }
        public var textField: UITextField
        public init(textField: UITextField) { self.textField = textField }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextField).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textField)
        }
    }

    /// The message of ``textDidChangeNotification``. iOS 26.
    public struct TextDidChangeMessage: UIMessage {
        public typealias Subject = UITextField
        public static var name: Notification.Name { UITextField.textDidChangeNotification }
        public var textField: UITextField
        public init(textField: UITextField) { self.textField = textField }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextField).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textField)
        }
    }

    /// The message of ``textDidEndEditingNotification``. iOS 26.
    public struct TextDidEndEditingMessage: UIMessage {
        public typealias Subject = UITextField
        public static var name: Notification.Name { UITextField.textDidEndEditingNotification }
        public var reason: UITextField.DidEndEditingReason?
        public var textField: UITextField
        public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
            self.reason = reason
            self.textField = textField
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            guard let field = notification.object as? UITextField else { return nil }
            let reason = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
            return Self(reason: reason.flatMap(UITextField.DidEndEditingReason.init), textField: field)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            let info = message.reason.map { [UITextField.didEndEditingReasonUserInfoKey: $0.rawValue] }
            return Notification(name: name, object: message.textField, userInfo: info)
        }
    }
}

extension UITextInputMode {
    /// The message of ``currentInputModeDidChangeNotification``. iOS 26.
    public struct CurrentInputModeDidChangeMessage: UIMessage {
        public typealias Subject = UITextInputMode
        public static var name: Notification.Name {
            UITextInputMode.currentInputModeDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension UIFocusSystem {
    /// The message of ``didUpdateNotification``. iOS 26.
    public struct DidUpdateMessage: UIMessage {
        public typealias Subject = UIFocusSystem
        public static var name: Notification.Name { UIFocusSystem.didUpdateNotification }
        public var updateContext: UIFocusUpdateContext?
        public var animationCoordinator: UIFocusAnimationCoordinator?
        public var focusSystem: UIFocusSystem
        public init(
            updateContext: UIFocusUpdateContext?, animationCoordinator: UIFocusAnimationCoordinator?,
            focusSystem: UIFocusSystem
        ) {
            self.updateContext = updateContext
            self.animationCoordinator = animationCoordinator
            self.focusSystem = focusSystem
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            guard let system = notification.object as? UIFocusSystem else { return nil }
            return Self(
                updateContext: notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
                    as? UIFocusUpdateContext,
                animationCoordinator: notification.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey]
                    as? UIFocusAnimationCoordinator,
                focusSystem: system)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            var info: [AnyHashable: Any] = [:]
            info[UIFocusSystem.focusUpdateContextUserInfoKey] = message.updateContext
            info[UIFocusSystem.animationCoordinatorUserInfoKey] = message.animationCoordinator
            return Notification(name: name, object: message.focusSystem, userInfo: info)
        }
    }

    /// The message of ``movementDidFailNotification``. iOS 26.
    public struct MovementDidFailMessage: UIMessage {
        public typealias Subject = UIFocusSystem
        public static var name: Notification.Name { UIFocusSystem.movementDidFailNotification }
        public var updateContext: UIFocusUpdateContext?
        public var focusSystem: UIFocusSystem
        public init(updateContext: UIFocusUpdateContext?, focusSystem: UIFocusSystem) {
            self.updateContext = updateContext
            self.focusSystem = focusSystem
        }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            guard let system = notification.object as? UIFocusSystem else { return nil }
            let context =
                notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
            return Self(updateContext: context, focusSystem: system)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            let info = message.updateContext.map { [UIFocusSystem.focusUpdateContextUserInfoKey: $0] }
            return Notification(name: name, object: message.focusSystem, userInfo: info)
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
    public static var textDidBeginEditing: Self { UITextField.TextDidBeginEditingMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
    public static var textDidChange: Self { UITextField.TextDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
    public static var textDidEndEditing: Self { UITextField.TextDidEndEditingMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextInputMode.CurrentInputModeDidChangeMessage> {
    public static var currentInputModeDidChange: Self {
        UITextInputMode.CurrentInputModeDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.DidUpdateMessage> {
    public static var didUpdate: Self { UIFocusSystem.DidUpdateMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.MovementDidFailMessage> {
    public static var movementDidFail: Self { UIFocusSystem.MovementDidFailMessage.identifier() }
}
