import Dispatch

// Messages on a thread that the caller chooses.
extension NSObject {
    /// Calls the method of this name with an object on the main thread: in a later turn of its loop, or before it returns where it is
    /// to wait. The object and the argument are retained until then.
    ///
    /// Follows Apple's page "performSelector(onMainThread:with:waitUntilDone:)".
    nonisolated public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        switch (MainQueue.isCurrent, wait) {
        case (true, true): MainActor.assumeIsolated { message.send() }
        case (true, false): MainActor.assumeIsolated { message.sendLater() }
        case (false, true): DispatchQueue.main.sync { message.send() }
        case (false, false): DispatchQueue.main.async { message.send() }
        }
    }

    /// The same: the main loop has one mode. Follows Apple's page
    /// "performSelector(onMainThread:with:waitUntilDone:modes:)".
    nonisolated public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls the method of this name with an object on another thread. The object and the argument are retained until it has
    /// returned. A name that the object does not have is UIKit's exception, on the thread that asks.
    ///
    /// Follows Apple's page "performSelector(inBackground:with:)".
    nonisolated public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        let call = MainQueue.ask { message.callOfItsMethod() }
        DispatchQueue.global().async { call?() }
    }
}

/// A message that goes to another thread. What it carries is whoever sends it: Foundation asks for no more.
private struct ThreadMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    @MainActor
    func send() { SelectorMethods.send(selector, to: target, sender: argument, event: nil) }

    @MainActor
    func sendLater() { target.perform(selector, with: argument, afterDelay: 0) }

    /// The call, for any thread; `nil` for a name that the object does not have.
    @MainActor
    func callOfItsMethod() -> (@Sendable () -> Void)? {
        guard let method = SelectorMethods.method(selector, of: target) else {
            send()
            return nil
        }
        nonisolated(unsafe) let call = method
        return { _ = call(target, argument, nil) }
    }
}

/// The main queue, which in tests of Swift's own has no thread for itself.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether the caller runs on it.
    static var isCurrent: Bool {
        _ = marked
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// What a function of the main actor returns, asked on the queue.
    static func ask<Result: Sendable>(_ function: @MainActor () -> Result) -> Result {
        isCurrent
            ? MainActor.assumeIsolated(function)
            : DispatchQueue.main.sync { MainActor.assumeIsolated(function) }
    }
}
