/// An answer of an item provider, which is given on the main thread in a later turn.
final class ItemAnswer: @unchecked Sendable {
    private let progress = Progress(totalUnitCount: 1)
    private let handler: (Any?, (any Error)?) -> Void
    private var transfer: ItemTransfer?

    init(_ handler: @escaping (Any?, (any Error)?) -> Void) {
        self.handler = handler
        if MainThread.isCurrent {
            transfer = MainActor.assumeIsolated { ItemTransfer.current }
            transfer?.begin()
        }
    }

    func fail() -> Progress {
        end(nil, ItemProviderError.unavailable)
        return progress
    }

    /// The progress of what is loaded, which the app may cancel.
    func follow(_ inner: Progress?) -> Progress {
        inner ?? progress
    }

    /// What a handler of the app's may call on any thread.
    func end(_ value: Any?, _ error: (any Error)?) {
        nonisolated(unsafe) let value = value
        guard MainThread.isCurrent else {
            Task { @MainActor in self.deliver(value, error) }
            return
        }
        MainActor.assumeIsolated { deliver(value, error) }
    }

    @MainActor
    private func deliver(_ value: Any?, _ error: (any Error)?) {
        Runtime.loop.nextTurn("answer of an item provider") { [self] in
            handler(value, error)
            progress.completedUnitCount = 1
            transfer?.end()
            transfer = nil
        }
    }

    static func isKind(_ object: AnyObject, of aClass: any NSItemProviderReading.Type) -> Bool {
        var current: AnyClass? = type(of: object)
        while let present = current {
            if present == aClass as AnyClass { return true }
            current = _getSuperclass(present)
        }
        return false
    }
}

/// What a drop has asked of its items: it is over when all has been given out.
package final class ItemTransfer: @unchecked Sendable {
    /// The drop that is being performed.
    @MainActor package static var current: ItemTransfer?

    private var pending = 0
    private var onEnd: (@MainActor () -> Void)?

    package init() {}

    func begin() { pending += 1 }

    @MainActor
    func end() {
        pending -= 1
        finish()
    }

    /// Calls back when nothing is awaited any more, perhaps at once.
    @MainActor
    package func whenOver(_ body: @escaping @MainActor () -> Void) {
        onEnd = body
        finish()
    }

    @MainActor
    private func finish() {
        guard pending == 0, let onEnd else { return }
        self.onEnd = nil
        onEnd()
    }
}
