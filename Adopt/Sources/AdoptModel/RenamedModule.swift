/// Apple modules whose declarations are in another module on Linux, such as the parts of a framework.
///
/// No module of the mirror has one of these names: it would make `canImport(ObjectiveC)` true in every package. OpenCombine, for
/// example, omits the schedulers of `DispatchQueue` and `RunLoop` if `canImport(Combine)` is true.
public enum RenamedModule {
    /// The Linux module that contains the declarations, by Apple's module name.
    public static let names = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "MachO": "Foundation",
        "Combine": "CombineForLinux", "CoreServices": "MobileCoreServices", "AVFAudio": "AVFoundation",
        "AudioUnit": "AudioToolbox", "CoreVideo": "CoreMedia",
    ]

    /// The module for which a condition tests in place of an Apple module. Linux has Foundation and Glibc in any case.
    public static func tested(insteadOf name: String) -> String? {
        names[name].flatMap { ["Foundation", "Glibc"].contains($0) ? nil : $0 }
    }
}
