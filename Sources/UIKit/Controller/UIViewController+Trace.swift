// What the trace hears of a controller. Without a recorder it costs one comparison.
extension UIViewController {
    /// Sends a callback of the runtime's, written down before the call.
    @inline(__always)
    func deliver(_ callback: @autoclosure () -> Callback, animated: Bool? = nil, _ call: () -> Void) {
        guard let recorder = TraceRecorder.current else { return call() }
        recorder.beginDelivery(of: callback(), animated: animated, to: self)
        call()
        recorder.endDelivery()
    }

    /// Writes a callback down that an app sends by itself, as tests often do.
    @inline(__always)
    func noteDirectCall(_ callback: Callback, animated: Bool? = nil) {
        TraceRecorder.current?.addUnlessDelivered(callback, animated: animated, of: self)
    }

    func noteDirectMove(_ parent: UIViewController?, _ callback: (String?) -> Callback) {
        guard let recorder = TraceRecorder.current else { return }
        recorder.addUnlessDelivered(callback(parent.map(recorder.name(of:))), animated: nil, of: self)
    }

    func sendWillMove(to parent: UIViewController?) {
        deliver(.willMoveToParent(traceName(parent))) { willMove(toParent: parent) }
    }

    func sendDidMove(to parent: UIViewController?) {
        deliver(.didMoveToParent(traceName(parent))) { didMove(toParent: parent) }
    }

    private func traceName(_ controller: UIViewController?) -> String? {
        controller.flatMap { TraceRecorder.current?.name(of: $0) }
    }
}
