import Synchronization

/// A message of iOS 26. It is delivered whenever UIKit or the app posts its notification.
package protocol UIMessage: NotificationCenter.MainActorMessage {
    static var name: Notification.Name { get }
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
}

// Foundation on Linux doesn't send messages with notifications.
extension UIMessage {
    /// Returns the message's identifier. From this call on, each post of the notification sends the message, so an app that observes no
    /// message has no cost.
    package static func identifier() -> NotificationCenter.BaseMessageIdentifier<Self> {
        follow { message, _ in NotificationCenter.default.post(message) }
    }

    private static func follow(
        _ send: @escaping @MainActor @Sendable (Self, Any?) -> Void
    ) -> NotificationCenter.BaseMessageIdentifier<Self> {
        let name = name
        guard followedNames.withLock({ $0.insert(name).inserted }) else { return .init() }
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            MainThread.call(notification) { if let message = makeMessage($0) { send(message, $0.object) } }
        }
        return .init()
    }
}

extension UIMessage where Subject: AnyObject {
    /// Returns the identifier of a message with a subject. Observers of the notification's object receive the message too.
    package static func identifier() -> NotificationCenter.BaseMessageIdentifier<Self> {
        follow { message, object in
            if let subject = object as? Subject {
                NotificationCenter.default.post(message, subject: subject)
            } else {
                NotificationCenter.default.post(message)
            }
        }
    }
}

/// The notifications whose posts send messages.
private let followedNames = Mutex<Set<Notification.Name>>([])
