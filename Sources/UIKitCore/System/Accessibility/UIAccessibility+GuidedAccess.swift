/// Says which parts of an app can be restricted while Guided Access is on. The app's delegate adopts it. iOS 7.
///
/// Follows Apple's page "UIGuidedAccessRestrictionDelegate".
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The names of the restrictions, one for each. Follows Apple's page "guidedAccessRestrictionIdentifiers".
    var guidedAccessRestrictionIdentifiers: [String]? { get }

    /// Called when the user has changed a restriction. Follows Apple's page "guidedAccessRestriction(withIdentifier:didChange:)".
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)

    /// What the user reads of a restriction. Follows Apple's page "textForGuidedAccessRestriction(withIdentifier:)".
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?

    /// What else the user reads of it. Optional. Follows Apple's page "detailTextForGuidedAccessRestriction(withIdentifier:)".
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

// Apple's member is optional.
extension UIGuidedAccessRestrictionDelegate {
    /// Nothing.
    public func detailTextForGuidedAccessRestriction(
        withIdentifier restrictionIdentifier: String
    ) -> String? { nil }
}

/// Settings that an app can change in Single App mode. iOS 12.2. Follows Apple's page "UIGuidedAccessAccessibilityFeature".
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates settings from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let voiceOver = Self(rawValue: 1 << 0)
    /// Zoom.
    public static let zoom = Self(rawValue: 1 << 1)
    /// AssistiveTouch.
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    /// Inverted colours.
    public static let invertColors = Self(rawValue: 1 << 3)
    /// A screen without colours.
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// Whether the user may do something while Guided Access is on. iOS 7. Follows Apple's page
    /// "UIAccessibility.GuidedAccessRestrictionState".
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// Yes.
        case allow = 0
        /// No.
        case deny = 1
    }

    /// Why a setting cannot be changed. iOS 12.2. Follows Apple's page "UIAccessibility.GuidedAccessError".
    public struct GuidedAccessError: CustomNSError, Hashable, @unchecked Sendable {
        /// The reasons. Follows Apple's page "UIAccessibility.GuidedAccessError.Code".
        public enum Code: Int, Sendable {
            /// The app may not: it is not in Single App mode.
            case permissionDenied = 0
            /// It has failed.
            case failed = 1

            /// Whether an error is of this reason.
            public static func ~= (match: Self, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == match
            }
        }

        /// The reason.
        public let code: Code
        /// What else is known of it.
        public let userInfo: [String: Any]

        /// Creates an error of a reason.
        public init(_ code: Code, userInfo: [String: Any] = [:]) {
            self.code = code
            self.userInfo = userInfo
        }

        /// The app may not: it is not in Single App mode.
        public static var permissionDenied: Code { .permissionDenied }
        /// It has failed.
        public static var failed: Code { .failed }

        /// The domain of these errors.
        public static var errorDomain: String { UIAccessibility.guidedAccessErrorDomain }
        /// The number of the reason.
        public var errorCode: Int { code.rawValue }
        /// What else is known of it.
        public var errorUserInfo: [String: Any] { userInfo }

        /// Whether two errors are of one reason.
        public static func == (a: Self, b: Self) -> Bool { a.code == b.code }

        /// Hashes the reason.
        public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }

    /// The domain of the errors of ``configureForGuidedAccess(features:enabled:completionHandler:)``. iOS 12.2. Follows Apple's page
    /// "guidedAccessErrorDomain".
    public static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

    /// Whether the user may do what a restriction of the app's delegate is about. iOS 7. Follows Apple's page
    /// "guidedAccessRestrictionState(forIdentifier:)".
    @preconcurrency @MainActor
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> UIAccessibility.GuidedAccessRestrictionState {
        Runtime.current.accessibility.guidedAccess.state(of: restrictionIdentifier)
    }

    /// Asks to hold the device in this app, or to let it go. Only a supervised device that lets the app do so agrees. The handler is
    /// called in a later turn of the run loop. iOS 7.
    ///
    /// Follows Apple's page "requestGuidedAccessSession(enabled:completionHandler:)".
    @preconcurrency @MainActor
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) {
        let accessibility = Runtime.current.accessibility
        Runtime.loop.nextTurn("Guided Access") {
            completionHandler(accessibility.guidedAccess.requestSession(enable, of: accessibility))
        }
    }

    /// Switches settings on or off, while the device is held in this app at the app's request. The handler is called in a later turn of
    /// the run loop, with an error where the app may not. iOS 12.2.
    ///
    /// Follows Apple's page "configureForGuidedAccess(features:enabled:completionHandler:)".
    @preconcurrency @MainActor
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        let accessibility = Runtime.current.accessibility
        Runtime.loop.nextTurn("Guided Access") {
            let error = accessibility.guidedAccess.configure(features, enabled, of: accessibility)
            completion(error == nil, error)
        }
    }
}
