/// The changes of pages that were asked for inside transactions, each with the groups that wait for its end.
@MainActor
struct TransactionMembers {
    private var members: [(change: AnyObject, group: CompletionGroup)] = []

    /// Asked at every change.
    private(set) var isEmpty = true

    mutating func add(_ change: AnyObject, to group: CompletionGroup) {
        members.append((change, group))
        isEmpty = false
    }

    /// The groups of a change, which are the caller's to leave from now on.
    mutating func take(_ change: AnyObject) -> [CompletionGroup] {
        let groups = members.filter { $0.change === change }.map(\.group)
        members.removeAll { $0.change === change }
        isEmpty = members.isEmpty
        return groups
    }
}

/// A request that is being started, with the groups that wait for the transition that it begins.
final class StartingRequest {
    let request: any TransitionRequest
    var groups: [CompletionGroup]

    init(_ request: any TransitionRequest, _ groups: [CompletionGroup]) {
        self.request = request
        self.groups = groups
    }
}
