@_spi(SystemModules) import UIKit

/// The notifications of the running app.
@MainActor
package final class NotificationState {
    package static var current: NotificationState { Runtime.current.state(NotificationState.init) }

    /// The user's answer to an authorization request.
    package var isAllowedByUser = true
    package internal(set) var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = []
    var categories: Set<UNNotificationCategory> = []
    package internal(set) var pending: [PendingNotification] = []
    /// The notifications in Notification Center.
    package internal(set) var delivered: [UNNotification] = []
    /// The notifications that were delivered while the app was in the foreground, with their presentation options.
    package internal(set) var presented: [(UNNotification, UNNotificationPresentationOptions)] = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let start = Date()
    private let startOfClock = Runtime.loop.now

    /// The date on the run loop's clock.
    var date: Date {
        if case .given = Runtime.current.region.today { return Runtime.current.date }
        return start.addingTimeInterval(Runtime.loop.now - startOfClock)
    }

    package init() {}
}

/// A request that waits for its trigger.
@MainActor
package struct PendingNotification {
    package let request: UNNotificationRequest
    let alarm: MainLoop.Timer
}

// Authorization.
extension NotificationState {
    /// Asks the user once, and answers in a later turn. Provisional authorization needs no answer.
    func request(_ wanted: UNAuthorizationOptions, _ answer: @escaping (Bool, (any Error)?) -> Void) {
        Runtime.loop.nextTurn("answer to requestAuthorization") { [self] in
            let isOpen = status == .notDetermined || status == .provisional
            guard isOpen else { return finish(wanted, answer) }
            if wanted.contains(.provisional) { return decide(wanted, answer) }
            askUser(for: wanted, answer)
        }
    }

    /// Asks the user of a UI test. Without one, the answer is ``isAllowedByUser``.
    private func askUser(
        for wanted: UNAuthorizationOptions, _ answer: @escaping (Bool, (any Error)?) -> Void
    ) {
        PermissionPrompt.notifications.ask(
            { [self] button in
                isAllowedByUser = button == "Allow"
                Runtime.loop.nextTurn("answer of the user") { [self] in decide(wanted, answer) }
            }, withoutUser: { [self] in decide(wanted, answer) })
    }

    private func decide(_ wanted: UNAuthorizationOptions, _ answer: (Bool, (any Error)?) -> Void) {
        decide(wanted)
        finish(wanted, answer)
    }

    private func finish(_ wanted: UNAuthorizationOptions, _ answer: (Bool, (any Error)?) -> Void) {
        if status != .denied { options.formUnion(wanted) }
        answer(status != .denied, nil)
    }

    private func decide(_ wanted: UNAuthorizationOptions) {
        if wanted.contains(.provisional) { return status = .provisional }
        status = isAllowedByUser ? .authorized : .denied
        if status == .denied { options = wanted }
    }

    private var mayNotify: Bool { status == .authorized || status == .provisional }
}

// Requests.
extension NotificationState {
    func add(_ request: UNNotificationRequest) -> UNError? {
        guard mayNotify else { return UNError(.notificationsNotAllowed) }
        guard !request.content.isEmpty else { return UNError(.notificationInvalidNoContent) }
        removePending([request.identifier])
        guard let trigger = request.trigger else {
            Runtime.loop.nextTurn("notification \(request.identifier)") { [self] in deliver(request) }
            return nil
        }
        return wait(for: request, trigger) ? nil : UNError(.notificationInvalidNoDate)
    }

    /// Schedules a request. Returns whether the notification will ever be delivered.
    @discardableResult
    private func wait(for request: UNNotificationRequest, _ trigger: UNNotificationTrigger) -> Bool {
        guard let date = trigger.date(after: date) else { return false }
        let alarm = Runtime.loop.schedule(
            alarmAfter: date.timeIntervalSince(self.date), "notification \(request.identifier)"
        ) { [self] in
            pending.removeAll { $0.request === request }
            if trigger.repeats { wait(for: request, trigger) }
            deliver(request)
        }
        pending.append(PendingNotification(request: request, alarm: alarm))
        return true
    }

    func removePending(_ identifiers: [String]?) {
        let gone = pending.filter { identifiers?.contains($0.request.identifier) ?? true }
        for request in gone { request.alarm.cancel() }
        pending.removeAll { one in gone.contains { $0.request === one.request } }
    }

    func removeDelivered(_ identifiers: [String]?) {
        delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }
}

// Delivery.
extension NotificationState {
    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request, date: date)
        guard Runtime.current.application.applicationState == .active else {
            return show(notification, [.list, .banner, .badge, .sound])
        }
        // Without a delegate, notifications aren't shown while the app is in the foreground.
        guard let delegate else { return }
        delegate.userNotificationCenter(.current(), willPresent: notification) { [self] options in
            MainActor.assumeIsolated { show(notification, options) }
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        presented.append((notification, options))
        if !options.isDisjoint(with: [.list, .alert]) {
            removeDelivered([notification.request.identifier])
            delivered.append(notification)
        }
        if options.contains(.badge), let badge = notification.request.content.badge {
            Runtime.current.application.applicationIconBadgeNumber = badge.intValue
        }
    }

    /// Performs the user's action on a notification. Returns whether the notification and the action exist.
    package func userActs(on identifier: String, action: String, text: String?) -> Bool {
        let all = delivered + presented.map(\.0)
        guard let notification = all.last(where: { $0.request.identifier == identifier }) else {
            return false
        }
        let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        let own = category?.actions.first { $0.identifier == action }
        let isSystems =
            action == UNNotificationDefaultActionIdentifier || action == UNNotificationDismissActionIdentifier
        guard own != nil || isSystems else { return false }
        removeDelivered([identifier])
        if action == UNNotificationDismissActionIdentifier,
            category?.options.contains(.customDismissAction) != true
        {
            return true
        }
        if action == UNNotificationDefaultActionIdentifier || own?.options.contains(.foreground) == true {
            Runtime.current.application.enterForeground()
        }
        tell(notification, action, text)
        return true
    }

    private func tell(_ notification: UNNotification, _ action: String, _ text: String?) {
        tell(.response(to: notification, action, text))
    }

    /// The user's response to a notification of an app that isn't running.
    package func response(to request: UNNotificationRequest, _ action: String, _ text: String?)
        -> UNNotificationResponse
    {
        .response(to: UNNotification(request, date: date), action, text)
    }

    package func tell(_ response: UNNotificationResponse) {
        delegate?.userNotificationCenter(.current(), didReceive: response) {}
    }
}

extension UNNotificationResponse {
    fileprivate static func response(to notification: UNNotification, _ action: String, _ text: String?)
        -> UNNotificationResponse
    {
        text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
            ?? UNNotificationResponse(notification, action: action)
    }
}

extension PermissionPrompt {
    fileprivate static let notifications = PermissionPrompt(
        "notifications", title: { "“\($0)” Would Like to Send You Notifications" },
        message: .text(
            "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."),
        buttons: { _ in ["Don’t Allow", "Allow"] })
}
