// The message of table views. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITableView {
    /// The message of ``selectionDidChangeNotification``. iOS 26.
    public struct SelectionDidChangeMessage: UIMessage {
        public typealias Subject = UITableView
        public static var name: Notification.Name { UITableView.selectionDidChangeNotification }
        public var tableView: UITableView
        public init(tableView: UITableView) { self.tableView = tableView }
        @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITableView).map(Self.init)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.tableView)
        }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
    public static var selectionDidChange: Self { UITableView.SelectionDidChangeMessage.identifier() }
}
