import UIKit

/// Receives notifications that come while the app is visible, and of what the user does with them. Every method is optional, and may
/// be written with a completion handler or with `async`. iOS 10.
///
/// Follows Apple's page "UNUserNotificationCenterDelegate".
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification comes while the app is visible. Call the handler with how it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The same with `async`.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called when the user has tapped a notification or one of its buttons. Call the handler at the end.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The same with `async`.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

// Apple's members are optional.
extension UNUserNotificationCenterDelegate {
    /// Asks the form with `async`.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        nonisolated(unsafe) let (delegate, answer) = (self, completionHandler)
        Task { @MainActor in
            answer(await delegate.userNotificationCenter(center, willPresent: notification))
        }
    }

    /// It is not shown.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the form with `async`.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let (delegate, end) = (self, completionHandler)
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            end()
        }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// How a notification is shown while the app is visible. iOS 10. Follows Apple's page "UNNotificationPresentationOptions".
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With the number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// In a banner and in the list. Deprecated by Apple in iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list. iOS 14.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// In a banner. iOS 14.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
