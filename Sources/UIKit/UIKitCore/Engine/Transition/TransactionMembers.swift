/// The changes of view controllers that were requested inside transactions, each with the groups that wait for its
/// end.
@MainActor
struct TransactionMembers {
    private var members: [(change: AnyObject, group: CompletionGroup)] = []

    /// Read at every change.
    private(set) var isEmpty = true

    mutating func add(_ change: AnyObject, to group: CompletionGroup) {
        members.append((change, group))
        isEmpty = false
    }

    /// Removes and returns the groups of a change. The caller must leave them.
    mutating func take(_ change: AnyObject) -> [CompletionGroup] {
        let groups = members.filter { $0.change === change }.map(\.group)
        members.removeAll { $0.change === change }
        isEmpty = members.isEmpty
        return groups
    }
}

/// A request that is starting, with the groups that wait for its transition.
final class StartingRequest {
    let request: any TransitionRequest
    var groups: [CompletionGroup]

    init(_ request: any TransitionRequest, _ groups: [CompletionGroup]) {
        self.request = request
        self.groups = groups
    }
}
