import NeutralValues
import UIKit

public enum VerificationResult<SignedType> {
    case unverified(SignedType, any Error)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
}

public struct Transaction: Hashable, Identifiable {
    public let id: UInt64
    public let productID: String
    public init(id: UInt64, productID: String) { self.id = id; self.productID = productID }
    public var originalID: UInt64 { id }
    public var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
    public var expirationDate: Date? { nil }
    public var revocationDate: Date? { nil }
    public var isUpgraded: Bool { false }
    public var productType: Product.ProductType { .consumable }
    public func finish() async {}
    public static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
    public static var all: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }

    public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
        AsyncStream { $0.finish() }
    }

    public static var unfinished: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public struct Product: Hashable, Identifiable {
    public struct ProductType: Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public enum PurchaseResult {
        case success(VerificationResult<Transaction>), userCancelled, pending
    }

    public struct PurchaseOption: Hashable {
        public init() {}
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }

    public let id: String
    public init(id: String) { self.id = id }
    public var type: ProductType { .consumable }
    public var displayName: String { "" }
    public var description: String { "" }
    public var price: Decimal { 0 }
    public var displayPrice: String { "" }

    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
        -> [Product] where Identifiers.Element == String
    { notReal(); return [] }

    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        notReal()
        return .userCancelled
    }
}
