// The message of documents. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIDocument {
    /// The message of ``stateChangedNotification``. iOS 26.
    public struct StateChangedMessage: UIMessage {
        public typealias Subject = UIDocument
        public static var name: Notification.Name { UIDocument.stateChangedNotification }
        public var document: UIDocument
        public init(document: UIDocument) { self.document = document }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIDocument).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.document)
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDocument.StateChangedMessage> {
    public static var stateChanged: Self { UIDocument.StateChangedMessage.identifier() }
}
