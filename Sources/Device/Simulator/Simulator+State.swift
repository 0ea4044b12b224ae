import UIKit

// State restoration, and the system's requests to an app in the background.
extension Simulator {
    /// The state that the app saved when it entered the background. To restore it, assign it to another simulator before that one launches
    /// the app.
    ///
    /// ```swift
    /// sim.enterBackground()
    /// let next = Simulator()
    /// next.savedState = sim.savedState
    /// next.launch(AppDelegate())
    /// ```
    ///
    /// `nil` if the app saved no state, and while it restores its state: if the app crashes during restoration, the next launch has no
    /// state. An app with scenes saves an activity instead, which ``launch(_:sceneDelegate:opening:restoring:)`` takes.
    public var savedState: Data? {
        get { runtime.application.restoration.forNextLaunch }
        set { runtime.application.restoration.saved = newValue }
    }

    /// Whether the app is restoring its state, or has extended the restoration.
    public var isRestoringState: Bool { runtime.application.restoration.isUnderWay }

    /// Whether the app asked, while saving its state, to ignore its snapshot at the next launch.
    public var ignoresSnapshotAtNextLaunch: Bool { runtime.application.restoration.ignoresSnapshot }

    /// The sessions whose app-switcher snapshots the app asked to refresh, in order.
    public var refreshedSessions: [UISceneSession] { runtime.application.refreshedSessions }

    /// Tells the app that an activity from another device couldn't be fetched.
    public func failToContinueActivity(ofType type: String, error: any Error) {
        takeOver()
        runtime.application.receiveFailure(ofType: type, error)
    }

    /// Whether the system may run the app in the background. Defaults to `.available`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
        get { runtime.application.backgroundFetch.status }
        set {
            takeOver()
            runtime.application.backgroundFetch.status = newValue
        }
    }

    /// Runs the app for a background fetch. Returns whether the app ran: it doesn't without permission, or before its minimum fetch
    /// interval has passed.
    @discardableResult
    public func performBackgroundFetch(
        completionHandler: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
    ) -> Bool {
        takeOver()
        return runtime.application.backgroundFetch.wake(runtime.application, completionHandler)
    }

    /// Tells the app that the transfers of one of its background sessions have finished.
    public func finishBackgroundTransfers(
        identifier: String, completionHandler: @escaping () -> Void = {}
    ) {
        takeOver()
        let application = runtime.application
        application.delegate?.application(
            application, handleEventsForBackgroundURLSession: identifier,
            completionHandler: completionHandler)
    }

    /// Sends the app a request of its watch extension.
    public func sendWatchRequest(
        _ userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
        takeOver()
        let application = runtime.application
        application.delegate?.application(application, handleWatchKitExtensionRequest: userInfo, reply: reply)
    }

    /// Whether the app allows custom keyboards of other apps; its delegate decides.
    public var allowsCustomKeyboards: Bool {
        takeOver()
        return runtime.application.allowsCustomKeyboards
    }

    /// Sends the watch app's request for authorization to health data.
    public func requestHealthAuthorization() {
        takeOver()
        runtime.application.delegate?.applicationShouldRequestHealthAuthorization(runtime.application)
    }

    /// Presses a button of a headset. An app that doesn't receive remote control events ignores it.
    public func press(_ button: UIEvent.EventSubtype) {
        takeOver()
        report(.other("Press a media button"))
        runtime.application.receiveRemoteControl(button)
    }

    /// Takes a screenshot, as the user does: the app is notified, and its screenshot services are asked for documents.
    ///
    /// - Parameter document: Called with each document: the PDF, the index of the visible page, and the visible rectangle in it.
    public func takeScreenshot(document: @escaping (Data, Int, CGRect) -> Void = { _, _, _ in }) {
        takeOver()
        runtime.application.receiveScreenshot { document($0.data, $0.page, $0.rectangle) }
    }
}
