/// The result of a load, delivered on the main thread in a later turn.
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

    /// Returns the progress of the load, which the app may cancel.
    func follow(_ inner: Progress?) -> Progress {
        inner ?? progress
    }

    /// Ends the load. The app may call it on any thread.
    func end(_ value: Any?, _ error: (any Error)?) {
        guard !MainThread.isCurrent else { return MainThread.isolated(value) { deliver($0, error) } }
        let value = UncheckedSendable(value)
        Task { @MainActor in self.deliver(value.value, error) }
    }

    @MainActor
    private func deliver(_ value: Any?, _ error: (any Error)?) {
        RunningApp.current.nextTurn("answer of an item provider") { [self] in
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

/// The loads of a drop's items. The drop has ended when all loads have ended.
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

    /// Calls the closure when no load is running anymore, possibly immediately.
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
