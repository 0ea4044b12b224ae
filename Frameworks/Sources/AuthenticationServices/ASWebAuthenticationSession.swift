import NeutralValues
import UIKit

public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
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
