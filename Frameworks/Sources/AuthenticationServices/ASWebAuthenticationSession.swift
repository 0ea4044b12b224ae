import NeutralValues
import UIKit

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }

    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static let canceledLogin = Code.canceledLogin
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open var prefersEphemeralWebBrowserSession = false
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    private let completion: CompletionHandler
    open var canStart: Bool { true }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }

    @discardableResult open func start() -> Bool {
        notReal()
        DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }

    open func cancel() {}
}

open class ASCredentialServiceIdentifier: NSObject {
    open var identifier: String { "" }
}

open class ASPasswordCredentialIdentity: NSObject {
    public let user: String

    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        self.user = user
        super.init()
    }
}
