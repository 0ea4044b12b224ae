extension KnownFramework {
    /// The store is empty: requests return no products, and payments aren't possible.
    static let storeKit = KnownFramework(
        name: "StoreKit", prefixes: ["SKStore", "SKProduct", "SKPayment", "SKReceipt", "SKCloud", "SKError"],
        imports: [],
        text: #"""
            let SKErrorDomain = "SKErrorDomain"
            struct SKError: Error, Hashable {
                enum Code: Int { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform }
                static let unknown = Code.unknown
                static let paymentCancelled = Code.paymentCancelled
                static let paymentInvalid = Code.paymentInvalid
                static let paymentNotAllowed = Code.paymentNotAllowed
                static let clientInvalid = Code.clientInvalid
                static let storeProductNotAvailable = Code.storeProductNotAvailable
                static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
                static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
                static let cloudServiceRevoked = Code.cloudServiceRevoked
                let code: Code
                init(_ code: Code) { self.code = code }
                var errorCode: Int { code.rawValue }
            }
            class SKProductDiscount: NSObject {
                enum PaymentMode: UInt { case payAsYouGo, payUpFront, freeTrial }
                enum `Type`: UInt { case introductory, subscription }
                var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
                var priceLocale: Locale { .current }
                var identifier: String? { nil }
                var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
                var numberOfPeriods: Int { 0 }
                var paymentMode: PaymentMode { .payAsYouGo }
            }
            class SKProductSubscriptionPeriod: NSObject {
                var numberOfUnits: Int { 0 }
                var unit: SKProduct.PeriodUnit { .day }
            }
            class SKProduct: NSObject {
                enum PeriodUnit: UInt { case day, week, month, year }
                var localizedDescription: String { "" }
                var localizedTitle: String { "" }
                var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
                var priceLocale: Locale { .current }
                var productIdentifier: String { "" }
                var isDownloadable: Bool { false }
                var isFamilyShareable: Bool { false }
                var contentVersion: String { "" }
                var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
                var introductoryPrice: SKProductDiscount? { nil }
                var subscriptionGroupIdentifier: String? { nil }
                var discounts: [SKProductDiscount] { [] }
            }
            class SKPaymentDiscount: NSObject {
                let identifier: String
                init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) { self.identifier = identifier; super.init() }
            }
            class SKPayment: NSObject {
                private var identifier = ""
                var productIdentifier: String { identifier }
                var quantity: Int { 1 }
                var applicationUsername: String? { nil }
                convenience init(product: SKProduct) { self.init(); identifier = product.productIdentifier }
            }
            class SKMutablePayment: SKPayment {
                private var number = 1
                private var user: String?
                override var quantity: Int { get { number } set { number = newValue } }
                override var applicationUsername: String? { get { user } set { user = newValue } }
                var simulatesAskToBuyInSandbox = false
                var paymentDiscount: SKPaymentDiscount?
            }
            enum SKPaymentTransactionState: Int { case purchasing, purchased, failed, restored, deferred }
            enum SKDownloadState: Int { case waiting, active, paused, finished, failed, cancelled }
            class SKDownload: NSObject {
                var state: SKDownloadState { .waiting }
                var contentIdentifier: String { "" }
                var contentURL: URL? { nil }
                var progress: Float { 0 }
            }
            class SKPaymentTransaction: NSObject {
                var error: (any Error)? { nil }
                var original: SKPaymentTransaction? { nil }
                var payment: SKPayment { SKPayment() }
                var transactionDate: Date? { nil }
                var transactionIdentifier: String? { nil }
                var transactionState: SKPaymentTransactionState { .purchasing }
                var downloads: [SKDownload] { [] }
            }
            class SKStorefront: NSObject {
                var countryCode: String { "USA" }
                var identifier: String { "" }
            }
            @preconcurrency protocol SKPaymentTransactionObserver: AnyObject {
                func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
                optional func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
                optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
                optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
                optional func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
                optional func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
                optional func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
                optional func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
            }
            @preconcurrency protocol SKPaymentQueueDelegate: AnyObject {
                optional func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool
                optional func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
            }
            class SKPaymentQueue: NSObject {
                private static let one = SKPaymentQueue()
                class func `default`() -> SKPaymentQueue { one }
                class func canMakePayments() -> Bool { false }
                weak var delegate: (any SKPaymentQueueDelegate)?
                var transactions: [SKPaymentTransaction] { [] }
                var transactionObservers: [any SKPaymentTransactionObserver] { [] }
                var storefront: SKStorefront? { nil }
                func add(_ payment: SKPayment)
                func add(_ observer: any SKPaymentTransactionObserver)
                func remove(_ observer: any SKPaymentTransactionObserver)
                func restoreCompletedTransactions() { notReal("SKPaymentQueue.restoreCompletedTransactions()") }
                func restoreCompletedTransactions(withApplicationUsername username: String?) { notReal("SKPaymentQueue.restoreCompletedTransactions(withApplicationUsername:)") }
                func finishTransaction(_ transaction: SKPaymentTransaction)
                func start(_ downloads: [SKDownload])
                func pause(_ downloads: [SKDownload])
                func presentCodeRedemptionSheet()
            }
            @preconcurrency protocol SKRequestDelegate: AnyObject {
                optional func requestDidFinish(_ request: SKRequest)
                optional func request(_ request: SKRequest, didFailWithError error: any Error)
            }
            class SKRequest: NSObject {
                weak var requestDelegate: (any SKRequestDelegate)?
                func start() { notReal("SKRequest.start()"); DispatchQueue.main.async { self.requestDelegate?.requestDidFinish(self) } }
                func cancel() {}
            }
            class SKReceiptRefreshRequest: SKRequest {
                weak var delegate: (any SKRequestDelegate)? { didSet { requestDelegate = delegate } }
                convenience init(receiptProperties properties: [String: Any]?) { self.init() }
                var receiptProperties: [String: Any]? { nil }
            }
            class SKProductsResponse: NSObject {
                private(set) var invalidProductIdentifiers: [String] = []
                var products: [SKProduct] { [] }
                func refuse(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
            }
            @preconcurrency protocol SKProductsRequestDelegate: SKRequestDelegate {
                func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
            }
            class SKProductsRequest: SKRequest {
                weak var delegate: (any SKProductsRequestDelegate)?
                private var identifiers: Set<String> = []
                convenience init(productIdentifiers: Set<String>) { self.init(); identifiers = productIdentifiers }
                override func start() {
                    notReal("SKProductsRequest.start()")
                    let response = SKProductsResponse()
                    response.refuse(identifiers)
                    DispatchQueue.main.async {
                        self.delegate?.productsRequest(self, didReceive: response)
                        self.delegate?.requestDidFinish(self)
                    }
                }
            }
            class SKStoreReviewController: NSObject {
                class func requestReview()
                class func requestReview(in windowScene: UIWindowScene)
            }
            let SKStoreProductParameterITunesItemIdentifier = "id"
            let SKStoreProductParameterProductIdentifier = "productIdentifier"
            let SKStoreProductParameterAffiliateToken = "at"
            let SKStoreProductParameterCampaignToken = "ct"
            let SKStoreProductParameterProviderToken = "pt"
            @preconcurrency @MainActor protocol SKStoreProductViewControllerDelegate: AnyObject {
                optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
            }
            class SKStoreProductViewController: UIViewController {
                weak var delegate: (any SKStoreProductViewControllerDelegate)?
                func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil)
            }
            class SKOverlay: NSObject {
                enum Position: Int { case bottom, bottomRaised }
                class Configuration: NSObject {}
                class AppConfiguration: Configuration {
                    convenience init(appIdentifier: String, position: Position) { self.init() }
                }
                convenience init(configuration: Configuration) { self.init() }
                func present(in scene: UIWindowScene)
                class func dismiss(in scene: UIWindowScene)
            }
            enum SKCloudServiceAuthorizationStatus: Int { case notDetermined, denied, restricted, authorized }
            class SKCloudServiceController: NSObject {
                class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }
                class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void)
            }
            class SKAdNetwork: NSObject {
                class func registerAppForAdNetworkAttribution()
                class func updateConversionValue(_ conversionValue: Int)
                class func updatePostbackConversionValue(_ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil)
            }
            enum VerificationResult<SignedType> {
                case unverified(SignedType, any Error)
                case verified(SignedType)
                var payloadValue: SignedType { get throws { switch self { case .verified(let value): return value; case .unverified(_, let error): throw error } } }
            }
            struct Transaction: Hashable, Identifiable {
                let id: UInt64
                let productID: String
                init(id: UInt64, productID: String) { self.id = id; self.productID = productID }
                var originalID: UInt64 { id }
                var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
                var expirationDate: Date? { nil }
                var revocationDate: Date? { nil }
                var isUpgraded: Bool { false }
                var productType: Product.ProductType { .consumable }
                func finish() async {}
                static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
                static var all: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
                static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
                static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
            }
            struct Product: Hashable, Identifiable {
                struct ProductType: Hashable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let consumable = ProductType(rawValue: "Consumable")
                    static let nonConsumable = ProductType(rawValue: "Non-Consumable")
                    static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
                    static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
                }
                enum PurchaseResult { case success(VerificationResult<Transaction>), userCancelled, pending }
                struct PurchaseOption: Hashable {
                    init() {}
                    static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
                    static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
                }
                let id: String
                init(id: String) { self.id = id }
                var type: ProductType { .consumable }
                var displayName: String { "" }
                var description: String { "" }
                var price: Decimal { 0 }
                var displayPrice: String { "" }
                static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { notReal("Product.products(for:)"); return [] }
                func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { notReal("Product.purchase(options:)"); return .userCancelled }
            }
            enum AppStore {
                static var canMakePayments: Bool { false }
                static func sync() async throws { notReal("AppStore.sync()") }
            }
            """#)
}
