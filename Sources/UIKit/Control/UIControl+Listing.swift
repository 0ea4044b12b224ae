// What a control has registered.
extension UIControl {
    /// All events at which something happens.
    public var allControlEvents: UIControl.Event {
        (handlers?.list ?? []).reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
    }

    /// Shows each handler, in the order in which they were added, until `stop` is set. iOS 14.
    ///
    /// A handler is an action, or a target with what it is sent, and its events. A target that is gone is left out.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in handlers?.list ?? [] {
            switch handler.response {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target):
                guard !target.isGone else { continue }
                iterator(nil, (target.target, target.action), handler.events, &stop)
            }
            if stop { return }
        }
    }
}
