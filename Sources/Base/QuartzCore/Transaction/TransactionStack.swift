/// The open transactions of a thread, the outermost first. Only its thread uses a stack.
final class TransactionStack: @unchecked Sendable {
    private struct Level {
        let isImplicit: Bool
        var values: [String: Any] = [:]
        /// The group of the completion block set at this level.
        var ownGroup: CompletionGroup?
        /// The innermost waiting group: the level's own, or an outer one.
        var group: CompletionGroup?
    }

    private let isMain: Bool
    private var levels: [Level] = [] {
        didSet {
            group = levels.last?.group
            isImplicitAlone = levels.count == 1 && levels[0].isImplicit
        }
    }
    // Every turn reads these two, and a list that calls out while it changes is checked for exclusive access at each reading.
    /// The innermost group that waits for new animations; `nil` if there is none.
    private(set) var group: CompletionGroup?
    /// Whether only the implicit transaction is open.
    private(set) var isImplicitAlone = false
    /// Set by a flush while explicit transactions are open.
    private var flushesAtEnd = false

    private init(isMain: Bool) {
        self.isMain = isMain
    }

    static let main = TransactionStack(isMain: true)

    static var current: TransactionStack {
        if MainThread.isCurrent { return main }
        let key = "QuartzCore.TransactionStack"
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? TransactionStack { return stack }
        let made = TransactionStack(isMain: false)
        dictionary[key] = made
        return made
    }
}

extension TransactionStack {
    func begin() {
        levels.append(Level(isImplicit: false, group: levels.last?.group))
    }

    func commit() {
        guard !levels.isEmpty else {
            let reason = "CATransaction was committed where no current transaction exists."
            guard let host = Media.host else { preconditionFailure(reason) }
            return host.raise(reason)
        }
        closeInnermost()
        guard levels.allSatisfy(\.isImplicit) else { return }
        if flushesAtEnd {
            flush()
        } else if !levels.isEmpty {
            waitForTurn()
        }
    }

    func commitImplicit() {
        if isImplicitAlone { closeInnermost() }
    }

    func flush() {
        guard levels.allSatisfy(\.isImplicit) else { return flushesAtEnd = true }
        flushesAtEnd = false
        if isMain { Media.host?.layOutBeforeCommit() }
        commitImplicit()
    }

    func discard() {
        // The blocks are released after the change, because they may retain an object whose `deinit` animates.
        var old: [Level] = []
        swap(&levels, &old)
        flushesAtEnd = false
    }

    /// Removes the transaction before its block is called.
    private func closeInnermost() {
        levels.removeLast().ownGroup?.close()
    }

    private func ensureOpen() {
        guard levels.isEmpty else { return }
        levels.append(Level(isImplicit: true))
        waitForTurn()
    }

    private func waitForTurn() {
        if isMain, let host = Media.host { return host.implicitTransactionWaits() }
        RunLoop.current.perform { self.commitImplicit() }
    }
}

extension TransactionStack {
    var completionBlock: (() -> Void)? {
        get { levels.last?.ownGroup?.block }
        set {
            ensureOpen()
            let outer = levels.dropLast().last?.group
            let previous = levels[levels.count - 1].ownGroup
            let made = newValue.map { CompletionGroup(outer: outer, $0) }
            levels[levels.count - 1].ownGroup = made
            levels[levels.count - 1].group = made ?? outer
            previous?.close()
        }
    }

    /// Returns the value of the innermost transaction that has one.
    func value(forKey key: String) -> Any? {
        for level in levels.reversed() {
            if let value = level.values[key] { return value }
        }
        return nil
    }

    func setValue(_ value: Any?, forKey key: String) {
        ensureOpen()
        levels[levels.count - 1].values[key] = value
    }
}
