// The trace of a view controller. Without a recorder it costs one comparison.
extension UIViewController {
    /// Sends a callback of the runtime, recorded before the call.
    @inline(__always)
    package func deliver(
        _ callback: Callback, animated: Bool? = nil, about other: UIViewController? = nil, _ call: () -> Void
    ) {
        let isTraced = !TraceRecorder.link.isEmpty
        if isTraced { noteDelivery(of: callback, animated: animated, about: other) }
        call()
        if isTraced { TraceRecorder.link.with { $0.endDelivery() } }
    }

    // Not inlined, so that the code path without a trace stays short.
    @inline(never)
    private func noteDelivery(of callback: Callback, animated: Bool?, about other: UIViewController?) {
        TraceRecorder.link.with {
            $0.beginDelivery(of: callback, animated: animated, about: other, to: self)
        }
    }

    /// Records a callback that an app sends directly, as tests often do.
    @inline(__always)
    func noteDirectCall(
        _ callback: Callback, animated: Bool? = nil, about other: UIViewController? = nil
    ) {
        TraceRecorder.link.with {
            $0.addUnlessDelivered(callback, animated: animated, about: other, of: self)
        }
    }

    package func sendWillMove(to parent: UIViewController?) {
        deliver(.willMoveToParent, about: parent) { willMove(toParent: parent) }
    }

    package func sendDidMove(to parent: UIViewController?) {
        deliver(.didMoveToParent, about: parent) { didMove(toParent: parent) }
    }
}
