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
        /// The number of pages in these files, and of pages that inherit from them.
        package let pages: Int
    }

    /// What adopting the project is expected to give.
    package enum Forecast: String, Codable, Sendable {
        /// All files build.
        case whole
        /// The files that import a module from elsewhere build only if it does; otherwise they are left out.
        case part
        /// The project has no page of UIKit to run.
        case nothing
    }

    package let project: String
    /// The targets of each kind: "app" to 1.
    package let targets: [String: Int]
    package let contents: Contents
    /// The frameworks with neutral values.
    package let neutral: [Module]
    /// The modules of packages, and frameworks that aren't here. The one that most pages need is first.
    package let elsewhere: [Module]
    package let forecast: Forecast
    /// Whether the app is started by SwiftUI, and not by a delegate of UIKit.
    package let isStartedBySwiftUI: Bool
    /// What couldn't be read, in sentences.
    package let remarks: [String]

    package init(_ project: SourceProject) {
        let targets = project.targets.filter(\.isAdopted)
        let own = targets.filter { !$0.kind.isTests }
        let files = own.flatMap(\.sources).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .map(FileOutline.init)
        let pages = PageClasses(files)
        let modules = Set(project.targets.map(\.module))
        self.project = project.name
        self.targets = project.targets.reduce(into: [:]) { $0[$1.kind.words, default: 0] += 1 }
        contents = Contents(
            files: files.count, lines: files.reduce(0) { $0 + $1.lines }, pages: pages.names.count,
            views: files.reduce(0) { $0 + $1.views },
            filesInOtherLanguages: own.reduce(0) { $0 + $1.otherSources.count })
        let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(modules)
        func imports(_ origin: ModuleOrigin) -> [Module] {
            imported.filter { ModuleOrigin(of: $0) == origin }.map { name in
                let users = files.filter { $0.imports.contains(name) }
                return Module(name: name, files: users.count, pages: pages.count(neededBy: users))
            }.sorted { ($1.pages, $1.files, $0.name) < ($0.pages, $0.files, $1.name) }
        }
        neutral = imports(.neutral)
        elsewhere = imports(.elsewhere)
        isStartedBySwiftUI = files.contains { $0.start == .swiftUI }
        forecast = pages.names.isEmpty ? .nothing : elsewhere.isEmpty ? .whole : .part
        remarks = project.remarks
    }
}

/// The view controllers among the classes of some files.
private struct PageClasses {
    let names: Set<String>
    private let parents: [String: String]

    init(_ files: [FileOutline]) {
        let classes = files.flatMap(\.classes)
        let parents = Dictionary(
            classes.compactMap { found in found.parent.map { (found.name, $0) } }
        ) { first, _ in first }
        self.parents = parents
        names = Set(
            classes.map(\.name).filter { Self.line(from: $0, parents).contains(where: Self.isUIKits) })
    }

    /// The pages in these files, and the pages that inherit from a class in them.
    func count(neededBy files: [FileOutline]) -> Int {
        let own = Set(files.flatMap(\.classes).map(\.name))
        return names.count { !own.isDisjoint(with: Self.line(from: $0, parents)) }
    }

    /// A class and its superclasses.
    private static func line(from name: String, _ parents: [String: String]) -> [String] {
        var line: [String] = []
        var next: String? = name
        while let name = next, !line.contains(name) {
            line.append(name)
            next = parents[name]
        }
        return line
    }

    private static func isUIKits(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.hasSuffix("Controller") || name.hasPrefix("UIKit.UI")
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
