/// Declares the parts of an app that can be restricted during Guided Access. The app's delegate conforms to it. iOS 7.
///
/// Follows Apple's page "UIGuidedAccessRestrictionDelegate".
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The identifiers of the restrictions. Follows Apple's page "guidedAccessRestrictionIdentifiers".
    var guidedAccessRestrictionIdentifiers: [String]? { get }

    /// Called when the user has changed a restriction. Follows Apple's page "guidedAccessRestriction(withIdentifier:didChange:)".
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)

    /// Returns the title of a restriction. Follows Apple's page "textForGuidedAccessRestriction(withIdentifier:)".
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?

    /// Returns the description of a restriction. Optional. Follows Apple's page "detailTextForGuidedAccessRestriction(withIdentifier:)".
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

// Apple's member is optional.
extension UIGuidedAccessRestrictionDelegate {
    /// Returns `nil`.
    public func detailTextForGuidedAccessRestriction(
        withIdentifier restrictionIdentifier: String
    ) -> String? { nil }
}

/// Settings that an app can change in Single App mode. iOS 12.2. Follows Apple's page "UIGuidedAccessAccessibilityFeature".
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates settings from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let voiceOver = Self(rawValue: 1 << 0)
    /// Zoom.
    public static let zoom = Self(rawValue: 1 << 1)
    /// AssistiveTouch.
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    /// Inverted colors.
    public static let invertColors = Self(rawValue: 1 << 3)
    /// Grayscale.
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// The state of a restriction during Guided Access. iOS 7. Follows Apple's page "UIAccessibility.GuidedAccessRestrictionState".
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// The user may use the restricted part.
        case allow = 0
        /// The user may not use the restricted part.
        case deny = 1
    }

    /// The error of a setting that can't be changed. iOS 12.2. Follows Apple's page "UIAccessibility.GuidedAccessError".
    public struct GuidedAccessError: CustomNSError, Hashable, @unchecked Sendable {
        /// The error codes. Follows Apple's page "UIAccessibility.GuidedAccessError.Code".
        public enum Code: Int, Sendable {
            /// The app doesn't have permission, because it isn't in Single App mode.
            case permissionDenied = 0
            /// The change failed.
            case failed = 1

            /// Whether an error has this code.
            public static func ~= (match: Self, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == match
            }
        }

        /// The error code.
        public let code: Code
        /// Additional information about the error.
        public let userInfo: [String: Any]

        /// Creates an error with a code.
        public init(_ code: Code, userInfo: [String: Any] = [:]) {
            self.code = code
            self.userInfo = userInfo
        }

        /// The app doesn't have permission, because it isn't in Single App mode.
        public static var permissionDenied: Code { .permissionDenied }
        /// The change failed.
        public static var failed: Code { .failed }

        /// The domain of these errors.
        public static var errorDomain: String { UIAccessibility.guidedAccessErrorDomain }
        /// The raw value of the code.
        public var errorCode: Int { code.rawValue }
        /// Additional information about the error.
        public var errorUserInfo: [String: Any] { userInfo }

        /// Whether two errors have the same code.
        public static func == (a: Self, b: Self) -> Bool { a.code == b.code }

        /// Hashes the code.
        public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }

    /// The domain of the errors of ``configureForGuidedAccess(features:enabled:completionHandler:)``. iOS 12.2. Follows Apple's page
    /// "guidedAccessErrorDomain".
    public static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

    /// Returns the state of a restriction of the app's delegate. iOS 7. Follows Apple's page
    /// "guidedAccessRestrictionState(forIdentifier:)".
    @preconcurrency @MainActor
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> UIAccessibility.GuidedAccessRestrictionState {
        Runtime.current.guidedAccess.state(of: restrictionIdentifier)
    }

    /// Requests to enter or leave Single App mode. It succeeds only on a supervised device that allows the app to do so. The handler is
    /// called in a later turn of the run loop. iOS 7.
    ///
    /// Follows Apple's page "requestGuidedAccessSession(enabled:completionHandler:)".
    @preconcurrency @MainActor
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) {
        let (guidedAccess, accessibility) = (Runtime.current.guidedAccess, Runtime.current.accessibility)
        Runtime.loop.nextTurn("Guided Access") {
            completionHandler(guidedAccess.requestSession(enable, of: accessibility))
        }
    }

    /// Enables or disables settings while the app is in Single App mode at its own request. The handler is called in a later turn of the
    /// run loop, with an error if the app doesn't have permission. iOS 12.2.
    ///
    /// Follows Apple's page "configureForGuidedAccess(features:enabled:completionHandler:)".
    @preconcurrency @MainActor
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        let (guidedAccess, accessibility) = (Runtime.current.guidedAccess, Runtime.current.accessibility)
        Runtime.loop.nextTurn("Guided Access") {
            let error = guidedAccess.configure(features, enabled, of: accessibility)
            completion(error == nil, error)
        }
    }
}
