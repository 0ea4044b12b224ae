import AdoptModel
import Foundation

extension SourceTarget.Kind {
    /// The kind of a target with this product type, for the platform of these settings.
    init(productType: String, settings: BuildSettings) {
        self = Self.isForPhones(settings) ? Self.ofPhones(productType) : .other
    }

    /// The kind of a macOS framework or test target that doesn't import AppKit, which is adopted like one for iOS; `nil` for
    /// other targets.
    static func ofMac(productType: String, settings: BuildSettings, sources: [URL]) -> SourceTarget.Kind? {
        let kind = ofPhones(productType)
        guard settings["SDKROOT"].lowercased().hasPrefix("macosx"), kind == .library || kind == .unitTests,
            !sources.contains(where: { !SourceMarks($0).imports.isDisjoint(with: ["AppKit", "Cocoa"]) })
        else { return nil }
        return kind
    }

    private static func ofPhones(_ productType: String) -> SourceTarget.Kind {
        switch productType {
        case "com.apple.product-type.application": .app
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.unit-test": .unitTests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        default: .other
        }
    }

    private static func isForPhones(_ settings: BuildSettings) -> Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"]
        if platforms.contains("iphone") { return true }
        let system = settings["SDKROOT"].lowercased()
        return !["macosx", "watch", "appletv", "driverkit", "xros"].contains { system.hasPrefix($0) }
    }
}
