import UIKit

// Deprecated names, kept for one release.

/// The former name of ``Navigating``.
@available(*, deprecated, renamed: "Navigating")
public typealias NavigablePage = Navigating

/// The former name of ``UnhandledFailure``.
@available(*, deprecated, renamed: "UnhandledFailure")
public typealias UntakenFailure = UnhandledFailure

extension Navigating {
    /// The former name of ``dismissAll(animated:)``.
    @available(*, deprecated, renamed: "dismissAll(animated:)")
    @discardableResult
    public func closeEverything(animated: Bool = true) -> NavigationRequest { dismissAll(animated: animated) }
}

extension NavigationRequest {
    /// The former name of ``offScreenPage``.
    @available(*, deprecated, renamed: "offScreenPage")
    public var pageWithoutWindow: PageReference? { offScreenPage }

    /// The former name of ``offScreenTimeLimit``.
    @available(*, deprecated, renamed: "offScreenTimeLimit")
    public static var timeLimitWithoutWindow: TimeInterval { offScreenTimeLimit }

    /// The former name of ``onCompletion(_:)``.
    @available(*, deprecated, renamed: "onCompletion(_:)")
    @discardableResult
    public func whenEnded(
        _ completion: @escaping @MainActor (NavigationOutcome) -> Void
    ) -> NavigationRequest { onCompletion(completion) }
}

extension Navigator {
    /// The former name of ``savePartially()``.
    @available(*, deprecated, renamed: "savePartially()")
    public func saveWhatCanBeSaved() throws -> (data: Data, leftOut: [PageReference]) {
        let (data, omitted) = try savePartially()
        return (data, omitted)
    }
}

extension LeakWatch {
    /// The former name of ``onLeak(after:_:)``.
    @available(*, deprecated, renamed: "onLeak(after:_:)")
    @discardableResult
    public func report(
        after delay: TimeInterval = 2, _ handler: @escaping @MainActor (LeakReport) -> Void
    ) -> HandlerToken { onLeak(after: delay, handler) }
}
