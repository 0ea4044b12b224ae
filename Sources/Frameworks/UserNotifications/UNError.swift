import UIKit

/// An error of a notification. iOS 10. Follows Apple's page "UNError".
public struct UNError: Error, Hashable, CustomNSError {
    /// The error code.
    public let code: Code

    init(_ code: Code) { self.code = code }

    /// The domain: `UNErrorDomain`.
    public static var errorDomain: String { UNErrorDomain }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    /// The code of an error. Follows Apple's page "UNError.Code".
    public enum Code: Int, Sendable {
        /// The user doesn't allow notifications of the app.
        case notificationsNotAllowed = 1
        /// The attachment's file doesn't exist.
        case attachmentInvalidURL = 100
        /// The trigger never fires.
        case notificationInvalidNoDate = 1400
        /// The content has no text, sound or badge.
        case notificationInvalidNoContent = 1401
    }
}

/// The domain of notification errors.
public let UNErrorDomain = "UNErrorDomain"
