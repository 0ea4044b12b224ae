/// Identifies a background task. Follows Apple's page "UIBackgroundTaskIdentifier".
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The app's background tasks. They may run for 30 seconds in all after the app has entered the background.
@MainActor
final class BackgroundTasks {
    private static let grantedTime: TimeInterval = 30
    private var handlers: [(identifier: UIBackgroundTaskIdentifier, name: String?, expire: (() -> Void)?)] =
        []
    private var lastNumber = 0
    private var timer: MainLoop.Timer?

    func begin(_ name: String?, _ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastNumber)
        handlers.append((identifier, name, expire))
        return identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        guard handlers.contains(where: { $0.identifier == identifier }) else { return refuse(identifier) }
        handlers.removeAll { $0.identifier == identifier }
        if handlers.isEmpty { stopClock() }
    }

    /// Evidence: hunt-scenes-09.
    private func refuse(_ identifier: UIBackgroundTaskIdentifier) {
        let number = identifier.rawValue
        Runtime.current.diagnostics.warn(
            "Can't end BackgroundTask: no background task exists with identifier \(number) "
                + "(0x\(String(number, radix: 16))), or it may have already been ended. "
                + "Break in UIApplicationEndBackgroundTaskError() to debug.")
    }

    var timeRemaining: TimeInterval {
        guard Runtime.current.application.applicationState == .background else {
            return .greatestFiniteMagnitude
        }
        return timer.map { max(0, $0.deadline - Runtime.loop.now) } ?? 0
    }

    /// Called when the app has entered the background. The timer runs while there are tasks.
    func startClock() {
        guard !handlers.isEmpty, timer == nil else { return }
        timer = Runtime.loop.schedule(
            after: BackgroundTasks.grantedTime, "end of \(self.handlers.count) background task(s)"
        ) { [weak self] in self?.expire() }
    }

    func stopClock() {
        timer?.cancel()
        timer = nil
    }

    private func expire() {
        timer = nil
        for task in handlers { task.expire?() }
    }
}

/// The URLs that the app has opened in other apps, and the schemes that other apps open.
@MainActor
package final class URLOpening {
    /// Every URL that was opened, in order.
    package var opened: [URL] = []
    /// The schemes of the system's own apps.
    private static let ownSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
    ]
    /// The schemes that apps on the device open.
    package var schemes = ownSchemes

    /// Returns whether an app opens the URL's scheme. Prints UIKit's warning if not. Evidence: hunt-scenes-08.
    ///
    /// An app without a property list may query any scheme.
    func answer(whetherOpens url: URL, _ info: AppInfo) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        if Self.ownSchemes.contains(scheme) { return true }
        let mayAsk = info.queriedSchemes?.contains(scheme) ?? schemes.contains(scheme)
        guard mayAsk else {
            return refuse(url, "This app is not allowed to query for scheme \(scheme)")
        }
        return schemes.contains(scheme)
            || refuse(url, "The operation couldn’t be completed. (OSStatus error -10814.)")
    }

    private func refuse(_ url: URL, _ reason: String) -> Bool {
        Runtime.current.diagnostics.warn("-canOpenURL: failed for URL: \"\(url)\" - error: \"\(reason)\"")
        return false
    }

    /// Opens a URL for the deprecated method, which fails since iOS 18.
    func openByOldCall(_ url: URL) -> Bool {
        guard Runtime.current.system >= .iOS(18) else { return open(url, onlyAsLink: false) }
        Runtime.current.diagnostics.warn(
            "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the non-deprecated "
                + "UIApplication.open(_:options:completionHandler:). Force returning false (NO).")
        return false
    }

    /// Opens a URL. Web links open in the browser, because no other app here claims universal links.
    func open(_ url: URL, onlyAsLink: Bool) -> Bool {
        guard !onlyAsLink, let scheme = url.scheme, schemes.contains(scheme.lowercased()) else {
            return false
        }
        opened.append(url)
        return true
    }
}
