/// A token that removes a handler. Ignore it for a handler that stays as long as the window.
@MainActor
public struct HandlerToken {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    /// Removes the handler. A second call has no effect.
    public func remove() { body() }
}
