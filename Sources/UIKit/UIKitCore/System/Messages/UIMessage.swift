/// A message of iOS 26. It arrives with every post of its notification, by UIKit or by the app.
package protocol UIMessage: NotificationCenter.MainActorMessage {
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
}

// Foundation on Linux doesn't send messages with notifications.
extension UIMessage {
    /// Returns the notification's name, and sends the message with its posts from now on. The name is a constant that a post needs, so the
    /// first post is sent too.
    package static func named(_ name: String) -> Notification.Name {
        follow(name) { message, _ in NotificationCenter.default.post(message) }
    }

    private static func follow(
        _ name: String, _ send: @escaping @MainActor @Sendable (Self, Any?) -> Void
    ) -> Notification.Name {
        let name = Notification.Name(name)
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            MainThread.call(notification) { if let message = makeMessage($0) { send(message, $0.object) } }
        }
        return name
    }
}

extension UIMessage where Subject: AnyObject {
    /// Observers of the notification's object receive the message too.
    package static func named(_ name: String) -> Notification.Name {
        follow(name) { message, object in
            if let subject = object as? Subject {
                NotificationCenter.default.post(message, subject: subject)
            } else {
                NotificationCenter.default.post(message)
            }
        }
    }
}
