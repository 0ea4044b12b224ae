import AdoptModel

/// What a `Package.swift` says of a package, as far as adopting it needs.
struct Manifest: Equatable {
    struct Target: Equatable {
        /// A file or a folder that goes into the target's bundle.
        struct Resource: Equatable {
            var path: String
            /// Whether a folder stays one, as `.copy` says; with `.process` its files lie at the bundle's top.
            var isCopied = false
        }

        enum Kind: Equatable {
            case library
            case executable
            case test
            /// A plugin, a macro, a binary, a library of the system.
            case other
        }

        var name: String
        var kind: Kind
        var path: String?
        var exclude: [String] = []
        /// The files and folders that alone are compiled, where the manifest lists any.
        var sources: [String] = []
        var resources: [Resource] = []
        var dependencies: [String] = []
    }

    var name: String
    /// The targets of each product.
    var products: [String: [String]] = [:]
    var targets: [Target] = []
    /// The packages that it names by their repositories.
    var packages: [PackageReference] = []
    /// The folders of the packages that it names by these.
    var folders: [String] = []
}
