import Foundation

/// A third-party package that a project depends on.
public struct BroughtPackage: Equatable, Sendable {
    /// How the package is built.
    public enum Use: Equatable, Sendable {
        /// The named targets are adopted like the project's own.
        case adopted([String])
        /// Linux builds the package unchanged. Maps each needed product to its modules. If it's empty, only other unchanged
        /// packages need the package.
        case asItIs([String: [String]])

        /// Whether Linux builds the package unchanged.
        public var isUnchanged: Bool { if case .asItIs = self { true } else { false } }
    }

    /// The package's name in SwiftPM.
    public var name: String
    /// The folder that contains the package's sources.
    public var folder: URL
    /// How the package is built.
    public var use: Use
    /// The repository from which SwiftPM clones the package; `nil` if it uses the folder.
    public var repository: PackageReference?
    /// The reasons why the package is adopted, and the parts that it loses, in sentences without the package's name.
    public var changes: [String] = []

    /// Creates a package.
    public init(name: String, folder: URL, use: Use, repository: PackageReference? = nil) {
        self.name = name
        self.folder = folder
        self.use = use
        self.repository = repository
    }

    /// The products, with their modules, that other targets depend on if Linux builds the package unchanged.
    public var products: [String: [String]] {
        if case .asItIs(let products) = use { products } else { [:] }
    }
}
