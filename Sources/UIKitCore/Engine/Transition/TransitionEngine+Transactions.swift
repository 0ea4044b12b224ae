// An animated change of pages belongs to the transaction in which it was asked for, though it begins later. It ends with
// its callbacks and completions: no public source places the block of a push among them.
extension TransitionEngine {
    /// Called where somebody waits for what is added now.
    func join(_ request: any TransitionRequest) {
        guard request.mayAnimate, let group = OpenTransactions.join() else { return }
        members.add(request, to: group)
    }

    /// Starts a request that was asked for in a transaction. What does not become an animation is waited for no longer.
    func startJoined(_ request: any TransitionRequest) {
        let start = StartingRequest(request, members.take(request))
        starting.append(start)
        request.start()
        starting.removeLast()
        for group in start.groups { group.leave() }
    }

    /// Hands the groups of a request on to its transition; where several transitions are one change, to its last.
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
