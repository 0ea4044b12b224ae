import NeutralValues
import UIKit

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}

    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        notReal()
        DispatchQueue.main.async {
            self.delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }

    open func performAutoFillAssistedRequests() { notReal() }
    open func cancel() { notReal() }
}

open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
    }

    public enum Style: Int {
        case white, whiteOutline, black
    }

    open var cornerRadius: CGFloat = 6

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let label = UILabel(frame: bounds)
        label.text =
            type == .continue
            ? "Continue with Apple" : type == .signUp ? "Sign up with Apple" : "Sign in with Apple"
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
