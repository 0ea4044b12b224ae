import AdoptModel

/// The versions of packages: the locked ones, and otherwise the newest that all requirements allow.
struct PackageVersions {
    private let locked: [String: PackageReference.Version]
    private var required: [String: [PackageReference.Version]] = [:]

    /// - Parameter pods: The versions of pods by their names in lowercase.
    init(locked: [PackageReference], pods: [String: PackageReference.Version] = [:]) {
        self.locked = Dictionary(locked.map { ($0.identity, $0.version) }) { first, _ in first }
            .merging(pods) { package, _ in package }
    }

    /// Adds the requirements of a project or package.
    mutating func require(_ packages: [PackageReference]) {
        for package in packages where required[package.identity]?.contains(package.version) != true {
            required[package.identity, default: []].append(package.version)
        }
    }

    /// The requirements of all packages, starting with the project's; only the locked version if there is one.
    func requirements(of identity: String) -> [PackageReference.Version] {
        locked[identity].map { [$0] } ?? required[identity] ?? []
    }

    /// The requirements of the first of a package's names that has any.
    func requirements(ofAny names: [String]) -> [PackageReference.Version] {
        names.lazy.map(requirements).first { !$0.isEmpty } ?? []
    }
}

extension [PackageReference.Version] {
    /// The newest of a repository's tags that satisfies all requirements, or else the first one.
    func newest(of tags: [String]) -> String? {
        guard !isEmpty else { return nil }
        let versions = tags.compactMap { tag in VersionNumber(tag).map { (tag: tag, number: $0) } }
        func newest(_ requirements: some Collection<PackageReference.Version>) -> String? {
            versions.filter { version in requirements.allSatisfy { $0.isMet(by: version.number) } }
                .max { $0.number < $1.number }?.tag
        }
        return newest(self) ?? newest(prefix(1))
    }
}
