extension KnownFramework {
    /// Requests end with an error, as if the user canceled.
    static let authenticationServices = KnownFramework(
        name: "AuthenticationServices",
        prefixes: ["ASAuthorization", "ASWeb", "ASPassword", "ASCredential", "ASPresentation"], imports: [],
        text: #"""
            typealias ASPresentationAnchor = UIWindow
            let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
            struct ASAuthorizationError: Error {
                enum Code: Int { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential }
                let code: Code
                init(_ code: Code) { self.code = code }
                static let canceled = Code.canceled
                static let unknown = Code.unknown
                static let failed = Code.failed
                static let invalidResponse = Code.invalidResponse
                static let notHandled = Code.notHandled
            }
            protocol ASAuthorizationCredential: AnyObject {}
            protocol ASAuthorizationProvider: AnyObject {}
            class ASAuthorization: NSObject {
                struct Scope: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    init(_ rawValue: String) { self.rawValue = rawValue }
                    static let fullName = Scope(rawValue: "full_name")
                    static let email = Scope(rawValue: "email")
                }
                var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
                var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
            }
            class ASAuthorizationRequest: NSObject { var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() } }
            class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
                var requestedScopes: [ASAuthorization.Scope]?
                var state: String?
                var nonce: String?
            }
            class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest { var user: String? }
            class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
            class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
                enum CredentialState: Int { case revoked, authorized, notFound, transferred }
                static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
                func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
                func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void)
                func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
            }
            class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
                func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
            }
            enum ASUserDetectionStatus: Int { case unsupported, unknown, likelyReal }
            class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
                var user: String { "" }
                var state: String? { nil }
                var authorizedScopes: [ASAuthorization.Scope] { [] }
                var authorizationCode: Data? { nil }
                var identityToken: Data? { nil }
                var email: String? { nil }
                var fullName: PersonNameComponents? { nil }
                var realUserStatus: ASUserDetectionStatus { .unsupported }
            }
            class ASPasswordCredential: NSObject, ASAuthorizationCredential {
                let user: String
                let password: String
                init(user: String, password: String) { self.user = user; self.password = password; super.init() }
            }
            @preconcurrency @MainActor protocol ASAuthorizationControllerDelegate: AnyObject {
                optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
                optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
            }
            @preconcurrency @MainActor protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
                func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
            }
            @preconcurrency @MainActor class ASAuthorizationController: NSObject {
                let authorizationRequests: [ASAuthorizationRequest]
                weak var delegate: (any ASAuthorizationControllerDelegate)?
                weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
                init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests; super.init() }
                func performRequests() {
                    notReal("ASAuthorizationController.performRequests()")
                    DispatchQueue.main.async { self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled)) }
                }
                func performAutoFillAssistedRequests()
                func cancel()
            }
            class ASAuthorizationAppleIDButton: UIControl {
                enum ButtonType: Int {
                    case signIn, `continue`, signUp
                    static var `default`: ButtonType { .signIn }
                }
                enum Style: Int { case white, whiteOutline, black }
                var cornerRadius: CGFloat = 6
                convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
                convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
                    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
                    let label = UILabel(frame: bounds)
                    label.text = type == .continue ? "Continue with Apple" : type == .signUp ? "Sign up with Apple" : "Sign in with Apple"
                    label.textAlignment = .center
                    label.textColor = style == .black ? .white : .black
                    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    addSubview(label)
                    backgroundColor = style == .black ? .black : .white
                    layer.cornerRadius = cornerRadius
                }
                override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
            }
            struct ASWebAuthenticationSessionError: Error {
                enum Code: Int { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
                let code: Code
                init(_ code: Code) { self.code = code }
                static let canceledLogin = Code.canceledLogin
            }
            @preconcurrency @MainActor protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
                func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
            }
            class ASWebAuthenticationSession: NSObject {
                typealias CompletionHandler = (URL?, (any Error)?) -> Void
                var prefersEphemeralWebBrowserSession = false
                weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
                private let completion: CompletionHandler
                var canStart: Bool { true }
                init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler; super.init() }
                @discardableResult func start() -> Bool {
                    notReal("ASWebAuthenticationSession.start()")
                    DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
                    return true
                }
                func cancel() {}
            }
            class ASCredentialServiceIdentifier: NSObject { var identifier: String { "" } }
            class ASPasswordCredentialIdentity: NSObject {
                let user: String
                init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) { self.user = user; super.init() }
            }
            """#)
}
