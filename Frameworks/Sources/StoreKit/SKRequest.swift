import NeutralValues
import UIKit

@preconcurrency public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKRequest: NSObject {
    fileprivate weak var requestDelegate: (any SKRequestDelegate)?
    open func start() { notReal(); DispatchQueue.main.async { self.requestDelegate?.requestDidFinish(self) } }
    open func cancel() {}
}

open class SKReceiptRefreshRequest: SKRequest {
    open weak var delegate: (any SKRequestDelegate)? { didSet { requestDelegate = delegate } }
    public convenience init(receiptProperties properties: [String: Any]?) { self.init() }
    open var receiptProperties: [String: Any]? { nil }
}

open class SKProductsResponse: NSObject {
    open fileprivate(set) var invalidProductIdentifiers: [String] = []
    open var products: [SKProduct] { [] }
}

@preconcurrency public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsRequest: SKRequest {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private var identifiers: Set<String> = []
    public convenience init(productIdentifiers: Set<String>) { self.init(); identifiers = productIdentifiers }

    open override func start() {
        notReal()
        let response = SKProductsResponse()
        response.invalidProductIdentifiers = identifiers.sorted()
        DispatchQueue.main.async {
            self.delegate?.productsRequest(self, didReceive: response)
            self.delegate?.requestDidFinish(self)
        }
    }
}
