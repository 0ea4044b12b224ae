/// Why a document browser has not done something. iOS 11. Follows Apple's page "UIDocumentBrowserError".
public struct UIDocumentBrowserError: Error, CustomNSError, Hashable, @unchecked Sendable {
    /// What has failed.
    public let code: Code
    /// What else is known of it.
    public let userInfo: [String: Any]

    /// Creates an error of a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// ``UIDocumentBrowserErrorDomain``.
    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The same as ``userInfo``.
    public var errorUserInfo: [String: Any] { userInfo }

    /// Whether code and information are the same.
    public static func == (one: UIDocumentBrowserError, other: UIDocumentBrowserError) -> Bool {
        one.code == other.code
            && NSDictionary(dictionary: one.userInfo) == NSDictionary(dictionary: other.userInfo)
    }

    /// Equal errors have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Nothing more is known.
    public static var generic: Code { .generic }
    /// There is no place for the document. iOS 12.
    public static var noLocationAvailable: Code { .noLocationAvailable }

    /// What has failed. Follows Apple's page "UIDocumentBrowserError.Code".
    public enum Code: Int, Sendable {
        /// Nothing more is known.
        case generic = 1
        /// There is no place for the document. iOS 12.
        case noLocationAvailable = 2

        /// Whether an error has the code: what `catch UIDocumentBrowserError.generic` asks.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as NSError).domain == UIDocumentBrowserErrorDomain
                && (error as NSError).code == match.rawValue
        }
    }
}

/// The domain of the errors of document browsers. iOS 11. Follows Apple's page "UIDocumentBrowserErrorDomain".
public let UIDocumentBrowserErrorDomain: String = "UIDocumentBrowserErrorDomain"
