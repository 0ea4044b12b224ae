// What a control has registered.
extension UIControl {
    /// All events at which something happens.
    public var allControlEvents: UIControl.Event {
        (handlers?.list ?? []).reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
    }

    /// Shows each handler, in the order in which they were added, until `stop` is set. iOS 14.
    ///
    /// A handler is an action with its events; there is no target on Linux, so that `targetAction` is `nil`.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in handlers?.list ?? [] {
            iterator(handler.action, nil, handler.events, &stop)
            if stop { return }
        }
    }
}
