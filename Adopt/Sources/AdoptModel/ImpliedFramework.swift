/// A module that an app uses without importing it, because one of Apple's frameworks exports its names.
///
/// A mirror's modules import the names that Apple's Foundation has and Linux's lacks in any case.
public struct ImpliedFramework: Sendable {
    /// The module's name.
    public let name: String
    /// Names that only this module has.
    let names: Set<String>
    /// Prefixes that only this module's names have.
    let prefixes: [String]
    /// The modules that export these names on a device. `nil` if the names occur in no other module: then any import is enough,
    /// because packages and their headers export Foundation too.
    let holders: Set<String>?

    /// Names of which a file that uses Combine contains at least one.
    public static let namesOfCombine = [
        "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
    ]

    /// The prefixes of UserNotifications' names.
    public static let prefixesOfNotifications = [
        "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization",
    ]

    /// The modules of Frameworks, and PageFlow's modules that other modules export.
    static let all = [
        // A part of Darwin, which Foundation exports.
        ImpliedFramework(
            name: "os", prefixes: ["os_unfair_lock"],
            holders: ["Foundation", "UIKit", "Glibc", "Dispatch", "CombineForLinux"]),
        ImpliedFramework(name: "FoundationXML", anyOf: ["XMLParser", "XMLParserDelegate"]),
        // Apple's Foundation exports Combine.
        ImpliedFramework(name: "CombineForLinux", anyOf: Set(namesOfCombine)),
        // UIKit exports it.
        ImpliedFramework(name: "UIWebViews", anyOf: ["UIWebView", "UIWebViewDelegate"]),
        // UIKit exports it.
        ImpliedFramework(
            name: "CoreText", anyOf: ["CGFont"], prefixes: ["CTFont", "CTLine", "CTFrame"],
            holders: ["Foundation", "UIKit", "CoreGraphics"]),
        ImpliedFramework(name: "Particles", prefixes: ["CAEmitter"]),
        // The pod contains it in the same module.
        ImpliedFramework(
            name: "RxCocoaRuntime", prefixes: ["_RX", "RX_", "RXObjC"],
            holders: ["Foundation", "UIKit", "RxSwift"]),
        ImpliedFramework(
            name: "CombineCocoaRuntime", anyOf: ["ObjcDelegateProxy"],
            holders: ["Foundation", "UIKit", "CombineForLinux"]),
        ImpliedFramework(
            name: "SwinjectStoryboardRuntime",
            anyOf: ["_SwinjectStoryboardBase", "SwinjectStoryboardProtocol"], holders: nil),
        // PhotosUI exports it on a device.
        ImpliedFramework(
            name: "Photos",
            anyOf: [
                "PHAsset", "PHFetchOptions", "PHFetchResult", "PHImageContentMode", "PHImageManager",
                "PHImageRequestOptions", "PHLivePhoto", "PHPhotoLibrary",
            ]),
        // The packages of some services export it.
        ImpliedFramework(name: "UserNotifications", prefixes: prefixesOfNotifications),
        // GameKit exports it on a device.
        ImpliedFramework(
            name: "GameplayKit",
            anyOf: [
                "GKRandomSource", "GKARC4RandomSource", "GKLinearCongruentialRandomSource",
                "GKMersenneTwisterRandomSource", "GKRandomDistribution", "GKShuffledDistribution",
                "GKGaussianDistribution", "GKState", "GKStateMachine", "GKEntity", "GKComponent",
            ],
            holders: ["GameKit"]),
        ImpliedFramework(name: "CoreImage", anyOf: ["CIImage", "CIFilter", "CIContext"]),
        ImpliedFramework(
            name: "ImageIO",
            anyOf: [
                "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
                "CGImageDestinationCreateWithData", "CGImagePropertyOrientation",
            ]),
    ]

    private init(
        name: String, anyOf names: Set<String> = [], prefixes: [String] = [],
        holders: Set<String>? = ["Foundation", "UIKit", "PhotosUI", "XCTest"]
    ) {
        self.name = name
        self.names = names
        self.prefixes = prefixes
        self.holders = holders
    }

    private func isHeld(by imports: Set<String>) -> Bool {
        guard let holders else { return !imports.isEmpty }
        return !imports.isDisjoint(with: holders)
    }

    private func isUsed(by words: Set<String>) -> Bool {
        !names.isDisjoint(with: words) || words.contains { word in prefixes.contains(where: word.hasPrefix) }
    }

    /// The modules that a file with these names uses but doesn't import.
    public static func used(by names: Set<String>, importing imports: Set<String>) -> [String] {
        all.filter {
            $0.isHeld(by: imports) && !imports.contains($0.name) && $0.isUsed(by: names)
        }.map(\.name)
    }
}
