import Foundation

/// A third-party package that a project depends on.
public struct BroughtPackage: Equatable, Sendable {
    /// How the package is built.
    public enum Use: Equatable, Sendable {
        /// The named targets are adopted like the project's own.
        case adopted([String])
        /// Linux builds the package unchanged. Maps each needed product to its modules.
        case asItIs([String: [String]])
    }

    /// The package's name in SwiftPM.
    public var name: String
    /// The folder that contains the package's sources.
    public var folder: URL
    /// How the package is built.
    public var use: Use
    /// The repository as a manifest writes it, `url: "…", from: "1.0.0"`; `nil` if the package is a local folder.
    public var repository: String?

    /// Creates a package.
    public init(name: String, folder: URL, use: Use, repository: String? = nil) {
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
