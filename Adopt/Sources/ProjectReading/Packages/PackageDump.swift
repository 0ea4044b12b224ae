import AdoptModel

/// A package dependency in the output of `swift package dump-package`.
struct PackageDump: Decodable {
    struct SourceControl: Decodable {
        struct Location: Decodable {
            struct Remote: Decodable { var urlString: String }
            var remote: [Remote]?
        }
        struct Range: Decodable {
            var lowerBound: String
            var upperBound: String
        }
        struct Requirement: Decodable {
            var range: [Range]?
            var exact: [String]?
            var branch: [String]?
            var revision: [String]?
        }
        var location: Location
        var requirement: Requirement
    }
    struct FileSystem: Decodable { var path: String }
    var sourceControl: [SourceControl]?
    var fileSystem: [FileSystem]?

    /// The reference to a repository; `nil` for a local package.
    var reference: PackageReference? {
        guard let source = sourceControl?.first, let url = source.location.remote?.first?.urlString,
            let version = source.requirement.version
        else { return nil }
        return PackageReference(url: url, version: version)
    }
}

extension PackageDump.SourceControl.Requirement {
    fileprivate var version: PackageReference.Version? {
        if let range = range?.first { return .range(range.lowerBound, range.upperBound) }
        return exact?.first.map { .exactly($0) } ?? branch?.first.map { .branch($0) }
            ?? revision?.first.map { .revision($0) }
    }
}
