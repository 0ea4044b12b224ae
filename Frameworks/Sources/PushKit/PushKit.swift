// No push arrives, and no token is issued.

@_exported import UIKit

public struct PKPushType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voIP = PKPushType(rawValue: "PushKitVoIP")
    public static let fileProvider = PKPushType(rawValue: "PushKitFileProvider")
}

open class PKPushCredentials: NSObject {
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}

open class PKPushPayload: NSObject {
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

@preconcurrency public protocol PKPushRegistryDelegate: AnyObject {
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {}
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

open class PKPushRegistry: NSObject {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?
    public init(queue: DispatchQueue?) { super.init() }
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
