/// The animations that a completion block waits for.
///
/// It is open for animations until its transaction is committed or gets another block. The block is called when it is
/// closed and every animation has ended. The group of a nested transaction is one of those the outer group waits for.
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

    /// An animation is added.
    package func enter() {
        count += 1
    }

    /// An animation has ended, or has been removed.
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

/// The open transactions of the main thread, as what adds animations asks for them.
package enum OpenTransactions {
    /// The innermost group that waits for what is added now; `nil` where nobody waits.
    @exclusivity(unchecked) nonisolated(unsafe) static var group: CompletionGroup?

    // Asked at every change of pages, and in every turn: a function, for another module checks each access to a variable.
    package static var isWaitedFor: Bool { group != nil }

    /// Counts an animation that begins now, where somebody waits for it. Whoever holds the group leaves it at its end.
    package static func join() -> CompletionGroup? {
        guard let group else { return nil }
        group.enter()
        return group
    }

    @exclusivity(unchecked) nonisolated(unsafe) static var isImplicitAlone = false

    /// Whether the implicit transaction is the only one that is open: the end of the turn commits it.
    package static var endsWithTurn: Bool { isImplicitAlone }

    /// The end of a turn.
    package static func commitImplicit() {
        TransactionStack.main.commitImplicit()
    }

    /// Forgets every transaction that is open: another app runs now.
    package static func discard() {
        TransactionStack.main.discard()
    }
}
