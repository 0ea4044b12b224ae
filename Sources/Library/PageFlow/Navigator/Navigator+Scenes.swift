import UIKit

// Calls for a scene's delegate, one line each.
extension Navigator {
    /// Opens the links of a scene, at launch or later: call it in `scene(_:openURLContexts:)`, and in `scene(_:willConnectTo:options:)`
    /// with the options' contexts.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>) -> [NavigationRequest] {
        contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }.map { open($0) }
    }

    /// Opens the universal link of a user activity, or restores the pages that it contains: call it in `scene(_:continue:)`, and in
    /// `scene(_:willConnectTo:options:)` with the options' activities and the session's `stateRestorationActivity`.
    ///
    /// - Returns: The request; `nil` for an activity of another kind.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> NavigationRequest? {
        if let link = activity.webpageURL { return open(link) }
        guard activity.activityType == Self.restorationType,
            let data = activity.userInfo?[Self.stateKey] as? Data
        else { return nil }
        do {
            return try restore(data)
        } catch {
            let failure = NavigationError(error, or: .brokenState("\(error)".shortened), at: "The state")
            return .failed(failure, "restore saved pages")
        }
    }

    /// A user activity with the window's pages: return it from `stateRestorationActivity(for:)`. It omits pages that can't be saved, and is
    /// `nil` if not even the root can be saved.
    public var restorationActivity: NSUserActivity? {
        guard let saved = try? savePartially() else { return nil }
        let activity = NSUserActivity(activityType: Self.restorationType)
        activity.userInfo = [Self.stateKey: saved.data]
        return activity
    }

    private static var restorationType: String { "PageFlow.restoration" }
    private static var stateKey: String { "state" }
}
