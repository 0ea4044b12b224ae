import UIKit

open class SKPaymentDiscount: NSObject {
    public let identifier: String

    public init(
        identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
    ) { self.identifier = identifier; super.init() }
}

open class SKPayment: NSObject {
    private var identifier = ""
    open var productIdentifier: String { identifier }
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    public convenience init(product: SKProduct) { self.init(); identifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment {
    private var number = 1
    private var user: String?

    open override var quantity: Int {
        get { number }
        set { number = newValue }
    }

    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }

    open var simulatesAskToBuyInSandbox = false
    open var paymentDiscount: SKPaymentDiscount?
}
