import AdoptModel

extension ProjectObjects {
    /// The packages that the project references by repository.
    var packageReferences: [PackageReference] {
        all(["XCRemoteSwiftPackageReference"]).compactMap { object in
            guard let url = object.string("repositoryURL"),
                let requirement = object.values["requirement"] as? [String: String],
                let version = version(requirement)
            else { return nil }
            return PackageReference(url: url, version: version)
        }
    }

    private func version(_ requirement: [String: String]) -> PackageReference.Version? {
        let lowest = requirement["minimumVersion"]
        return switch requirement["kind"] {
        case "upToNextMajorVersion": lowest.map { .upToNextMajor($0) }
        case "upToNextMinorVersion": lowest.map { .upToNextMinor($0) }
        case "exactVersion": requirement["version"].map { .exactly($0) }
        case "branch": requirement["branch"].map { .branch($0) }
        case "revision": requirement["revision"].map { .revision($0) }
        case "versionRange": lowest.flatMap { low in requirement["maximumVersion"].map { .range(low, $0) } }
        default: nil
        }
    }
}
