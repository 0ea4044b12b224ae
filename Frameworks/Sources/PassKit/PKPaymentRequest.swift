import UIKit

public struct PKPaymentNetwork: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
}

public struct PKMerchantCapability: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var capability3DS: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
    public static var threeDSecure: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
    public static var capabilityEMV: PKMerchantCapability { PKMerchantCapability(rawValue: 2) }
    public static var capabilityCredit: PKMerchantCapability { PKMerchantCapability(rawValue: 4) }
    public static var capabilityDebit: PKMerchantCapability { PKMerchantCapability(rawValue: 8) }
}

public struct PKContactField: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let postalAddress = PKContactField(rawValue: "post")
}

public enum PKPaymentSummaryItemType: UInt {
    case final, pending
}

public enum PKPaymentAuthorizationStatus: Int {
    case success, failure
}

public enum PKPaymentButtonType: Int {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe
}

public enum PKPaymentButtonStyle: Int {
    case white, whiteOutline, black, automatic
}

open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type = PKPaymentSummaryItemType.final

    public init(label: String, amount: NSDecimalNumber) {
        self.label = label
        self.amount = amount
        super.init()
    }

    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init(label: label, amount: amount)
        self.type = type
    }
}

open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
}

open class PKContact: NSObject {
    open var name: PersonNameComponents?
    open var emailAddress: String?
}

open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var shippingMethods: [PKShippingMethod]?
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

open class PKPaymentToken: NSObject {
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        super.init()
    }
}
