import UIKit

/// Where an app asks for notifications and receives them. iOS 10.
///
/// What the user answers when the app asks, a test says; the notifications come on the app's one clock, and what is shown is
/// written down. An app at rest may have notifications to come. Call it on the main thread, where it answers, too. Follows Apple's
/// page "UNUserNotificationCenter".
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()

    private override init() {}

    /// The app's.
    open class func current() -> UNUserNotificationCenter { center }

    /// Receives notifications. Not retained. Set it before the app has launched.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { onMain { NotificationState.current.delegate } }
        set {
            nonisolated(unsafe) let newValue = newValue
            onMain { NotificationState.current.delegate = newValue }
        }
    }

    // MARK: Authorization

    /// Asks the user to be allowed to notify. The user is asked once; later the handler gets that answer.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let answer = completionHandler
        onMain { NotificationState.current.request(options, answer) }
    }

    /// The same with `async`: whether the user allows it.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { waiting in
            requestAuthorization(options: options) { allowed, _ in waiting.resume(returning: allowed) }
        }
    }

    /// Gives what the user has allowed, in a later turn.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        answer(completionHandler) { UNNotificationSettings($0.status, $0.options) }
    }

    /// The same with `async`.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { waiting in
            getNotificationSettings { waiting.resume(returning: $0) }
        }
    }

    // MARK: Categories

    /// Says which categories there are.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { NotificationState.current.categories = categories }
    }

    /// Gives the categories, in a later turn.
    open func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) {
        answer(completionHandler) { $0.categories }
    }

    /// The same with `async`.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { waiting in
            getNotificationCategories { waiting.resume(returning: $0) }
        }
    }

    // MARK: Requests

    /// Asks for a notification. The handler gets an error if the user does not allow it, if there is nothing to show, or if its time
    /// never comes.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = onMain { NotificationState.current.add(request) }
        if let completionHandler { answer(completionHandler) { _ in error } }
    }

    /// The same with `async`.
    open func add(_ request: UNNotificationRequest) async throws {
        let error: UNError? = onMain { NotificationState.current.add(request) }
        if let error { throw error }
    }

    /// Gives the notifications to come, in a later turn.
    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) {
        answer(completionHandler) { $0.pending.map(\.request) }
    }

    /// The same with `async`.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { waiting in
            getPendingNotificationRequests { waiting.resume(returning: $0) }
        }
    }

    /// Takes back notifications to come. Names that nobody has are left out.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { NotificationState.current.removePending(identifiers) }
    }

    /// Takes back all notifications to come.
    open func removeAllPendingNotificationRequests() {
        onMain { NotificationState.current.removePending(nil) }
    }

    // MARK: Delivered

    /// Gives the app's notifications in the list, in a later turn.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        answer(completionHandler) { $0.delivered }
    }

    /// The same with `async`.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { waiting in
            getDeliveredNotifications { waiting.resume(returning: $0) }
        }
    }

    /// Takes notifications out of the list.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { NotificationState.current.removeDelivered(identifiers) }
    }

    /// Empties the list.
    open func removeAllDeliveredNotifications() { onMain { NotificationState.current.removeDelivered(nil) } }

    /// Sets the number on the app's icon; 0 takes it away. iOS 16.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        onMain { Runtime.current.application.applicationIconBadgeNumber = newBadgeCount }
        if let completionHandler { answer(completionHandler) { _ in nil } }
    }

    /// The same with `async`.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        onMain { Runtime.current.application.applicationIconBadgeNumber = newBadgeCount }
    }

    /// Calls a handler in the next turn with what is true then.
    private func answer<Value>(
        _ handler: @escaping (Value) -> Void, _ value: @escaping @MainActor (NotificationState) -> Value
    ) {
        nonisolated(unsafe) let handler = handler
        onMain {
            Runtime.loop.nextTurn("answer of the notification center") {
                handler(value(NotificationState.current))
            }
        }
    }
}
