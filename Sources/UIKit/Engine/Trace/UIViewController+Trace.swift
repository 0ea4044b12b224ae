// What the trace hears of a controller. Without a recorder it costs one comparison.
extension UIViewController {
    /// Sends a callback of the runtime's, written down before the call.
    @inline(__always)
    func deliver(
        _ callback: Callback, animated: Bool? = nil, about other: UIViewController? = nil, _ call: () -> Void
    ) {
        if TraceRecorder.link.isEmpty { return call() }
        TraceRecorder.link.with {
            $0.beginDelivery(of: callback, animated: animated, about: other, to: self)
        }
        call()
        TraceRecorder.link.with { $0.endDelivery() }
    }

    /// Writes a callback down that an app sends by itself, as tests often do.
    @inline(__always)
    func noteDirectCall(
        _ callback: Callback, animated: Bool? = nil, about other: UIViewController? = nil
    ) {
        TraceRecorder.link.with {
            $0.addUnlessDelivered(callback, animated: animated, about: other, of: self)
        }
    }

    func sendWillMove(to parent: UIViewController?) {
        deliver(.willMoveToParent, about: parent) { willMove(toParent: parent) }
    }

    func sendDidMove(to parent: UIViewController?) {
        deliver(.didMoveToParent, about: parent) { didMove(toParent: parent) }
    }
}
