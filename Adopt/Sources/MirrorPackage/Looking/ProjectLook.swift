import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import StandIns

/// What a project consists of, and what of it can run on Linux, as far as its sources and its packages show it. Nothing is built or
/// downloaded.
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
    /// The modules of packages that a run downloads. They may not build on Linux.
    package let packages: [Module]
    /// The modules that aren't here. The one that most pages need is first.
    package let absent: [AbsentModule]
    /// The files and pages, without tests, that stay out because modules are absent.
    package let leftOut: AbsentModule.Extent
    /// How each app starts.
    package let launches: [AppLaunch]
    /// The source files that the project lists and that don't exist, with their cost, in sentences.
    package let missingSources: [String]
    /// What couldn't be read, in sentences.
    package let remarks: [String]

    /// Finds the packages at hand as a run does, and reads the files of the project and of these packages. It doesn't count tests.
    package init(
        _ project: SourceProject, _ outlines: inout SourceOutlines, finding packages: NeededPackages
    ) {
        var (needed, whole) = (packages, project)
        whole.targets.removeAll { $0.kind.isTests }
        let own = whole.targets.filter(\.isAdopted)
        needed.add(to: &whole)
        outlines.read(whole.targets.filter(\.isAdopted))
        let files = own.flatMap(outlines.of)
        let part = ProjectPart(of: whole, outlines: outlines, besides: needed.awaited)
        self.project = project.name
        self.targets = project.targets.reduce(into: [:]) { $0[$1.kind.words, default: 0] += 1 }
        contents = Contents(
            files: files.count, lines: files.reduce(0) { $0 + $1.lines },
            pages: files.reduce(0) { $0 + part.pages.of($1).count },
            views: files.reduce(0) { $0 + $1.views },
            filesInOtherLanguages: own.reduce(0) { $0 + $1.otherSources.count })
        let modules = Set(own.map(\.module))
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
        let here =
            whole.targets.filter(\.isAdopted).map(\.module)
            + whole.broughtPackages.flatMap { $0.products.values.joined() } + needed.awaited
        neutral = imported { ModuleOrigin(of: $0, besides: Set(here)) == .neutral }
        self.packages = imported(where: needed.awaited.contains)
        absent = part.absentModules
        let names = Set(own.map(\.name))
        let lost = part.leftOut.filter { names.contains($0.target) }
        let parts = part.partialFiles.parts
        let partial = own.flatMap(\.sources).count { parts[$0] != nil }
        leftOut = AbsentModule.Extent(lost, partialFiles: partial)
        launches = part.launches
        missingSources = part.missingSources.sentences
        remarks = whole.remarks
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
