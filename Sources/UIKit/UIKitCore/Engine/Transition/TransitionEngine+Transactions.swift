// An animated change of view controllers belongs to the transaction in which it was requested, even if it begins later.
// It ends with its callbacks and completions: no public source defines the order of a push's completion block among
// them.
extension TransitionEngine {
    /// Adds a request to the open completion groups. Called when a group waits for the changes that are made now.
    func join(_ request: any TransitionRequest) {
        guard request.mayAnimate, let group = OpenTransactions.join() else { return }
        members.add(request, to: group)
    }

    /// Starts a request that was made in a transaction. If it starts no animation, the groups stop waiting for it.
    func startJoined(_ request: any TransitionRequest) {
        let start = StartingRequest(request, members.take(request))
        starting.append(start)
        request.start()
        starting.removeLast()
        for group in start.groups { group.leave() }
    }

    /// Moves the groups of a request to its transition; if several transitions are one change, to the last of them.
    func joinTransaction(_ transition: PageTransition) {
        guard transition.isAnimated else { return }
        var groups: [CompletionGroup] = []
        if let start = starting.last, transition.isStarted(by: start.request) {
            swap(&groups, &start.groups)
        }
        for other in running where other !== transition && other.policy === transition.policy {
            groups += members.take(other)
        }
        if let group = OpenTransactions.join() { groups.append(group) }
        for group in groups { members.add(transition, to: group) }
    }

    func leaveTransaction(_ transition: PageTransition) {
        for group in members.take(transition) { group.leave() }
    }
}

extension PageTransition {
    fileprivate func isStarted(by request: any TransitionRequest) -> Bool {
        request === policy || request === container && !(policy is any TransitionRequest)
    }
}
