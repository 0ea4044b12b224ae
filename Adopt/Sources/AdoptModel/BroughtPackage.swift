import Foundation

/// A package of others that comes along with a project.
public struct BroughtPackage: Equatable, Sendable {
    /// How it comes along.
    public enum Use: Equatable, Sendable {
        /// Its targets, by name, are adopted as the project's own.
        case adopted([String])
        /// Linux builds it as it is: the modules of each of its products that is needed.
        case asItIs([String: [String]])
    }

    /// What SwiftPM calls it.
    public var name: String
    /// Where its sources are.
    public var folder: URL
    /// How it comes along.
    public var use: Use
    /// How a manifest names its repository, `url: "…", from: "1.0.0"`, where it is not taken from the folder.
    public var repository: String?

    /// A package with its place.
    public init(name: String, folder: URL, use: Use, repository: String? = nil) {
        self.name = name
        self.folder = folder
        self.use = use
        self.repository = repository
    }

    /// The products that others depend on where Linux builds the package as it is, with their modules.
    public var products: [String: [String]] {
        if case .asItIs(let products) = use { products } else { [:] }
    }
}
