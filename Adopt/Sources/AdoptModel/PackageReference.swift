/// A package that a project names by its repository.
public struct PackageReference: Hashable, Sendable {
    /// Which of its versions the project takes.
    public enum Version: Hashable, Sendable {
        /// From this one on, as long as the first number is the same.
        case upToNextMajor(String)
        /// From this one on, as long as the first two numbers are the same.
        case upToNextMinor(String)
        /// From the first on, below the second.
        case range(String, String)
        /// This one.
        case exactly(String)
        /// The end of a branch.
        case branch(String)
        /// A commit.
        case revision(String)
    }

    /// Where the repository is.
    public var url: String
    /// Which of its versions is meant.
    public var version: Version

    /// A package by its repository.
    public init(url: String, version: Version) {
        self.url = url
        self.version = version
    }

    /// What SwiftPM calls the package: the last part of the address.
    public var identity: String {
        let name = url.split(separator: "/").last.map(String.init) ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
