extension KnownFramework {
    static let pushKit = KnownFramework(
        name: "PushKit", prefixes: ["PK"], imports: [],
        text: """
            struct PKPushType: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let voIP = PKPushType(rawValue: "PushKitVoIP")
                static let fileProvider = PKPushType(rawValue: "PushKitFileProvider")
            }
            class PKPushCredentials: NSObject {
                var type: PKPushType { .voIP }
                var token: Data { Data() }
            }
            class PKPushPayload: NSObject {
                var type: PKPushType { .voIP }
                var dictionaryPayload: [AnyHashable: Any] { [:] }
            }
            @preconcurrency protocol PKPushRegistryDelegate: AnyObject {
                func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
                optional func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
                optional func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
            }
            class PKPushRegistry: NSObject {
                weak var delegate: (any PKPushRegistryDelegate)?
                var desiredPushTypes: Set<PKPushType>?
                init(queue: DispatchQueue?) { super.init() }
                func pushToken(for type: PKPushType) -> Data? { nil }
            }
            """)
}
