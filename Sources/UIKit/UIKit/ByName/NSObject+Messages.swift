// Messages to classes: those that return the shared object of a UIKit class, which code for app extensions sends by name.
extension NSObject {
    /// Whether the class itself has a method with this name: `UIApplication.responds(to: NSSelectorFromString("sharedApplication"))`.
    ///
    /// Here classes have only the methods that return UIKit's shared objects. Follows Apple's page "responds(to:)".
    @preconcurrency @MainActor
    public class func responds(to aSelector: Selector!) -> Bool { onlyObject(of: self, aSelector) != nil }

    /// Calls the class method with this name, and returns its result. An unknown name raises UIKit's exception. Follows Apple's page
    /// "perform(_:)".
    @preconcurrency @MainActor
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let object = onlyObject(of: self, aSelector) else {
            fatalError(
                "+[\(NSStringFromClass(self)) \(aSelector.name)]: unrecognized selector sent to class")
        }
        return Unmanaged.passUnretained(object)
    }
}

/// Returns the shared object that a class method returns; `nil` for other classes and methods.
@MainActor
private func onlyObject(of receiver: AnyClass, _ method: Selector?) -> AnyObject? {
    switch (receiver, method?.name) {
    case (is UIApplication.Type, "sharedApplication"): UIApplication.shared
    case (is UIScreen.Type, "mainScreen"): UIScreen.main
    case (is UIDevice.Type, "currentDevice"): UIDevice.current
    default: nil
    }
}

// Delayed messages.
extension NSObject {
    /// Calls the method with this name after a delay, in seconds of the main loop's clock: at the earliest in its next turn. The object and
    /// the argument are retained until then. Follows Apple's page "perform(_:with:afterDelay:)".
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        LaterMessages.schedule(
            LaterMessages.Message(target: self, selector: aSelector, argument: anArgument), delay)
    }

    /// Calls the method after a delay. The modes are ignored, because the main loop has only one. Follows Apple's page
    /// "perform(_:with:afterDelay:inModes:)".
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels the delayed calls of a method that have an equal argument. Follows Apple's page
    /// "cancelPreviousPerformRequests(withTarget:selector:object:)".
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        LaterMessages.cancel { message in
            message.target === aTarget as AnyObject && message.selector == aSelector
                && LaterMessages.isSame(message.argument, anArgument)
        }
    }

    /// Cancels all delayed calls of an object. Follows Apple's page "cancelPreviousPerformRequests(withTarget:)".
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        LaterMessages.cancel { $0.target === aTarget as AnyObject }
    }
}

/// The calls that `perform(_:with:afterDelay:)` has scheduled.
@MainActor
enum LaterMessages {
    struct Message {
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private static var waiting: [(message: Message, timer: MainLoop.Timer, loop: MainLoop)] = []

    static func schedule(_ message: Message, _ delay: TimeInterval) {
        let loop = Runtime.current.loop
        var timer: MainLoop.Timer?
        let made = loop.schedule(after: delay, "perform \(message.selector)") {
            waiting.removeAll { $0.timer === timer }
            SelectorMethods.send(message.selector, to: message.target, sender: message.argument, event: nil)
        }
        timer = made
        waiting.append((message, made, loop))
    }

    static func cancel(where isMeant: (Message) -> Bool) {
        for entry in waiting where isMeant(entry.message) { entry.loop.cancel(entry.timer) }
        waiting.removeAll { isMeant($0.message) }
    }

    static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        case (let one?, let other?): one as AnyObject === other as AnyObject
        default: false
        }
    }
}
