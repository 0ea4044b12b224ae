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
            case binary
            case macro
            case plugin
            case system

            /// Whether a mirror can contain the target.
            var isSupported: Bool { [.library, .executable, .test].contains(self) }

            /// The kind in a sentence.
            var noun: String {
                switch self {
                case .library, .executable, .test: "target"
                case .binary: "binary framework"
                case .macro: "macro"
                case .plugin: "plug-in"
                case .system: "system library"
                }
            }
        }

        var name: String
        var kind: Kind
        var path: String?
        var exclude: [String] = []
        /// The files and folders to compile, if the manifest lists them.
        var sources: [String] = []
        var resources: [Resource] = []
        var dependencies: [String] = []
        var settings: [ManifestSetting] = []
        /// The plug-ins that the target uses.
        var plugins: [String] = []
        /// The folder of the public headers of a target in C.
        var publicHeaders: String?
    }

    var name: String
    /// The targets of each product.
    var products: [String: [String]] = [:]
    var targets: [Target] = []
    /// The packages that it references by repository.
    var packages: [PackageReference] = []
    /// The folders of the packages that it references by path.
    var folders: [String] = []
    /// The language mode of the targets without their own setting.
    var languageMode = ""
    /// The traits that are enabled if nothing else is requested. They are compilation conditions.
    var defaultTraits: [String] = []
}
