/// A shake of the device, from its beginning to its end or its interruption.
@MainActor
final class Shake {
    private let responder: UIResponder
    private let event = UIEvent(type: .motion, subtype: .motionShake)
    private let onEnd: @MainActor () -> Void
    private var timer: MainLoop.Timer?

    init(to responder: UIResponder, onEnd: @escaping @MainActor () -> Void) {
        self.responder = responder
        self.onEnd = onEnd
    }

    func begin() {
        timer = Runtime.loop.schedule(after: 0.5, "end of a shake") { [self] in
            onEnd()
            responder.motionEnded(event.subtype, with: event)
        }
        responder.motionBegan(event.subtype, with: event)
    }

    /// Cancels the shake if it belongs to the given responder; `nil` means any responder.
    func cancel(of lost: UIResponder? = nil) {
        guard let timer, lost == nil || lost === responder else { return }
        Runtime.loop.cancel(timer)
        onEnd()
        responder.motionCancelled(event.subtype, with: event)
    }
}

extension UIApplication {
    /// Delivers a shake of the device to the first responder of an active app's key window, or to the window.
    package func receiveShake() {
        guard state == .active, shake == nil, let window = keyWindowStorage else { return }
        let shake = Shake(to: window.firstResponder ?? window) { [weak self] in self?.shake = nil }
        self.shake = shake
        shake.begin()
    }
}
