import NeutralValues
import UIKit

@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)

    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)

    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)

    func paymentAuthorizationViewControllerWillAuthorizePayment(
        _ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}

    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) {}

    public func paymentAuthorizationViewControllerWillAuthorizePayment(
        _ controller: PKPaymentAuthorizationViewController
    ) {}
}

open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    public convenience init?(paymentRequest request: PKPaymentRequest) {
        self.init(nibName: nil, bundle: nil)
    }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

@preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    open func present(completion: ((Bool) -> Void)? = nil) {
        notReal(); DispatchQueue.main.async { completion?(false) }
    }

    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

open class PKPaymentButton: UIButton {
    public convenience init(
        paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
    ) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setTitle("Pay", for: .normal)
        setTitleColor(style == .black ? .white : .black, for: .normal)
        backgroundColor = style == .black ? .black : .white
    }
}
