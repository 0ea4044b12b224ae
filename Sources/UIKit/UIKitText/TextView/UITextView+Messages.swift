// The messages of text views. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextView {
    /// The message of ``textDidBeginEditingNotification``. iOS 26.
    public struct TextDidBeginEditingMessage: UIMessage {
        public typealias Subject = UITextView
        public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
        public var textView: UITextView
        public init(textView: UITextView) { self.textView = textView }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// The message of ``textDidChangeNotification``. iOS 26.
    public struct TextDidChangeMessage: UIMessage {
        public typealias Subject = UITextView
        public static var name: Notification.Name { UITextView.textDidChangeNotification }
        public var textView: UITextView
        public init(textView: UITextView) { self.textView = textView }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// The message of ``textDidEndEditingNotification``. iOS 26.
    public struct TextDidEndEditingMessage: UIMessage {
        public typealias Subject = UITextView
        public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
        public var textView: UITextView
        public init(textView: UITextView) { self.textView = textView }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
    public static var textDidBeginEditing: Self { UITextView.TextDidBeginEditingMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
    public static var textDidChange: Self { UITextView.TextDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
    public static var textDidEndEditing: Self { UITextView.TextDidEndEditingMessage.identifier() }
}
