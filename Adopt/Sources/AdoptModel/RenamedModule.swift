/// Apple modules whose declarations are in another module on Linux.
///
/// No module of the mirror has one of these names: it would make `canImport(ObjectiveC)` true in every package. OpenCombine, for
/// example, omits the schedulers of `DispatchQueue` and `RunLoop` if `canImport(Combine)` is true, and ZIPFoundation imports another
/// module if `canImport(zlib)` is false.
public enum RenamedModule {
    /// The Linux module that contains the declarations, by Apple's module name.
    public static let names = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "MachO": "Foundation",
        "Combine": "CombineForLinux", "zlib": "ZLib",
    ]
}
