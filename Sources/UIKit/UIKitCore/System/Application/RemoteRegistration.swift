/// The app's registration for push notifications.
@MainActor
package final class RemoteRegistration {
    /// The device token that the app receives.
    package var token: Data?
    var isRegistered = false

    func register(_ application: UIApplication) {
        Runtime.loop.nextTurn("answer to registerForRemoteNotifications") { [self] in
            guard let token else {
                // The error of Apple's simulator.
                let error = NSError(
                    domain: NSCocoaErrorDomain, code: 3010,
                    userInfo: [
                        NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
                    ])
                application.delegate?.application(
                    application, didFailToRegisterForRemoteNotificationsWithError: error)
                return
            }
            isRegistered = true
            application.delegate?.application(
                application, didRegisterForRemoteNotificationsWithDeviceToken: token)
        }
    }

    package func receive(_ userInfo: [AnyHashable: Any], _ application: UIApplication) {
        guard isRegistered else { return }
        guard let delegate = application.delegate else { return }
        let answer: Void? = OptionalMember.ask {
            delegate.application(application, didReceiveRemoteNotification: userInfo) { _ in }
        }
        // The deprecated method isn't called if the newer one exists, or if the app isn't in the foreground.
        guard answer == nil, application.state != .background else { return }
        delegate.application(application, didReceiveRemoteNotification: userInfo)
    }
}

/// The result of a background fetch. iOS 7. Follows Apple's page "UIBackgroundFetchResult".
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was downloaded.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// The download failed.
    case failed = 2
}
