import UIKit

public enum SKPaymentTransactionState: Int {
    case purchasing, purchased, failed, restored, deferred
}

public enum SKDownloadState: Int {
    case waiting, active, paused, finished, failed, cancelled
}

open class SKDownload: NSObject {
    open var state: SKDownloadState { .waiting }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var progress: Float { 0 }
}

open class SKPaymentTransaction: NSObject {
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var payment: SKPayment { SKPayment() }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .purchasing }
    open var downloads: [SKDownload] { [] }
}

open class SKStorefront: NSObject {
    open var countryCode: String { "USA" }
    open var identifier: String { "" }
}
