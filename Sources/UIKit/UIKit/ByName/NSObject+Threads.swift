import Dispatch
import QuartzCore

// Messages on other threads.
extension NSObject {
    /// Calls the method with this name and an object on the main thread: in a later turn of its loop, or before this method returns if it
    /// waits. The object and the argument are retained until then.
    ///
    /// Follows Apple's page "performSelector(onMainThread:with:waitUntilDone:)".
    nonisolated public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        switch (MainThread.isCurrent, wait) {
        case (true, true): MainActor.assumeIsolated { message.send() }
        case (true, false): MainActor.assumeIsolated { message.sendLater() }
        case (false, true): DispatchQueue.main.sync { message.send() }
        case (false, false): DispatchQueue.main.async { message.send() }
        }
    }

    /// Calls the method on the main thread. The modes are ignored, because the main loop has only one. Follows Apple's page
    /// "performSelector(onMainThread:with:waitUntilDone:modes:)".
    nonisolated public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls the method with this name and an object on another thread. The object and the argument are retained until the method has
    /// returned. An unknown name raises UIKit's exception, on the calling thread.
    ///
    /// Follows Apple's page "performSelector(inBackground:with:)".
    nonisolated public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = ThreadMessage(target: self, selector: aSelector, argument: arg)
        let call = MainQueue.ask { message.callOfItsMethod() }
        DispatchQueue.global().async { call?() }
    }
}

/// A message to another thread. The caller is responsible for the thread safety of its values, as in Foundation.
private struct ThreadMessage: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    @MainActor
    func send() { SelectorMethods.send(selector, to: target, sender: argument, event: nil) }

    @MainActor
    func sendLater() { target.perform(selector, with: argument, afterDelay: 0) }

    /// Returns the call, for any thread; `nil` for an unknown name.
    @MainActor
    func callOfItsMethod() -> (@Sendable () -> Void)? {
        guard let method = SelectorMethods.method(selector, of: target) else {
            send()
            return nil
        }
        let call = UncheckedSendable(method)
        return { _ = call.value(target, argument, nil) }
    }
}

private enum MainQueue {
    /// Returns the result of a main actor function, called on the queue.
    static func ask<Result: Sendable>(_ function: @MainActor () -> Result) -> Result {
        MainThread.isCurrent
            ? MainActor.assumeIsolated(function)
            : DispatchQueue.main.sync { MainActor.assumeIsolated(function) }
    }
}
