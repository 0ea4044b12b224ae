import NeutralValues
import UIKit

public typealias ASPresentationAnchor = UIWindow
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

public struct ASAuthorizationError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive,
            matchedExcludedCredential
    }

    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static let canceled = Code.canceled
    public static let unknown = Code.unknown
    public static let failed = Code.failed
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
}

public protocol ASAuthorizationCredential: AnyObject {}

public protocol ASAuthorizationProvider: AnyObject {}

open class ASAuthorization: NSObject {
    public struct Scope: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
    open var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
}

open class ASAuthorizationRequest: NSObject {
    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int {
        case revoked, authorized, notFound, transferred
    }

    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { notReal() }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

public enum ASUserDetectionStatus: Int {
    case unsupported, unknown, likelyReal
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) { self.user = user; self.password = password; super.init() }
}
