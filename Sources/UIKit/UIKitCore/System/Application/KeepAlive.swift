/// The minimum interval at which a VoIP app can be woken, in seconds. iOS 4, deprecated in iOS 13.
///
/// Follows Apple's page "UIMinimumKeepAliveTimeout".
public let UIMinimumKeepAliveTimeout: TimeInterval = 600

/// Wakes a VoIP app in the background at intervals.
@MainActor
final class KeepAlive {
    private var timer: MainLoop.Timer?

    /// Starts waking the app. Returns `false` for an app without the background mode `voip`, and for too short an
    /// interval.
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
    /// The extension points for other apps in this app. iOS 8. Follows Apple's page
    /// "UIApplication.ExtensionPointIdentifier".
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an identifier from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Custom keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// Whether the app allows custom keyboards.
    package var allowsCustomKeyboards: Bool {
        delegate?.application(self, shouldAllowExtensionPointIdentifier: .keyboard) ?? true
    }
}
