import AdoptModel

/// What a `Package.swift` says of a package, as far as adopting it needs.
struct Manifest: Equatable {
    struct Target: Equatable {
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
        var resources: [String] = []
        var dependencies: [String] = []
    }

    var name: String
    /// The targets of each product.
    var products: [String: [String]] = [:]
    var targets: [Target] = []
    /// The packages that it names by their repositories.
    var packages: [PackageReference] = []
}
