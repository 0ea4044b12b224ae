/// Whether push notifications reach the app.
@MainActor
package final class RemoteRegistration {
    /// What the app gets as its token.
    package var token: Data?
    var isRegistered = false

    func register(_ application: UIApplication) {
        Runtime.loop.nextTurn("answer to registerForRemoteNotifications") { [self] in
            guard let token else {
                // The words of Apple's simulator.
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
        // The older method is left alone where the newer one is there, and while the app is not in the foreground.
        guard answer == nil, application.state != .background else { return }
        delegate.application(application, didReceiveRemoteNotification: userInfo)
    }
}

/// The result of a background fetch. iOS 7. Follows Apple's page "UIBackgroundFetchResult".
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was new data.
    case newData = 0
    /// There was none.
    case noData = 1
    /// It could not be fetched.
    case failed = 2
}
