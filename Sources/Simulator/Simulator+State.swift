import UIKit

// What an app saves of its state, and what the system asks of an app that is not visible.
extension Simulator {
    /// What the app has saved of its state as it went to the background, for the next launch: give it to another simulator before that
    /// launches the app.
    ///
    /// ```swift
    /// sim.enterBackground()
    /// let next = Simulator()
    /// next.savedState = sim.savedState
    /// next.launch(AppDelegate())
    /// ```
    ///
    /// `nil` if the app has saved nothing, and while it restores its state: an app that crashes then is launched without. An app with
    /// scenes saves an activity instead, which ``launch(_:sceneDelegate:opening:restoring:)`` takes.
    public var savedState: Data? {
        get { runtime.application.restoration.forNextLaunch }
        set { runtime.application.restoration.saved = newValue }
    }

    /// Whether the app is restoring its state, or has said that it goes on with that.
    public var isRestoringState: Bool { runtime.application.restoration.isUnderWay }

    /// Whether the app has asked, as it saved its state, not to be shown by its last picture at the next launch.
    public var ignoresSnapshotAtNextLaunch: Bool { runtime.application.restoration.ignoresSnapshot }

    /// The sessions whose picture in the app switcher the app wants to be renewed, in order.
    public var refreshedSessions: [UISceneSession] { runtime.application.refreshedSessions }

    /// Tells the app that an activity of another device could not be fetched.
    public func failToContinueActivity(ofType type: String, error: any Error) {
        takeOver()
        runtime.application.receiveFailure(ofType: type, error)
    }

    /// Whether the system may wake the app in the background. Default `.available`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
        get { runtime.application.backgroundFetch.status }
        set {
            takeOver()
            runtime.application.backgroundFetch.status = newValue
        }
    }

    /// Wakes the app to fetch something. Returns whether it wanted to be woken by now.
    @discardableResult
    public func performBackgroundFetch(
        completionHandler: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
    ) -> Bool {
        takeOver()
        return runtime.application.backgroundFetch.wake(runtime.application, completionHandler)
    }

    /// Tells the app that the transfers of one of its background sessions have ended.
    public func finishBackgroundTransfers(
        identifier: String, completionHandler: @escaping () -> Void = {}
    ) {
        takeOver()
        let application = runtime.application
        application.delegate?.application(
            application, handleEventsForBackgroundURLSession: identifier,
            completionHandler: completionHandler)
    }

    /// Sends the app what its extension on a watch asks for.
    public func sendWatchRequest(
        _ userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
        takeOver()
        let application = runtime.application
        application.delegate?.application(application, handleWatchKitExtensionRequest: userInfo, reply: reply)
    }

    /// Whether the app lets the user have keyboards of other apps: its delegate is asked.
    public var allowsCustomKeyboards: Bool {
        takeOver()
        return runtime.application.allowsCustomKeyboards
    }

    /// Lets the app on a watch ask for data of the user's health.
    public func requestHealthAuthorization() {
        takeOver()
        runtime.application.delegate?.applicationShouldRequestHealthAuthorization(runtime.application)
    }

    /// Presses a button of a headset. An app that has not begun to receive them gets none.
    public func press(_ button: UIEvent.EventSubtype) {
        takeOver()
        report(.other("Press a media button"))
        runtime.application.receiveRemoteControl(button)
    }

    /// Takes a screenshot, as the user does: the app is notified, and its screenshot services are asked for documents.
    ///
    /// - Parameter document: called with each document: the PDF, the number of the visible page, and the visible rectangle in it.
    public func takeScreenshot(document: @escaping (Data, Int, CGRect) -> Void = { _, _, _ in }) {
        takeOver()
        runtime.application.receiveScreenshot { document($0.data, $0.page, $0.rectangle) }
    }
}
