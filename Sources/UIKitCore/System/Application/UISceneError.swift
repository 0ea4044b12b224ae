/// Why a request about scenes has failed. iOS 13. Follows Apple's page "UISceneError".
public struct UISceneError: Error, CustomNSError, Hashable, @unchecked Sendable {
    /// What has failed.
    public let code: Code
    /// What else is known of it.
    public let userInfo: [String: Any]

    /// Creates an error of a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// ``UISceneErrorDomain``.
    public static var errorDomain: String { UISceneErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The same as ``userInfo``.
    public var errorUserInfo: [String: Any] { userInfo }

    /// Whether code and information are the same.
    public static func == (one: UISceneError, other: UISceneError) -> Bool {
        one.code == other.code
            && NSDictionary(dictionary: one.userInfo) == NSDictionary(dictionary: other.userInfo)
    }

    /// Equal errors have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The app, or the device, has one scene only.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system does not do it.
    public static var requestDenied: Code { .requestDenied }
    /// The device's scenes have no such geometry. iOS 16.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// Neither the app nor its page wants the geometry. iOS 16.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    /// What has failed. Follows Apple's page "UISceneError.Code".
    public enum Code: Int, Sendable {
        /// The app, or the device, has one scene only.
        case multipleScenesNotSupported = 0
        /// The system does not do it.
        case requestDenied = 1
        /// The device's scenes have no such geometry. iOS 16.
        case geometryRequestUnsupported = 100
        /// Neither the app nor its page wants the geometry. iOS 16.
        case geometryRequestDenied = 101

        /// Whether an error has the code: what `catch UISceneError.requestDenied` asks.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as NSError).domain == UISceneErrorDomain && (error as NSError).code == match.rawValue
        }
    }
}

/// The domain of the errors of scenes. iOS 15. Follows Apple's page "UISceneErrorDomain".
public let UISceneErrorDomain: String = "UISceneErrorDomain"
