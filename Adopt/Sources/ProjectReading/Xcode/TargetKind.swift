import AdoptModel

extension SourceTarget.Kind {
    /// What a target of this product type is, built for the system of these settings.
    init(productType: String, settings: BuildSettings) {
        switch productType {
        case "com.apple.product-type.application" where Self.isForPhones(settings): self = .app
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            self = Self.isForPhones(settings) ? .library : .other
        case "com.apple.product-type.bundle.unit-test":
            self = Self.isForPhones(settings) ? .unitTests : .other
        case "com.apple.product-type.bundle.ui-testing":
            self = Self.isForPhones(settings) ? .interfaceTests : .other
        default: self = .other
        }
    }

    private static func isForPhones(_ settings: BuildSettings) -> Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"]
        if platforms.contains("iphone") { return true }
        let system = settings["SDKROOT"].lowercased()
        return !["macosx", "watch", "appletv", "driverkit", "xros"].contains { system.hasPrefix($0) }
    }
}
