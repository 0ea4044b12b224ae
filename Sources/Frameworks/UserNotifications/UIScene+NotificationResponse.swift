import UIKit

extension UIScene.ConnectionOptions {
    /// The user's response to a notification that connects the scene; `nil` if the scene connects for another reason. iOS 13.
    ///
    /// The delegate of the notification center receives it too, after the launch. Follows Apple's page "notificationResponse".
    public var notificationResponse: UNNotificationResponse? { response as? UNNotificationResponse }
}
