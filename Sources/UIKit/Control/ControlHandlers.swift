/// What a control does at its events, in the order in which it was registered.
@MainActor
final class ControlHandlers {
    struct Handler {
        enum Work {
            case action(UIAction)
            case target(TargetReference, Selector)
        }

        var work: Work
        var events: UIControl.Event
    }

    /// A target that the control does not keep alive; without an object it stands for the responder chain.
    struct TargetReference {
        weak var object: AnyObject?
        let isNil: Bool

        init(_ target: Any?) {
            isNil = target == nil
            object = target.map { $0 as AnyObject }
        }

        var isGone: Bool { !isNil && object == nil }

        func matches(_ target: Any?) -> Bool {
            guard let target else { return isNil }
            return object === target as AnyObject
        }
    }

    private(set) var list: [Handler] = []

    func add(_ action: UIAction, for events: UIControl.Event) {
        // Actions are known by their identifiers: a later one of the same name takes the earlier one's place.
        for index in list.indices {
            guard case .action(let known) = list[index].work, known.identifier == action.identifier else {
                continue
            }
            list[index].work = .action(action)
            list[index].events.formUnion(events)
            return
        }
        list.append(Handler(work: .action(action), events: events))
    }

    func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { work in
            guard case .action(let known) = work else { return false }
            return known.identifier == identifier
        }
    }

    func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
        for index in list.indices {
            guard case .target(let known, selector) = list[index].work, known.matches(target) else {
                continue
            }
            list[index].events.formUnion(events)
            return
        }
        list.append(Handler(work: .target(TargetReference(target), selector), events: events))
    }

    /// Without a target or a selector, all targets or all selectors are meant.
    func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
        remove(events) { work in
            guard case .target(let known, let name) = work else { return false }
            return (target == nil || known.matches(target)) && (selector == nil || selector == name)
        }
    }

    /// The targets that are alive, with their selectors and events.
    var targets: [(target: AnyObject?, selector: Selector, events: UIControl.Event)] {
        list.compactMap { handler in
            guard case .target(let reference, let selector) = handler.work, !reference.isGone else {
                return nil
            }
            return (reference.object, selector, handler.events)
        }
    }

    private func remove(_ events: UIControl.Event, where isMeant: (Handler.Work) -> Bool) {
        for index in list.indices where isMeant(list[index].work) {
            list[index].events.subtract(events)
        }
        list.removeAll { $0.events.isEmpty }
    }
}
