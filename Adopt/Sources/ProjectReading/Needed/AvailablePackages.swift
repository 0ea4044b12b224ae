import AdoptModel
import Foundation

/// The packages and projects that can provide modules: checkouts, those in the project's folder, and cloned repositories.
struct AvailablePackages {
    /// The versions that the project and its packages require.
    var versions = PackageVersions(locked: [])
    /// The folder for cloned repositories.
    private let clones: URL
    private var makers: [ModuleMaker] = []
    /// The folders of packages and projects that no target has needed yet.
    private var unopened: [URL]
    /// The packages that contain the project. For example, a sample app is inside its library's package.
    private var around: [URL] = []
    /// The packages in the project's folder and around it.
    private var own: [URL] = []
    /// The identities of the packages that have been read or cloned.
    private var opened: Set<String> = []
    /// The cloned packages by identity, with the requirements for which each was cloned.
    private var cloned: [String: (folder: URL?, requirements: [PackageReference.Version])] = [:]

    init(searching folders: [URL], cloningInto clones: URL) {
        self.clones = clones
        unopened = folders.flatMap { [$0] + FolderWalk.entries(of: $0) }.filter(FoundFile.isFolder)
    }

    /// Adds the packages around and next to a project.
    mutating func add(besides project: SourceProject) {
        around = Self.packages(around: project.folder)
        own = around + Self.packages(in: project.folder)
        unopened += around + Self.checkouts(besides: project.folder)
        versions = PackageVersions(locked: project.lockedPackages)
        versions.require(project.packages)
    }

    private static func packages(around folder: URL) -> [URL] {
        let folders = sequence(first: folder.standardizedFileURL) { $0.deletingLastPathComponent() }
        return folders.prefix(4).filter(FoundFile.isPackage)
    }

    private static func packages(in folder: URL) -> [URL] {
        FolderWalk.entries(of: folder).filter(FoundFile.isPackage)
    }

    /// Whether a package is in the project's folder or around it. Its conditions for Linux are those of a server.
    func isOwn(_ folder: URL) -> Bool {
        own.contains { $0.standardizedFileURL == folder.standardizedFileURL }
    }

    /// The folders of CocoaPods, Carthage, SwiftPM and Xcode, and the packages inside the project's folder.
    private static func checkouts(besides folder: URL) -> [URL] {
        let folders = [folder, folder.deletingLastPathComponent()]
        let pods = folders.map { $0.appendingPathComponent("Pods/Pods.xcodeproj") }
        let places = ["Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"]
        let others = places.flatMap { place in
            folders.flatMap { FolderWalk.entries(of: $0.appendingPathComponent(place)) }
        }
        return (pods + others + packages(in: folder)).filter(FoundFile.isFolder)
    }

    /// The number of packages that have been read.
    var count: Int { makers.count }

    // MARK: - By the name of a product or module

    /// The package or project that provides a product or a module.
    mutating func maker(of name: String, for project: SourceProject) -> ModuleMaker? {
        if let maker = makers.first(where: { !$0.targets(for: name).isEmpty }) { return maker }
        let named = unopened.filter { $0.lastPathComponent.lowercased() == name.lowercased() }
        let likely = unopened.filter { $0.pathExtension == "xcodeproj" || around.contains($0) }
        let others = unopened.filter { !named.contains($0) && Self.manifest(of: $0, names: name) }
        if let maker = open(named + likely + others, for: name) { return maker }
        // Any package may have a product of this name. A name that is only imported is usually a framework's.
        let isListed = project.targets.contains { $0.products.contains(name) }
        if isListed, let maker = open(unopened, for: name) { return maker }
        return clone(for: name, of: project, isListed: isListed)
    }

    /// Whether a folder's manifest contains this name as that of a product or target.
    private static func manifest(of folder: URL, names name: String) -> Bool {
        let manifest = try? Data(contentsOf: folder.appendingPathComponent("Package.swift"))
        return manifest.map { String(decoding: $0, as: UTF8.self).contains("\"\(name)\"") } ?? false
    }

    /// Opens folders until one provides the name.
    private mutating func open(_ folders: [URL], for name: String) -> ModuleMaker? {
        for folder in folders {
            if let maker = open(folder), !maker.targets(for: name).isEmpty { return maker }
        }
        return nil
    }

    private mutating func open(_ folder: URL) -> ModuleMaker? {
        unopened.removeAll { $0 == folder }
        guard let maker = ModuleMaker(folder) else { return nil }
        opened.insert(folder.lastPathComponent.lowercased())
        makers.append(maker)
        return maker
    }

    /// Clones the project's repositories until one provides the name, starting with the one of that name.
    private mutating func clone(for name: String, of project: SourceProject, isListed: Bool) -> ModuleMaker? {
        let counterpart = LinuxCounterparts.packages.first { $0.name == name }
        let named = project.packages.filter { $0.identity == name.lowercased() }
        let others = isListed ? project.packages : []
        for package in [counterpart].compactMap(\.self) + named + others {
            if let maker = clone(package), !maker.targets(for: name).isEmpty { return maker }
        }
        return nil
    }

    // MARK: - By a reference

    /// The package that a manifest references by its repository.
    mutating func maker(of package: PackageReference) -> ModuleMaker? {
        func isMeant(_ folder: URL) -> Bool { folder.lastPathComponent.lowercased() == package.identity }
        return makers.first { isMeant($0.project.folder) } ?? unopened.first(where: isMeant).flatMap {
            open($0)
        }
            ?? clone(package)
    }

    private mutating func clone(_ package: PackageReference) -> ModuleMaker? {
        guard opened.insert(package.identity).inserted else { return nil }
        versions.require([package])
        let requirements = versions.requirements(of: package.identity)
        let folder = GitRepository(package: package, requirements: requirements).checkout(into: clones)
        cloned[package.identity] = (folder, requirements)
        return folder.flatMap { open($0) }
    }

    /// Forgets the packages that were cloned before all of their requirements were known.
    /// - Returns: Whether there are any.
    mutating func forgetOutdated() -> Bool {
        let outdated = cloned.filter { versions.requirements(of: $0.key) != $0.value.requirements }
        for (identity, clone) in outdated {
            cloned[identity] = nil
            opened.remove(identity)
            makers.removeAll { $0.project.folder == clone.folder }
        }
        return !outdated.isEmpty
    }
}
