/// Removes a handler. Ignore it for a handler that stays as long as the window does.
@MainActor
public struct HandlerToken {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    /// Removes the handler: it is not called any more. A second call does nothing.
    public func remove() { body() }
}
