extension KnownFramework {
    static let adSupport = KnownFramework(
        name: "AdSupport", prefixes: ["ASIdentifier"], imports: [],
        text: """
            class ASIdentifierManager: NSObject {
                private static let one = ASIdentifierManager()
                class func shared() -> ASIdentifierManager { one }
                var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
                var isAdvertisingTrackingEnabled: Bool { false }
            }
            """)
}
