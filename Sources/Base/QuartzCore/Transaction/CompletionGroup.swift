/// The animations for which a completion block waits.
///
/// The group accepts animations until its transaction is committed or gets another block. The block is called when the
/// group is closed and every animation has ended. The outer group also waits for the group of a nested transaction.
package final class CompletionGroup {
    let block: () -> Void
    private let outer: CompletionGroup?
    private var count = 0
    private var isOpen = true

    init(outer: CompletionGroup?, _ block: @escaping () -> Void) {
        self.block = block
        self.outer = outer
        outer?.enter()
    }

    /// Counts a started animation.
    package func enter() {
        count += 1
    }

    /// Counts an animation that has ended or has been removed.
    package func leave() {
        count -= 1
        endIfOver()
    }

    func close() {
        isOpen = false
        endIfOver()
    }

    private func endIfOver() {
        guard !isOpen, count == 0 else { return }
        CompletionGroup.callOnMainThread(block)
        outer?.leave()
    }

    private static func callOnMainThread(_ block: @escaping () -> Void) {
        guard !MainThread.isCurrent else { return block() }
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }
}

/// The main thread's open transactions, as seen by code that adds animations.
package enum OpenTransactions {
    /// The innermost group that waits for new animations; `nil` if there is none.
    @exclusivity(unchecked) nonisolated(unsafe) static var group: CompletionGroup?

    // Checked at every page change and in every turn. A function, because another module checks exclusivity at each
    // access to a variable.
    package static var isWaitedFor: Bool { group != nil }

    /// Counts an animation that starts now, if a group waits. The caller leaves the returned group at the
    /// animation's end.
    package static func join() -> CompletionGroup? {
        guard let group else { return nil }
        group.enter()
        return group
    }

    @exclusivity(unchecked) nonisolated(unsafe) static var isImplicitAlone = false

    /// Whether only the implicit transaction is open, which the end of the turn commits.
    package static var endsWithTurn: Bool { isImplicitAlone }

    /// Commits the implicit transaction at the end of a turn.
    package static func commitImplicit() {
        TransactionStack.main.commitImplicit()
    }

    /// Discards all open transactions, for another app.
    package static func discard() {
        TransactionStack.main.discard()
    }
}
