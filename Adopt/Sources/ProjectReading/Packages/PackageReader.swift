import AdoptModel
import Foundation

/// Reads a folder with a `Package.swift`.
struct PackageReader {
    /// A package as a project.
    struct Package {
        let project: SourceProject
        /// The targets of each product.
        let products: [String: [String]]
        /// The targets that a mirror can't contain, by name.
        let unsupported: [String: Manifest.Target.Kind]
        /// The folders of its local dependencies.
        let besides: [URL]
    }

    let folder: URL

    func package() throws -> Package {
        let manifest = try manifest()
        var project = SourceProject(
            name: manifest.name, folder: folder, targets: [], packages: manifest.packages)
        for target in manifest.targets where target.kind.isSupported {
            guard let place = place(of: target, in: manifest) else {
                project.remarks.append("The target \(target.name) has no source folder and is omitted.")
                continue
            }
            project.targets.append(self.target(target, in: place, of: manifest))
        }
        guard !project.targets.isEmpty else {
            throw ProjectReader.Failure(
                "The package \(manifest.name) has no target with sources. Pass the folder of its sources instead."
            )
        }
        let unsupported = manifest.targets.filter { !$0.kind.isSupported }.map { ($0.name, $0.kind) }
        return Package(
            project: project, products: manifest.products,
            unsupported: Dictionary(unsupported) { first, _ in first },
            besides: manifest.folders.map(folder.appending))
    }

    private func manifest() throws -> Manifest {
        let file = ManifestFile.newest(in: folder)
        guard let data = try? Data(contentsOf: file) else {
            throw ProjectReader.Failure(
                "\(file.path) can't be read. Pass the folder of its sources instead.")
        }
        let text = String(decoding: data, as: UTF8.self)
        if let manifest = ManifestText.manifest(text) { return manifest }
        // SwiftPM doesn't read manifests of Swift 3.
        guard text.contains("swift-tools-version"), var manifest = ManifestDump.manifest(of: folder) else {
            return byConvention()
        }
        // A manifest that runs on Linux may omit its targets for Apple's platforms.
        let written = ManifestText.everything(in: text)
        let names = Set(manifest.targets.map(\.name))
        manifest.targets += written.targets.filter {
            !names.contains($0.name) && place(of: $0, in: manifest) != nil
        }
        manifest.products.merge(written.products) { dumped, _ in dumped }
        return manifest
    }

    /// A target for each folder in Sources and Tests.
    private func byConvention() -> Manifest {
        func targets(_ name: String, _ kind: Manifest.Target.Kind) -> [Manifest.Target] {
            FolderWalk.entries(of: folder.appendingPathComponent(name)).filter(FoundFile.isFolder)
                .map { Manifest.Target(name: $0.lastPathComponent, kind: kind) }
        }
        var manifest = Manifest(
            name: folder.lastPathComponent, targets: targets("Sources", .library) + targets("Tests", .test))
        manifest.languageMode = "3"
        return manifest
    }

    private func place(of target: Manifest.Target, in manifest: Manifest) -> URL? {
        if let path = target.path {
            return FoundFile.at(folder.appending(path))
        }
        let folders = (target.kind == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let own = folders.lazy.map { folder.appendingPathComponent($0).appendingPathComponent(target.name) }
        if let place = own.first(where: FoundFile.isFolder) { return place }
        // Only a single target may use all of Sources.
        let alone = manifest.targets.count { $0.kind == target.kind } == 1
        return alone ? folders.map(folder.appendingPathComponent).first(where: FoundFile.isFolder) : nil
    }

    private func target(_ target: Manifest.Target, in place: URL, of manifest: Manifest) -> SourceTarget {
        let files = files(of: target, in: place)
        let names = Set(manifest.targets.map(\.name))
        let language = ManifestLanguage(manifest: manifest)
        var read = SourceTarget(
            name: target.name, module: target.name.c99Identifier,
            kind: kind(of: target, sources: files.sources),
            sources: files.sources, otherSources: files.otherSources, resources: files.resources,
            conditions: language.conditions(of: target),
            dependencies: target.dependencies.filter(names.contains),
            products: target.dependencies.filter { !names.contains($0) })
        read.isOfPackage = true
        read.language = language.language(of: target)
        read.swiftVersion = language.oldVersion(of: target)
        read.lostParts = lostParts(of: target, in: manifest)
        if files.sources.isEmpty, !files.otherSources.isEmpty, !read.isOfObjectiveC {
            read.linked = LinkedTarget(target, in: place)
        }
        return read
    }

    /// The parts of a target that a mirror lacks, in words.
    private func lostParts(of target: Manifest.Target, in manifest: Manifest) -> [String] {
        let others = manifest.targets.filter {
            !$0.kind.isSupported && $0.kind != .plugin && target.dependencies.contains($0.name)
        }
        return others.map { "the \($0.kind.noun) \($0.name)" } + target.plugins.map { "the plug-in \($0)" }
            + ManifestLanguage(manifest: manifest).lostSettings(of: target).map { "the setting \($0)" }
    }

    private func kind(of target: Manifest.Target, sources: [URL]) -> SourceTarget.Kind {
        switch target.kind {
        case .library: .library
        case .test: .unitTests
        case .executable, .binary, .macro, .plugin, .system:
            sources.map(SourceMarks.init).contains(where: \.launchesApp) ? .app : .other
        }
    }

    private func files(of target: Manifest.Target, in place: URL) -> SortedFiles {
        let excluded = Set(target.exclude.map { place.appending($0).path })
        let listed = target.sources.map { place.appending($0).path }
        let resources = target.resources.map { resource in
            (place.appending(resource.path), resource.isCopied)
        }
        var sorted = SortedFiles()
        let files = FolderWalk.files(in: place) { excluded.contains($0.standardizedFileURL.path) }
        for file in files where !excluded.contains(file.path) && file.lastPathComponent != "Package.swift" {
            let isListed =
                listed.isEmpty || listed.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            let resource = resources.first { file.path == $0.0.path || file.path.hasPrefix($0.0.path + "/") }
            if let (folder, isCopied) = resource {
                sorted.add(isCopied ? folder : file, as: .resource)
            } else if isListed {
                sorted.add(file, as: FileUse(file))
            }
        }
        return sorted
    }
}

extension SourceTarget {
    /// Whether the target consists of Objective-C, which Linux doesn't build.
    var isOfObjectiveC: Bool {
        sources.isEmpty && otherSources.contains { ["m", "mm"].contains($0.pathExtension) }
    }
}
