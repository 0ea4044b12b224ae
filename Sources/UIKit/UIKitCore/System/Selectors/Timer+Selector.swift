// Timers with a selector, which Foundation on Linux lacks.
extension Timer {
    /// Creates a timer that calls a target's method, and adds it to the current run loop. Follows Apple's page
    /// "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)".
    ///
    /// - Parameters:
    ///   - ti: The seconds between two calls; 0 or less means 0.1 milliseconds.
    ///   - aTarget: The target. It is retained until the timer is invalidated.
    ///   - aSelector: The method's selector. The method takes the timer or has no parameter.
    ///   - userInfo: The value of ``userInfo``.
    ///   - yesOrNo: Whether the timer repeats. A timer that doesn't repeat is invalidated after its call.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a target's method, without adding it to a run loop. Follows Apple's page
    /// "init(timeInterval:target:selector:userInfo:repeats:)".
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first calls a target's method at a date. Follows Apple's page
    /// "init(fireAt:interval:target:selector:userInfo:repeats:)".
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let message = TimerMessage(target: t as AnyObject, selector: s)
        self.init(fire: date, interval: ti, repeats: rep) { message.send($0) }
        setUserInfo(ui)
    }

    func setUserInfo(_ value: Any?) {
        guard let value else { return }
        objc_setAssociatedObject(self, Timer.userInfoKey.address, value, .OBJC_ASSOCIATION_RETAIN)
    }

    private static let userInfoKey = AssociationKey()

    /// The timer's user info; `nil` for a timer with a block. Follows Apple's page "userInfo".
    public var userInfo: Any? { objc_getAssociatedObject(self, Timer.userInfoKey.address) }
}

/// A timer's call of a method.
struct TimerMessage: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func send(_ timer: Timer) {
        MainThread.call(timer) { SelectorMethods.send(selector, to: target, sender: $0, event: nil) }
    }
}
