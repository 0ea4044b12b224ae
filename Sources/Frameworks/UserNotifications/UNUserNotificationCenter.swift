import UIKit

/// The object that schedules and delivers the app's notifications. iOS 10.
///
/// A test sets the user's answer to the authorization request. Notifications are delivered on the app's clock, and their presentation is
/// recorded. An idle app may have pending notifications. Call it on the main thread; it calls handlers there too. Follows Apple's page
/// "UNUserNotificationCenter".
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()

    private override init() {}

    /// The app's notification center.
    open class func current() -> UNUserNotificationCenter { center }

    /// The object that receives notifications. Not retained. Set it before the app has launched.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { MainThread.isolated { NotificationState.current.delegate } }
        set { MainThread.isolated(newValue) { NotificationState.current.delegate = $0 } }
    }

    // MARK: Authorization

    /// Requests the user's authorization. The user is asked once; later requests receive the same answer.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        MainThread.isolated(completionHandler) { NotificationState.current.request(options, $0) }
    }

    /// The `async` variant. Returns whether the user allows notifications.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { waiting in
            requestAuthorization(options: options) { allowed, _ in waiting.resume(returning: allowed) }
        }
    }

    /// Calls the handler in a later turn with the notification settings.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        answer(completionHandler) { UNNotificationSettings($0.status, $0.options) }
    }

    /// The `async` variant.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { waiting in
            getNotificationSettings { waiting.resume(returning: $0) }
        }
    }

    // MARK: Categories

    /// Sets the notification categories.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        MainThread.isolated { NotificationState.current.categories = categories }
    }

    /// Calls the handler in a later turn with the categories.
    open func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) {
        answer(completionHandler) { $0.categories }
    }

    /// The `async` variant.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { waiting in
            getNotificationCategories { waiting.resume(returning: $0) }
        }
    }

    // MARK: Requests

    /// Schedules a notification. The handler receives an error if the user doesn't allow notifications, if the content is empty, or if the
    /// trigger never fires.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = MainThread.isolated { NotificationState.current.add(request) }
        if let completionHandler { answer(completionHandler) { _ in error } }
    }

    /// The `async` variant.
    open func add(_ request: UNNotificationRequest) async throws {
        let error: UNError? = MainThread.isolated { NotificationState.current.add(request) }
        if let error { throw error }
    }

    /// Calls the handler in a later turn with the pending requests.
    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) {
        answer(completionHandler) { $0.pending.map(\.request) }
    }

    /// The `async` variant.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { waiting in
            getPendingNotificationRequests { waiting.resume(returning: $0) }
        }
    }

    /// Removes pending requests. Ignores unknown identifiers.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        MainThread.isolated { NotificationState.current.removePending(identifiers) }
    }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() {
        MainThread.isolated { NotificationState.current.removePending(nil) }
    }

    // MARK: Delivered

    /// Calls the handler in a later turn with the app's notifications in Notification Center.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        answer(completionHandler) { $0.delivered }
    }

    /// The `async` variant.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { waiting in
            getDeliveredNotifications { waiting.resume(returning: $0) }
        }
    }

    /// Removes notifications from Notification Center.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        MainThread.isolated { NotificationState.current.removeDelivered(identifiers) }
    }

    /// Removes all notifications from Notification Center.
    open func removeAllDeliveredNotifications() {
        MainThread.isolated { NotificationState.current.removeDelivered(nil) }
    }

    /// Sets the badge count on the app's icon; 0 removes the badge. iOS 16.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        MainThread.isolated { Runtime.current.application.applicationIconBadgeNumber = newBadgeCount }
        if let completionHandler { answer(completionHandler) { _ in nil } }
    }

    /// The `async` variant.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        MainThread.isolated { Runtime.current.application.applicationIconBadgeNumber = newBadgeCount }
    }

    /// Calls a handler in the next turn with the value at that time.
    private func answer<Value>(
        _ handler: @escaping (Value) -> Void, _ value: @escaping @MainActor (NotificationState) -> Value
    ) {
        MainThread.isolated(handler) { handler in
            Runtime.loop.nextTurn("answer of the notification center") {
                handler(value(NotificationState.current))
            }
        }
    }
}
