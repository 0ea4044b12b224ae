extension KnownFramework {
    /// Modules whose declarations others have on Linux.
    static let renamed = [
        KnownFramework(name: "Darwin", prefixes: [], imports: ["Glibc"], text: ""),
        KnownFramework(name: "CoreFoundation", prefixes: [], imports: ["Foundation"], text: ""),
        KnownFramework(
            name: "Combine", prefixes: [],
            imports: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], text: ""),
        KnownFramework(name: "ObjectiveC", prefixes: [], imports: ["Foundation"], text: ""),
    ]
}
