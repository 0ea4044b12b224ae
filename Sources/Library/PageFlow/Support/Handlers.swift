/// The handlers of one kind of event, in the order of registration.
@MainActor
final class Handlers<Handler> {
    /// The handlers with their numbers. A handler that is removed and added again gets another number.
    private(set) var entries: [(id: Int, handler: Handler)] = []
    private var lastID = 0

    var isEmpty: Bool { entries.isEmpty }

    /// A copy of the current handlers: changes during their calls don't affect it.
    var all: [Handler] { entries.map(\.handler) }

    func add(_ handler: Handler) -> HandlerToken {
        lastID += 1
        let id = lastID
        entries.append((id, handler))
        return HandlerToken { [weak self] in self?.entries.removeAll { $0.id == id } }
    }
}
