/// What a control does at its events, in the order in which it was registered.
@MainActor
final class ControlHandlers {
    struct Handler {
        var action: UIAction
        var events: UIControl.Event
    }

    private(set) var list: [Handler] = []

    /// Actions are known by their identifiers: a later one of the same name takes the earlier one's place.
    func add(_ action: UIAction, for events: UIControl.Event) {
        guard let index = list.firstIndex(where: { $0.action.identifier == action.identifier }) else {
            list.append(Handler(action: action, events: events))
            return
        }
        list[index].action = action
        list[index].events.formUnion(events)
    }

    func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        guard let index = list.firstIndex(where: { $0.action.identifier == identifier }) else { return }
        list[index].events.subtract(events)
        if list[index].events.isEmpty { list.remove(at: index) }
    }
}
