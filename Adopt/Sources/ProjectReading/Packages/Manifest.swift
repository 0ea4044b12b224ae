import AdoptModel

/// The parts of a `Package.swift` that adopting needs.
struct Manifest: Equatable {
    struct Target: Equatable {
        /// A file or a folder that is copied into the target's bundle.
        struct Resource: Equatable {
            var path: String
            /// Whether a folder is copied as a folder, as with `.copy`. With `.process` its files are at the bundle's top level.
            var isCopied = false
        }

        enum Kind: Equatable {
            case library
            case executable
            case test
            /// A plugin, a macro, a binary, or a system library.
            case other
        }

        var name: String
        var kind: Kind
        var path: String?
        var exclude: [String] = []
        /// The files and folders to compile, if the manifest lists them.
        var sources: [String] = []
        var resources: [Resource] = []
        var dependencies: [String] = []
    }

    var name: String
    /// The targets of each product.
    var products: [String: [String]] = [:]
    var targets: [Target] = []
    /// The packages that it references by repository.
    var packages: [PackageReference] = []
    /// The folders of the packages that it references by path.
    var folders: [String] = []
}
