/// A module that an app uses without importing it, because Apple's Foundation or UIKit exports its names.
public struct ImpliedFramework: Sendable {
    /// The module's name.
    public let name: String
    /// Groups of names. A file that contains all names of a group uses the module.
    let groups: [Set<String>]
    /// Prefixes that only this module's names have.
    let prefixes: [String]
    /// The modules that export these names on a device. `nil` if the names occur in no other module: then any import is enough,
    /// because
    /// packages and their headers export Foundation too.
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

    /// The modules of Frameworks with the names and members that Foundation lacks on Linux.
    private static let appleFoundation = "AppleFoundation"
    private static let appleFoundationNetworking = "AppleFoundationNetworking"

    private static let membersOfFoundation: [Set<String>] = [
        ["thermalState"], ["isLowPowerModeEnabled"], ["isiOSAppOnMac"],
        ["forSecurityApplicationGroupIdentifier"], ["forUbiquityContainerIdentifier"],
        ["ubiquityIdentityToken"], ["documentsDirectory"], ["cachesDirectory"],
        ["applicationSupportDirectory"], ["libraryDirectory"], ["NSPointerArray"], ["NSDataDetector"],
        ["String", "localized"], ["LocalizationValue"], ["NSString", "locale", "arguments"],
        ["checkPromisedItemIsReachable"], ["getBoundStreams"],
    ]
    private static let membersOfNetworking: [Set<String>] = [
        ["URLCache", "directory"], ["URLSessionConfiguration", "background"],
        ["sessionSendsLaunchEvents"],
    ]

    /// The modules of Frameworks, and PageFlow's modules that other modules export.
    static let all = [
        ImpliedFramework(
            name: "Security", anyOf: ["SecRandomCopyBytes", "OSStatus"],
            prefixes: [
                "kSec", "errSec", "SecItem", "SecTrust", "SecPolicy", "SecCertificate", "SecKey", "SecAccess",
            ]),
        // A part of Darwin, which Foundation exports.
        ImpliedFramework(
            name: "os", prefixes: ["os_unfair_lock"],
            holders: ["Foundation", "UIKit", "Glibc", "Dispatch", "CombineForLinux"]),
        ImpliedFramework(
            name: appleFoundation,
            anyOf: ["DispatchSourceMemoryPressure", "makeMemoryPressureSource", "sin_len", "sa_len"],
            prefixes: ["OSAtomic", "CFStringConvert", "UTTypeC", "kUTTagClass"],
            holders: [
                "Foundation", "UIKit", "Glibc", "Dispatch", "MobileCoreServices", "CoreServices",
                "SystemConfiguration",
            ]),
        ImpliedFramework(
            name: appleFoundation,
            anyOf: [
                "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFURL", "CFUUIDCreate", "CFUUID",
                "CFOptionFlags", "CFTypeRef",
                "CFError",
                "CFMutableData", "CFDataCreateMutable", "CFGetTypeID", "kCFNull",
                "kCFAllocatorDefault",
                "NSFoundationVersionNumber",
                "NSInteger",
                "NSUInteger",
                "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "HUGE",
                "MAXFLOAT", "NSDiscardableContent",
                "appendFormat", "CFRunLoopMode", "CFRunLoopGetMain", "CFRunLoopGetCurrent",
            ],
            prefixes: ["kCFBundle", "CFError", "NSFoundationVersionNumber"],
            holders: ["Foundation", "UIKit", "PhotosUI", "XCTest", "Dispatch", "SystemConfiguration"]),
        ImpliedFramework(
            name: appleFoundation,
            anyOf: ["DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter"]),
        // Apple's Foundation exports Combine.
        ImpliedFramework(name: "CombineForLinux", anyOf: namesOfCombine),
        ImpliedFramework(name: appleFoundationNetworking, anyOf: ["NSURLConnection"]),
        // UIKit exports it.
        ImpliedFramework(name: "UIWebViews", anyOf: ["UIWebView", "UIWebViewDelegate"]),
        ImpliedFramework(name: appleFoundation, anyOf: ["NSFileCoordinator", "NSFilePresenter"]),
        ImpliedFramework(
            name: appleFoundation,
            anyOf: ["ValueTransformer", "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer"],
            holders: ["Foundation", "UIKit", "PhotosUI", "XCTest", "CoreData"]),
        ImpliedFramework(
            name: appleFoundationNetworking,
            anyOf: [
                "networkUnavailableReason", "backgroundTaskCancelledReason", "allowsConstrainedNetworkAccess",
                "allowsExpensiveNetworkAccess", "waitsForConnectivity",
                "NSURLSessionDownloadTaskResumeData", "NSURLAuthenticationMethodServerTrust",
                "NSURLAuthenticationMethodClientCertificate", "serverTrust", "NetService",
                "prefersIncrementalDelivery",
                "didCreateTask", "taskIsWaitingForConnectivity",
            ]),
        ImpliedFramework(name: appleFoundation, groups: membersOfFoundation),
        ImpliedFramework(name: appleFoundationNetworking, groups: membersOfNetworking),
        // UIKit exports it.
        ImpliedFramework(
            name: "CoreText", anyOf: ["CGFont"], prefixes: ["CTFont", "CTLine", "CTFrame"],
            holders: ["Foundation", "UIKit", "CoreGraphics"]),
        ImpliedFramework(name: "Particles", prefixes: ["CAEmitter"]),
        ImpliedFramework(
            name: appleFoundation,
            anyOf: [
                "class_getInstanceSize", "instancesRespond",
                "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
                "class_getMethodImplementation", "imp_implementationWithBlock",
                "method_exchangeImplementations", "method_getImplementation",
                "method_setImplementation", "NSException", "objc_sync_enter", "objc_sync_exit",
            ]),
        ImpliedFramework(
            name: appleFoundation,
            groups: [
                ["FileManager", "Hashable"], ["NSDictionary", "forKeyPath"],
                ["AnyObject", "value", "forKeyPath"],
                ["threadDictionary", "NSCopying"],
            ]),
        // The pod contains it in the same module.
        ImpliedFramework(
            name: "RxCocoaRuntime", prefixes: ["_RX", "RX_", "RXObjC"],
            holders: ["Foundation", "UIKit", "RxSwift"]),
        ImpliedFramework(
            name: "CombineCocoaRuntime", anyOf: ["ObjcDelegateProxy"],
            holders: ["Foundation", "UIKit", "CombineForLinux"]),
        ImpliedFramework(
            name: "SwinjectStoryboardRuntime",
            groups: [["_SwinjectStoryboardBase"], ["SwinjectStoryboardProtocol"]], holders: nil),
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
        ImpliedFramework(
            name: appleFoundation,
            groups: [
                ["NSPredicate", "format"], ["NSSortDescriptor", "key"], ["NSSortDescriptor", "keyPath"],
            ],
            holders: nil),
    ]

    private init(
        name: String, anyOf names: [String] = [], prefixes: [String] = [],
        holders: Set<String> = ["Foundation", "UIKit", "PhotosUI", "XCTest"]
    ) {
        self.init(name: name, groups: names.map { [$0] }, prefixes: prefixes, holders: holders)
    }

    private init(
        name: String, groups: [Set<String>], prefixes: [String] = [],
        holders: Set<String>? = ["Foundation", "UIKit", "PhotosUI", "XCTest"]
    ) {
        self.name = name
        self.groups = groups
        self.prefixes = prefixes
        self.holders = holders
    }

    private func isHeld(by imports: Set<String>) -> Bool {
        guard let holders else { return !imports.isEmpty }
        return !imports.isDisjoint(with: holders)
    }

    private func isUsed(by names: Set<String>) -> Bool {
        groups.contains { $0.isSubset(of: names) }
            || names.contains { name in prefixes.contains(where: name.hasPrefix) }
    }

    /// The modules whose members a file with these names can use because other files import them.
    public static func membersUsed(by names: Set<String>) -> [String] {
        [(appleFoundation, membersOfFoundation), (appleFoundationNetworking, membersOfNetworking)].filter {
            $0.1.contains { $0.isSubset(of: names) }
        }.map(\.0)
    }

    /// The modules that a file with these names uses but doesn't import, without duplicates.
    public static func used(by names: Set<String>, importing imports: Set<String>) -> [String] {
        all.filter {
            $0.isHeld(by: imports) && !imports.contains($0.name) && $0.isUsed(by: names)
        }.reduce(into: []) { used, framework in
            if !used.contains(framework.name) { used.append(framework.name) }
        }
    }
}
