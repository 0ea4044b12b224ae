/// An error of a document browser. iOS 11. Follows Apple's page "UIDocumentBrowserError".
public struct UIDocumentBrowserError: Error, CustomNSError, Hashable, @unchecked Sendable {
    /// The error code.
    public let code: Code
    /// Additional information about the error.
    public let userInfo: [String: Any]

    /// Creates an error from a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The domain: ``UIDocumentBrowserErrorDomain``.
    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The value of ``userInfo``.
    public var errorUserInfo: [String: Any] { userInfo }

    /// Compares codes and information.
    public static func == (one: UIDocumentBrowserError, other: UIDocumentBrowserError) -> Bool {
        one.code == other.code
            && NSDictionary(dictionary: one.userInfo) == NSDictionary(dictionary: other.userInfo)
    }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// An error without a known cause.
    public static var generic: Code { .generic }
    /// No location is available for the document. iOS 12.
    public static var noLocationAvailable: Code { .noLocationAvailable }

    /// The code of an error. Follows Apple's page "UIDocumentBrowserError.Code".
    public enum Code: Int, Sendable {
        /// An error without a known cause.
        case generic = 1
        /// No location is available for the document. iOS 12.
        case noLocationAvailable = 2

        /// Whether an error has a code, as in `catch UIDocumentBrowserError.generic`.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as NSError).domain == UIDocumentBrowserErrorDomain
                && (error as NSError).code == match.rawValue
        }
    }
}

/// The domain of document browser errors. iOS 11. Follows Apple's page "UIDocumentBrowserErrorDomain".
public let UIDocumentBrowserErrorDomain: String = "UIDocumentBrowserErrorDomain"
