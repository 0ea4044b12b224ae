/// A package that a project references by its repository.
public struct PackageReference: Hashable, Sendable {
    /// The package's version requirement.
    public enum Version: Hashable, Sendable {
        /// This version or later, up to the next major version.
        case upToNextMajor(String)
        /// This version or later, up to the next minor version.
        case upToNextMinor(String)
        /// A range from the first version up to, but not including, the second.
        case range(String, String)
        /// Exactly this version.
        case exactly(String)
        /// The latest commit of a branch.
        case branch(String)
        /// A commit.
        case revision(String)
    }

    /// The repository's URL.
    public var url: String
    /// The version requirement.
    public var version: Version

    /// Creates a reference to a repository.
    public init(url: String, version: Version) {
        self.url = url
        self.version = version
    }

    /// The last component of the URL.
    public var name: String {
        let name = url.split(separator: "/").last.map(String.init) ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// SwiftPM's identity for the package: its name in lowercase.
    public var identity: String { name.lowercased() }
}
