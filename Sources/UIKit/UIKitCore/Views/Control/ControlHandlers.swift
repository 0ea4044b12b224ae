/// The handlers of a control's events, in the order of their registration.
@MainActor
final class ControlHandlers {
    enum Response {
        case action(UIAction)
        case target(TargetAction)
    }

    struct Handler {
        var response: Response
        var events: UIControl.Event
    }

    private(set) var list: [Handler] = []

    /// Adds an action. It replaces an earlier one with the same identifier.
    func add(_ action: UIAction, for events: UIControl.Event) {
        add(.action(action), for: events) { $0.action?.identifier == action.identifier }
    }

    func add(_ target: TargetAction, for events: UIControl.Event) {
        add(.target(target), for: events) { $0.target?.isSame(as: target) ?? false }
    }

    func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(for: events) { $0.action?.identifier == identifier }
    }

    func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        remove(for: events) { response in
            guard let known = response.target else { return false }
            return known.isFor(target) && (action == nil || known.action == action)
        }
    }

    func actions(for target: Any?, at event: UIControl.Event) -> [String]? {
        guard target != nil else { return nil }
        let names = list.filter { !$0.events.isDisjoint(with: event) }.compactMap(\.response.target)
            .filter { $0.isSame(as: TargetAction(target, $0.action)) }.map(\.action.name)
        return names.isEmpty ? nil : names
    }

    private func add(_ response: Response, for events: UIControl.Event, _ isSame: (Response) -> Bool) {
        guard let index = list.firstIndex(where: { isSame($0.response) }) else {
            list.append(Handler(response: response, events: events))
            return
        }
        list[index].response = response
        list[index].events.formUnion(events)
    }

    private func remove(for events: UIControl.Event, _ isMeant: (Response) -> Bool) {
        for index in list.indices where isMeant(list[index].response) { list[index].events.subtract(events) }
        list.removeAll { $0.events.isEmpty }
    }
}

extension ControlHandlers.Response {
    var action: UIAction? {
        if case .action(let action) = self { action } else { nil }
    }

    var target: TargetAction? {
        if case .target(let target) = self { target } else { nil }
    }
}
