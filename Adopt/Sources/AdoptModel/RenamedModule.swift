/// Modules of Apple's systems whose declarations another module has on Linux.
///
/// Nothing stands in for them: a module of such a name would make `canImport(ObjectiveC)` true in every package of the mirror.
public enum RenamedModule {
    /// The module that has them on Linux, by Apple's name.
    public static let names = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "MachO": "Foundation",
    ]

    /// Those that are Foundation's on Linux.
    public static let foundations = names.filter { $0.value == "Foundation" }.map(\.key)
}
