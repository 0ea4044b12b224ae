import AdoptModel
import Foundation

/// The places in which packages are found.
public enum PackagePlaces: Sendable {
    /// Checkouts only. Nothing is downloaded.
    case checkouts
    /// Checkouts, and repositories that no checkout provides.
    case checkoutsAndRepositories
}

/// The packages and projects that can provide modules: checkouts, those in the project's folder, and cloned repositories.
struct AvailablePackages {
    /// A version of a package that was cloned.
    private struct Clone {
        let folder: URL?
        /// The checkout from which it was cloned; `nil` for a repository.
        let checkout: Checkout?
        let requirements: [PackageReference.Version]
        var remark: String?
    }

    /// The versions that the project and its packages require.
    var versions = PackageVersions(locked: [])
    private let places: PackagePlaces
    /// The folder for clones.
    private let clones: URL
    private var makers: [ModuleMaker] = []
    /// The folders of packages and projects that no target has needed yet.
    private var unopened: [Checkout]
    /// The packages that contain the project. For example, a sample app is inside its library's package.
    private var around: [URL] = []
    /// The packages in the project's folder and around it.
    private var own: [URL] = []
    /// The identities of the packages that have been read or cloned.
    private var opened: Set<String> = []
    /// The cloned packages by identity.
    private var cloned: [String: Clone] = [:]
    /// The needed products and modules of repositories that would have to be downloaded.
    private(set) var awaited: Set<String> = []

    init(searching folders: [URL], cloningInto clones: URL, from places: PackagePlaces) {
        (self.clones, self.places) = (clones, places)
        unopened = folders.flatMap { [$0] + FolderWalk.entries(of: $0) }.filter(FoundFile.isFolder)
            .map { Checkout($0, isSearched: true) }
    }

    /// Adds the packages around and next to a project.
    mutating func add(besides project: SourceProject) {
        let folders = sequence(first: project.folder.standardizedFileURL) { $0.deletingLastPathComponent() }
        around = folders.prefix(4).filter(FoundFile.isPackage)
        let inside = FolderWalk.entries(of: project.folder).filter(FoundFile.isPackage)
        own = around + inside
        let pods = PodVersions(besides: project.folder)
        unopened += (around + pods.folders + Self.checkouts(besides: project.folder) + inside).map {
            Checkout($0)
        }
        versions = PackageVersions(locked: project.lockedPackages, pods: pods.versions)
        versions.require(project.packages)
    }

    /// The versions that checkouts lack, in sentences.
    var remarks: [String] { cloned.values.compactMap(\.remark).sorted() }

    /// Whether a package is in the project's folder or around it. Its conditions for Linux are those of a server.
    func isOwn(_ folder: URL) -> Bool {
        own.contains { $0.standardizedFileURL == folder.standardizedFileURL }
    }

    /// The folders of CocoaPods, Carthage, SwiftPM and Xcode.
    private static func checkouts(besides folder: URL) -> [URL] {
        let folders = [folder, folder.deletingLastPathComponent()]
        let pods = folders.map { $0.appendingPathComponent("Pods/Pods.xcodeproj") }
        let places = ["Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"]
        let others = places.flatMap { place in
            folders.flatMap { FolderWalk.entries(of: $0.appendingPathComponent(place)) }
        }
        return (pods + others).filter(FoundFile.isFolder)
    }

    /// The number of packages that have been read.
    var count: Int { makers.count }

    // MARK: - By the name of a product or module

    /// The package or project that provides a product or a module.
    mutating func maker(of name: String, for project: SourceProject) -> ModuleMaker? {
        if let maker = makers.first(where: { !$0.targets(for: name).isEmpty }) { return maker }
        let named = unopened.filter { $0.isNamed(name) }
        let likely = unopened.filter { $0.folder.pathExtension == "xcodeproj" || around.contains($0.folder) }
        let others = unopened.filter { !$0.isNamed(name) && $0.lists(name) }
        if let maker = open(named + likely + others, for: name) { return maker }
        // A manifest may compute the names of its products. A name that is only imported is usually a framework's.
        let isListed = project.targets.contains { $0.products.contains(name) }
        let identities = isListed ? Set(project.packages.map(\.identity)) : []
        let referenced = unopened.filter { identities.contains($0.names[0]) }
        if let maker = open(referenced, for: name) { return maker }
        return obstacle(to: name) != nil ? nil : clone(for: name, of: project, isListed: isListed)
    }

    /// The reason why Linux can't build a product or module that is here.
    func obstacle(to name: String) -> UnbuiltModule? {
        makers.lazy.compactMap { $0.obstacle(to: name) }.first
    }

    /// Opens folders until one provides the name.
    private mutating func open(_ checkouts: [Checkout], for name: String) -> ModuleMaker? {
        for checkout in checkouts {
            if let maker = open(checkout), !maker.targets(for: name).isEmpty { return maker }
        }
        return nil
    }

    private mutating func open(_ checkout: Checkout) -> ModuleMaker? {
        unopened.removeAll { $0.folder == checkout.folder }
        let requirements = versions.requirements(ofAny: checkout.names)
        let sources = checkout.sources(in: requirements, cloningInto: clones)
        if checkout.hasVersions {
            cloned[checkout.names[0]] = Clone(
                folder: sources.folder, checkout: checkout, requirements: requirements,
                remark: sources.remark)
        }
        return open(sources.folder, checkout.names[0])
    }

    private mutating func open(_ folder: URL, _ identity: String) -> ModuleMaker? {
        guard let maker = ModuleMaker(folder) else { return nil }
        opened.insert(identity)
        makers.append(maker)
        return maker
    }

    /// Clones the project's repositories until one provides the name, starting with the one of that name.
    private mutating func clone(for name: String, of project: SourceProject, isListed: Bool) -> ModuleMaker? {
        let named = project.packages.filter { $0.identity == name.lowercased() }
        let others = isListed ? project.packages : []
        for package in LinuxCounterparts.packages(for: name) + named + others {
            if places == .checkouts, !opened.contains(package.identity) { awaited.insert(name) }
            if let maker = clone(package), !maker.targets(for: name).isEmpty { return maker }
        }
        return nil
    }

    // MARK: - By a reference

    /// The package that a manifest references by its repository.
    mutating func maker(of package: PackageReference) -> ModuleMaker? {
        versions.require([package])
        let identity = package.identity
        return makers.first { $0.project.folder.lastPathComponent.lowercased() == identity }
            ?? unopened.first { $0.names[0] == identity }.flatMap { open($0) }
            ?? clone(package)
    }

    private mutating func clone(_ package: PackageReference) -> ModuleMaker? {
        let identity = package.identity
        guard places == .checkoutsAndRepositories, opened.insert(identity).inserted else { return nil }
        versions.require([package])
        let requirements = versions.requirements(of: identity)
        let folder = GitRepository(package: package, requirements: requirements).checkout(into: clones)
        cloned[identity] = Clone(folder: folder, checkout: nil, requirements: requirements)
        return folder.flatMap { open($0, identity) }
    }

    /// Forgets the packages that were cloned before all of their requirements were known.
    /// - Returns: Whether there are any.
    mutating func forgetOutdated() -> Bool {
        let outdated = cloned.filter { identity, clone in
            versions.requirements(ofAny: clone.checkout?.names ?? [identity]) != clone.requirements
        }
        for (identity, clone) in outdated {
            cloned[identity] = nil
            opened.remove(identity)
            makers.removeAll { $0.project.folder == clone.folder }
            if let checkout = clone.checkout { unopened.append(checkout) }
        }
        return !outdated.isEmpty
    }
}
