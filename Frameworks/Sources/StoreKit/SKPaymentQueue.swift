import NeutralValues
import UIKit

@preconcurrency public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])

    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)

    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}

    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}

    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { return false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}

    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}

@preconcurrency public protocol SKPaymentQueueDelegate: AnyObject {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { return false }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { return false }
}

open class SKPaymentQueue: NSObject {
    private static let one = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { one }
    open class func canMakePayments() -> Bool { false }
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var transactions: [SKPaymentTransaction] { [] }
    open var transactionObservers: [any SKPaymentTransactionObserver] { [] }
    open var storefront: SKStorefront? { nil }
    open func add(_ payment: SKPayment) { notReal() }
    open func add(_ observer: any SKPaymentTransactionObserver) { notReal() }
    open func remove(_ observer: any SKPaymentTransactionObserver) { notReal() }
    open func restoreCompletedTransactions() { notReal() }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { notReal() }
    open func finishTransaction(_ transaction: SKPaymentTransaction) { notReal() }
    open func start(_ downloads: [SKDownload]) { notReal() }
    open func pause(_ downloads: [SKDownload]) { notReal() }
    open func presentCodeRedemptionSheet() { notReal() }
}
