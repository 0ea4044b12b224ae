import UIKit

/// What can be wrong with a notification. iOS 10. Follows Apple's page "UNError".
public struct UNError: Error, Hashable, CustomNSError {
    /// What is wrong.
    public let code: Code

    init(_ code: Code) { self.code = code }

    /// `UNErrorDomain`.
    public static var errorDomain: String { UNErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// What is wrong. Follows Apple's page "UNError.Code".
    public enum Code: Int, Sendable {
        /// The user does not let the app notify.
        case notificationsNotAllowed = 1
        /// The attachment's file is not there.
        case attachmentInvalidURL = 100
        /// The trigger never fires.
        case notificationInvalidNoDate = 1400
        /// There is nothing to show, to hear or to count.
        case notificationInvalidNoContent = 1401
    }
}

/// The domain of notifications' errors.
public let UNErrorDomain = "UNErrorDomain"
