/// The least time after which an app for calls can be woken, in seconds. iOS 4, deprecated in iOS 13.
///
/// Follows Apple's page "UIMinimumKeepAliveTimeout".
public let UIMinimumKeepAliveTimeout: TimeInterval = 600

/// Wakes an app for calls in the background, from time to time.
@MainActor
final class KeepAlive {
    private var timer: MainLoop.Timer?

    /// Whether the app is woken from now on: one with the background mode `voip`, and not too often.
    func start(_ timeout: TimeInterval, _ application: UIApplication, _ handler: (() -> Void)?) -> Bool {
        guard application.info.backgroundModes.contains("voip"), timeout >= UIMinimumKeepAliveTimeout else {
            return false
        }
        stop()
        schedule(timeout, application, handler ?? {})
        return true
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func schedule(
        _ timeout: TimeInterval, _ application: UIApplication, _ handler: @escaping () -> Void
    ) {
        timer = Runtime.loop.schedule(alarmAfter: timeout, "keep-alive handler") {
            [weak self, weak application] in
            guard let self, let application else { return }
            if application.state == .background { handler() }
            schedule(timeout, application, handler)
        }
    }
}

extension UIApplication {
    /// What other apps can bring into this one. iOS 8. Follows Apple's page "UIApplication.ExtensionPointIdentifier".
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// Creates an identifier from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// Whether the app lets the user have keyboards of other apps.
    package var allowsCustomKeyboards: Bool {
        delegate?.application(self, shouldAllowExtensionPointIdentifier: .keyboard) ?? true
    }
}
