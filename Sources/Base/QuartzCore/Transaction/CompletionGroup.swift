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
        MainThread.call(block) { $0() }
        outer?.leave()
    }
}

/// The main thread's open transactions, as seen by code that adds animations.
package enum OpenTransactions {
    /// Whether a group waits for new animations.
    package static var isWaitedFor: Bool { TransactionStack.main.group != nil }

    /// Counts an animation that starts now, if a group waits. The caller leaves the returned group at the
    /// animation's end.
    package static func join() -> CompletionGroup? {
        guard let group = TransactionStack.main.group else { return nil }
        group.enter()
        return group
    }

    /// Whether only the implicit transaction is open, which the end of the turn commits.
    package static var endsWithTurn: Bool { TransactionStack.main.isImplicitAlone }

    /// Commits the implicit transaction at the end of a turn.
    package static func commitImplicit() {
        TransactionStack.main.commitImplicit()
    }

    /// Discards all open transactions, for another app.
    package static func discard() {
        TransactionStack.main.discard()
    }
}
