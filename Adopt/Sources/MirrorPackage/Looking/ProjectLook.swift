import AdoptModel
import Foundation
import SourceRewriting
import StandIns

/// What a project consists of, and what of it can run on Linux, as far as its sources show it. Nothing is built or downloaded.
package struct ProjectLook: Codable, Sendable {
    /// The parts of a project, in numbers.
    package struct Contents: Codable, Hashable, Sendable {
        package var files = 0
        package var lines = 0
        /// View controllers: classes that inherit from one of UIKit's.
        package var pages = 0
        /// Views of SwiftUI, whose bodies are blanked.
        package var views = 0
        /// Files in Objective-C and other languages, which are omitted.
        package var filesInOtherLanguages = 0
    }

    /// A module that some files import.
    package struct Module: Codable, Hashable, Sendable {
        package let name: String
        /// The number of files that import it.
        package let files: Int
        /// The number of pages in these files.
        package let pages: Int
    }

    package let project: String
    /// The targets of each kind: "app" to 1.
    package let targets: [String: Int]
    package let contents: Contents
    /// The frameworks with neutral values.
    package let neutral: [Module]
    /// The modules of packages that aren't part of the project. They may not build on Linux.
    package let packages: [Module]
    /// The modules that aren't here. The one that most pages need is first.
    package let absent: [AbsentModule]
    /// The files and pages, without tests, that stay out because modules are absent.
    package let leftOut: AbsentModule.Extent
    /// How each app starts.
    package let launches: [AppLaunch]
    /// What couldn't be read, in sentences.
    package let remarks: [String]

    /// - Parameter checkouts: The folders with checkouts of packages.
    package init(_ project: SourceProject, _ outlines: SourceOutlines, checkouts: [URL] = []) {
        let own = project.targets.filter { $0.isAdopted && !$0.kind.isTests }
        let files = own.flatMap(outlines.of)
        let modules = Set(project.targets.map(\.module))
        let fromPackages = PackageNames(of: project, checkouts: checkouts).names.subtracting(modules)
        let part = ProjectPart(
            of: project, outlines: outlines, besides: fromPackages.union(PackageNames.ofCombine))
        self.project = project.name
        self.targets = project.targets.reduce(into: [:]) { $0[$1.kind.words, default: 0] += 1 }
        contents = Contents(
            files: files.count, lines: files.reduce(0) { $0 + $1.lines },
            pages: files.reduce(0) { $0 + part.pages.of($1).count },
            views: files.reduce(0) { $0 + $1.views },
            filesInOtherLanguages: own.reduce(0) { $0 + $1.otherSources.count })
        let users = files.reduce(into: [String: [FileOutline]]()) { users, file in
            for name in file.imports.keys where !modules.contains(name) {
                users[name, default: []].append(file)
            }
        }
        func imported(where isMeant: (String) -> Bool) -> [Module] {
            users.filter { isMeant($0.key) }.map { name, files in
                Module(
                    name: name, files: files.count, pages: files.reduce(0) { $0 + part.pages.of($1).count })
            }.sorted { ($1.pages, $1.files, $0.name) < ($0.pages, $0.files, $1.name) }
        }
        let others = PackageNames.ofCombine.union(fromPackages)
        neutral = imported { ModuleOrigin(of: $0, besides: others) == .neutral }
        packages = imported { fromPackages.contains($0) && ModuleOrigin(of: $0, besides: []).isMissing }
        absent = part.absentModules
        let lost = part.leftOut.filter { !$0.isOfTests }
        leftOut = AbsentModule.Extent(lost, partialFiles: part.partialFiles.parts.count)
        launches = part.launches
        remarks = project.remarks
    }
}

extension SourceTarget.Kind {
    fileprivate var words: String {
        switch self {
        case .app: "app"
        case .library: "library"
        case .unitTests: "target of unit tests"
        case .interfaceTests: "target of UI tests"
        case .other: "target of another kind"
        }
    }
}
