import UIKit

/// The methods that receive notifications while the app is in the foreground, and the user's responses. Every method is optional, and has a
/// variant with a completion handler and an `async` variant. iOS 10.
///
/// Follows Apple's page "UNUserNotificationCenterDelegate".
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification is delivered while the app is in the foreground. Call the handler with the presentation options.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The `async` variant.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called when the user has tapped a notification or one of its actions. Call the handler at the end.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The `async` variant.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

// Apple's members are optional.
extension UNUserNotificationCenterDelegate {
    /// The default: calls the `async` variant.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let call = UncheckedSendable((delegate: self, answer: completionHandler))
        Task { @MainActor in
            let (delegate, answer) = call.value
            answer(await delegate.userNotificationCenter(center, willPresent: notification))
        }
    }

    /// The default: no presentation.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// The default: calls the `async` variant.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let call = UncheckedSendable((delegate: self, end: completionHandler))
        Task { @MainActor in
            let (delegate, end) = call.value
            await delegate.userNotificationCenter(center, didReceive: response)
            end()
        }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// The presentation of a notification while the app is in the foreground. iOS 10. Follows Apple's page "UNNotificationPresentationOptions".
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Updates the badge on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Plays the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// Shows a banner and adds the notification to the list. Deprecated by Apple in iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// Adds the notification to the list. iOS 14.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// Shows a banner. iOS 14.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
