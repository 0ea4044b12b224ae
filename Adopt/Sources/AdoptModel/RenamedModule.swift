/// Modules of Apple's systems whose declarations another module has on Linux.
///
/// No module of the mirror has their names: one would make `canImport(ObjectiveC)` true in every package of it. OpenCombine leaves out the
/// schedulers of `DispatchQueue` and `RunLoop` where `canImport(Combine)` is true.
public enum RenamedModule {
    /// The module that has them on Linux, by Apple's name.
    public static let names = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "MachO": "Foundation",
        "Combine": "CombineForLinux",
    ]

    /// Those that are Foundation's on Linux.
    public static let foundations = names.filter { $0.value == "Foundation" }.map(\.key)
}
