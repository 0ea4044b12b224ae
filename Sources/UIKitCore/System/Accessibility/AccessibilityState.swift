/// What is switched on, and what the app has told assistive technologies.
@MainActor
package final class AccessibilityState {
    /// What an app has posted.
    package struct Post {
        package let notification: UIAccessibility.Notification
        package let text: String?
        package weak var element: AnyObject?
    }

    /// What is switched on, each by the notification of its change.
    private var features: Set<NSNotification.Name> = [
        UIAccessibility.shakeToUndoDidChangeNotification,
        UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
    package private(set) var posts: [Post] = []

    package func isOn(_ feature: NSNotification.Name) -> Bool { features.contains(feature) }

    package func set(_ feature: NSNotification.Name, _ isOn: Bool) {
        guard isOn != features.contains(feature) else { return }
        if isOn { features.insert(feature) } else { features.remove(feature) }
        NotificationCenter.default.post(name: feature, object: nil)
    }

    func note(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let element = text == nil ? argument.map { $0 as AnyObject } : nil
        posts.append(Post(notification: notification, text: text, element: element))
    }
}
