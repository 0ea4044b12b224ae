extension KnownFramework {
    /// Payments aren't available: `canMakePayments()` is false.
    static let passKit = KnownFramework(
        name: "PassKit", prefixes: ["PK"], imports: [],
        text: """
            struct PKPaymentNetwork: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let amex = PKPaymentNetwork(rawValue: "AmEx")
                static let discover = PKPaymentNetwork(rawValue: "Discover")
                static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
                static let visa = PKPaymentNetwork(rawValue: "Visa")
                static let maestro = PKPaymentNetwork(rawValue: "Maestro")
                static let JCB = PKPaymentNetwork(rawValue: "JCB")
            }
            struct PKMerchantCapability: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var capability3DS: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
                static var threeDSecure: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
                static var capabilityEMV: PKMerchantCapability { PKMerchantCapability(rawValue: 2) }
                static var capabilityCredit: PKMerchantCapability { PKMerchantCapability(rawValue: 4) }
                static var capabilityDebit: PKMerchantCapability { PKMerchantCapability(rawValue: 8) }
            }
            struct PKContactField: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let emailAddress = PKContactField(rawValue: "email")
                static let name = PKContactField(rawValue: "name")
                static let phoneNumber = PKContactField(rawValue: "phone")
                static let postalAddress = PKContactField(rawValue: "post")
            }
            enum PKPaymentSummaryItemType: UInt { case final, pending }
            enum PKPaymentAuthorizationStatus: Int { case success, failure }
            enum PKPaymentButtonType: Int { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }
            enum PKPaymentButtonStyle: Int { case white, whiteOutline, black, automatic }
            class PKPaymentSummaryItem: NSObject {
                var label: String
                var amount: NSDecimalNumber
                var type = PKPaymentSummaryItemType.final
                init(label: String, amount: NSDecimalNumber) { self.label = label; self.amount = amount; super.init() }
                convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) { self.init(label: label, amount: amount); self.type = type }
            }
            class PKShippingMethod: PKPaymentSummaryItem {
                var identifier: String?
                var detail: String?
            }
            class PKContact: NSObject {
                var name: PersonNameComponents?
                var emailAddress: String?
            }
            class PKPaymentRequest: NSObject {
                var merchantIdentifier = ""
                var countryCode = ""
                var currencyCode = ""
                var supportedNetworks: [PKPaymentNetwork] = []
                var merchantCapabilities: PKMerchantCapability = []
                var paymentSummaryItems: [PKPaymentSummaryItem] = []
                var shippingMethods: [PKShippingMethod]?
                var requiredShippingContactFields: Set<PKContactField> = []
                var requiredBillingContactFields: Set<PKContactField> = []
                var applicationData: Data?
                class func availableNetworks() -> [PKPaymentNetwork] { [] }
            }
            class PKPaymentToken: NSObject {
                var transactionIdentifier: String { "" }
                var paymentData: Data { Data() }
            }
            class PKPayment: NSObject {
                var token: PKPaymentToken { PKPaymentToken() }
                var billingContact: PKContact? { nil }
                var shippingContact: PKContact? { nil }
                var shippingMethod: PKShippingMethod? { nil }
            }
            class PKPaymentAuthorizationResult: NSObject {
                var status: PKPaymentAuthorizationStatus
                init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status; super.init() }
            }
            @preconcurrency @MainActor protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
                func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
                optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
                optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
                optional func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
            }
            class PKPaymentAuthorizationViewController: UIViewController {
                weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
                convenience init?(paymentRequest request: PKPaymentRequest) { self.init(nibName: nil, bundle: nil) }
                class func canMakePayments() -> Bool { false }
                class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
            }
            @preconcurrency protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
                func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
                optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
            }
            class PKPaymentAuthorizationController: NSObject {
                weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
                init(paymentRequest request: PKPaymentRequest) { super.init() }
                class func canMakePayments() -> Bool { false }
                class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
                func present(completion: ((Bool) -> Void)? = nil) { notReal("PKPaymentAuthorizationController.present(completion:)"); DispatchQueue.main.async { completion?(false) } }
                func dismiss(completion: (() -> Void)? = nil) { completion?() }
            }
            class PKPaymentButton: UIButton {
                convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
                    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
                    setTitle("Pay", for: .normal)
                    setTitleColor(style == .black ? .white : .black, for: .normal)
                    backgroundColor = style == .black ? .black : .white
                }
            }
            class PKPass: NSObject {
                init(data: Data) throws { super.init() }
                var passURL: URL? { nil }
                var serialNumber: String { "" }
                var localizedName: String { "" }
            }
            class PKPassLibrary: NSObject {
                class func isPassLibraryAvailable() -> Bool { false }
                func passes() -> [PKPass] { [] }
                func containsPass(_ pass: PKPass) -> Bool { false }
            }
            class PKAddPassesViewController: UIViewController {
                convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
                class func canAddPasses() -> Bool { false }
            }
            """)
}
