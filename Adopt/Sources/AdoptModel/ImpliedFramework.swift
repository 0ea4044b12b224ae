/// A module that an app uses without importing it: Apple's Foundation or UIKit has its names.
public struct ImpliedFramework: Sendable {
    /// The module's name.
    public let name: String
    /// Groups of names: a file that has all names of a group uses the module.
    let groups: [Set<String>]
    /// What names begin with that are the module's alone.
    let prefixes: [String]

    /// The modules of which Linux has a stand-in.
    static let all = [
        ImpliedFramework(
            name: "Security", anyOf: ["SecRandomCopyBytes"], prefixes: ["kSec", "errSec", "SecItem"]),
        ImpliedFramework(
            name: "CoreFoundationNames",
            anyOf: [
                "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFURL", "NSInteger", "NSUInteger",
                "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "HUGE",
                "MAXFLOAT", "NSDiscardableContent",
                "appendFormat",
            ]),
        ImpliedFramework(
            name: "FoundationFormatters",
            anyOf: ["DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter"]),
        ImpliedFramework(name: "URLConnections", anyOf: ["NSURLConnection"]),
        ImpliedFramework(name: "Particles", prefixes: ["CAEmitter"]),
        ImpliedFramework(
            name: "ObjectiveCRuntime",
            anyOf: [
                "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
                "class_getMethodImplementation", "method_exchangeImplementations", "method_getImplementation",
                "method_setImplementation", "NSException",
            ]),
        // PhotosUI exports it on a device.
        ImpliedFramework(
            name: "Photos",
            anyOf: [
                "PHAsset", "PHFetchOptions", "PHFetchResult", "PHImageContentMode", "PHImageManager",
                "PHImageRequestOptions", "PHLivePhoto", "PHPhotoLibrary",
            ]),
        ImpliedFramework(name: "CoreImage", anyOf: ["CIImage", "CIFilter", "CIContext"]),
        ImpliedFramework(
            name: "ImageIO",
            anyOf: [
                "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
                "CGImageDestinationCreateWithData", "CGImagePropertyOrientation",
            ]),
        ImpliedFramework(
            name: "PredicateFormats",
            groups: [["NSPredicate", "format"], ["NSSortDescriptor", "key"]]),
    ]

    private init(name: String, anyOf names: [String] = [], prefixes: [String] = []) {
        self.init(name: name, groups: names.map { [$0] }, prefixes: prefixes)
    }

    private init(name: String, groups: [Set<String>], prefixes: [String] = []) {
        self.name = name
        self.groups = groups
        self.prefixes = prefixes
    }

    private func isUsed(by names: Set<String>) -> Bool {
        groups.contains { $0.isSubset(of: names) }
            || names.contains { name in prefixes.contains(where: name.hasPrefix) }
    }

    /// The modules that a file with these names uses and does not import.
    public static func used(by names: Set<String>, importing imports: Set<String>) -> [String] {
        guard !imports.isDisjoint(with: ["Foundation", "UIKit", "PhotosUI"]) else { return [] }
        return all.filter { !imports.contains($0.name) && $0.isUsed(by: names) }.map(\.name)
    }
}
