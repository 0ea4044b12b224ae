import AdoptModel
import SourceRewriting
import StandIns

/// A module that isn't here, and the part of a project that needs it.
package struct AbsentModule: Codable, Hashable, Sendable {
    /// Where the module is from.
    package enum Source: String, Codable, Sendable {
        /// One of Apple's frameworks, for which PageFlow has no module.
        case apple
        /// A framework that contains no source.
        case binary
        /// A package in Objective-C.
        case objectiveC
        /// A package or framework whose sources aren't at hand.
        case elsewhere
        /// A package that doesn't build on Linux.
        case failedPackage
        /// The library of a tool that generates names of resources.
        case resourceNames
    }

    /// A number of files, of view controllers in them, and of other files that lose parts.
    package struct Extent: Codable, Hashable, Sendable {
        package let files: Int
        package let pages: Int
        package let partialFiles: Int
    }

    package let name: String
    package let source: Source
    /// The number of files that import it.
    package let importers: Int
    /// The files that stay out if only this module is absent.
    package let needs: Extent
    /// The files that a stub of this module alone brings back.
    package let unlocks: Extent
    /// The first error, if it is a package that doesn't build.
    package let failure: BuildResult.Failure?
}

extension ProjectPart {
    /// The absent modules. The one that most pages need is first.
    var absentModules: [AbsentModule] {
        let names = namesOfAbsentModules
        let binaries = names.isEmpty ? [] : BinaryFrameworks.names(in: whole.folder)
        let files = whole.targets.filter(\.isAdopted).flatMap(\.sources)
        let now = besides([]).lost
        return names.map { name in
            let alone = besides(names.subtracting([name]))
            return AbsentModule(
                name: name,
                source: source(of: name, binaries),
                importers: files.count { outlines[$0]?.imports[name] != nil },
                needs: alone.lost, unlocks: besides([name]).lost.subtracted(from: now),
                failure: failedPackages[name])
        }.sorted {
            $0.needs == $1.needs ? $0.name < $1.name : $1.needs < $0.needs
        }
    }

    private func source(of name: String, _ binaries: Set<String>) -> AbsentModule.Source {
        if failedPackages[name] != nil { return .failedPackage }
        switch whole.unbuiltModules[name] {
        case .binary: return .binary
        case .objectiveC: return .objectiveC
        case nil: break
        }
        if binaries.contains(name) { return .binary }
        if whole.targets.contains(where: { $0.resourceNames.modules.contains(name) }) {
            return .resourceNames
        }
        return ModuleOrigin(of: name, besides: []) == .unsupported ? .apple : .elsewhere
    }

    /// The files that are left out.
    var lost: AbsentModule.Extent {
        AbsentModule.Extent(leftOut, partialFiles: partialFiles.parts.count)
    }
}

extension FileOutline {
    /// The modules that a target's generated names require, if the file uses such a name.
    func modulesOfGeneratedNames(_ target: SourceTarget) -> Set<String> {
        guard let type = target.resourceNames.type, uses.contains(type) else { return [] }
        return Set(target.resourceNames.modules)
    }
}

extension AbsentModule.Extent {
    init(_ leftOut: [LeftOutFile], partialFiles: Int) {
        files = leftOut.count
        pages = leftOut.reduce(0) { $0 + $1.pages.count }
        self.partialFiles = partialFiles
    }

    fileprivate func subtracted(from other: Self) -> Self {
        Self(
            files: other.files - files, pages: other.pages - pages,
            partialFiles: other.partialFiles - partialFiles)
    }

    fileprivate static func < (first: Self, second: Self) -> Bool {
        (first.pages, first.files, first.partialFiles) < (second.pages, second.files, second.partialFiles)
    }
}

extension AbsentModule {
    /// The title of a list of absent modules, with the repair.
    static let title =
        "Not here; pass a folder with checkouts by --packages, or your own declarations by --stub NAME=FOLDER"

    /// The module with the files that need it, and those that it alone brings back.
    var sentence: String {
        guard importers > 0 || source == .resourceNames else {
            return
                "\(name)\(words): only a bridging header imports it. The compiler finds the files that need it."
        }
        let imported = importers == 0 ? "" : Count.of(importers, "import") + ", "
        let unlocked =
            unlocks.files + unlocks.partialFiles <= 0
            ? "" : "; --stub \(name)=FOLDER alone brings back \(unlocks.text)"
        return "\(name)\(words): \(imported)needed by \(needs.text)\(unlocked)."
    }

    private var words: String {
        switch source {
        case .apple: ", Apple's framework, which PageFlow lacks"
        case .binary: ", a binary framework"
        case .objectiveC: ", in Objective-C"
        case .elsewhere: ""
        case .failedPackage: ", a package that doesn't build on Linux"
        case .resourceNames: ", for the names that R.swift generates"
        }
    }
}

extension AbsentModule.Extent {
    /// "3 files, 1 page, parts of 2 files".
    var text: String {
        let parts = [
            files == 0 && partialFiles != 0 ? nil : Count.of(files, "file"),
            pages == 0 ? nil : Count.of(pages, "page"),
            partialFiles <= 0 ? nil : "parts of " + Count.of(partialFiles, "file"),
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// A number with a noun.
enum Count {
    /// "1 page", "2 pages".
    static func of(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
