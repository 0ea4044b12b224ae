// What a control has registered.
extension UIControl {
    /// The targets, with `NSNull` for the responder chain. Actions have no target, and a target that is not
    /// hashable, as every `NSObject` is, cannot be in a set.
    public var allTargets: Set<AnyHashable> {
        var targets = Set<AnyHashable>()
        for entry in handlers?.targets ?? [] {
            let target: Any = entry.target ?? NSNull()
            if let target = target as? AnyHashable { targets.insert(target) }
        }
        return targets
    }

    /// All events at which something happens.
    public var allControlEvents: UIControl.Event {
        (handlers?.list ?? []).reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
    }

    /// The names of the messages that a target gets at an event; `nil` when there is none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let names = (handlers?.targets ?? []).filter { entry in
            guard !entry.events.isDisjoint(with: controlEvent) else { return false }
            guard let target else { return entry.target == nil }
            return entry.target === target as AnyObject
        }.map(\.selector.name)
        return names.isEmpty ? nil : names
    }

    /// Shows each handler, in the order in which they were added, until `stop` is set. iOS 14.
    ///
    /// A handler is either an action or a target with a selector, and comes with its events.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in handlers?.list ?? [] {
            switch handler.work {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let reference, let selector):
                if reference.isGone { continue }
                iterator(nil, (reference.object, selector), handler.events, &stop)
            }
            if stop { return }
        }
    }
}
