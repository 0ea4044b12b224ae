import UIKit

open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt {
        case payAsYouGo, payUpFront, freeTrial
    }

    public enum `Type`: UInt {
        case introductory, subscription
    }

    open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
}

open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProduct: NSObject {
    public enum PeriodUnit: UInt {
        case day, week, month, year
    }

    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var contentVersion: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var discounts: [SKProductDiscount] { [] }
}
