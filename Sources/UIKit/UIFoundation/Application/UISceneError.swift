/// The error of a scene request. iOS 13. Follows Apple's page "UISceneError".
public struct UISceneError: Error, CustomNSError, Hashable, @unchecked Sendable {
    /// The error code.
    public let code: Code
    /// Additional information about the error.
    public let userInfo: [String: Any]

    /// Creates an error with a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// ``UISceneErrorDomain``.
    public static var errorDomain: String { UISceneErrorDomain }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The same as ``userInfo``.
    public var errorUserInfo: [String: Any] { userInfo }

    /// Whether two errors have the same code and information.
    public static func == (one: UISceneError, other: UISceneError) -> Bool {
        one.code == other.code
            && NSDictionary(dictionary: one.userInfo) == NSDictionary(dictionary: other.userInfo)
    }

    /// Equal errors have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The app or the device supports only one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system denied the request.
    public static var requestDenied: Code { .requestDenied }
    /// Scenes on the device don't support the geometry. iOS 16.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// Neither the app nor its view controller supports the geometry. iOS 16.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    /// The error codes. Follows Apple's page "UISceneError.Code".
    public enum Code: Int, Sendable {
        /// The app or the device supports only one scene.
        case multipleScenesNotSupported = 0
        /// The system denied the request.
        case requestDenied = 1
        /// Scenes on the device don't support the geometry. iOS 16.
        case geometryRequestUnsupported = 100
        /// Neither the app nor its view controller supports the geometry. iOS 16.
        case geometryRequestDenied = 101

        /// Whether an error has the code. Used by `catch UISceneError.requestDenied`.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as NSError).domain == UISceneErrorDomain && (error as NSError).code == match.rawValue
        }
    }
}

/// The error domain of scenes. iOS 15. Follows Apple's page "UISceneErrorDomain".
public let UISceneErrorDomain: String = "UISceneErrorDomain"
