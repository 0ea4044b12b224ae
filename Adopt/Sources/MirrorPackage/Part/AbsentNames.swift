import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import StandIns

/// Tells the names of absent modules from those that a project, its packages and the systems declare.
struct AbsentNames: Sendable {
    private let declared: Set<String>

    init(_ project: SourceProject, _ outlines: SourceOutlines) {
        let files = project.targets.filter(\.isAdopted).flatMap(outlines.of)
        declared = (files + Self.unchangedPackages(of: project, importedBy: files)).reduce(into: []) {
            names, outline in
            names.formUnion(outline.allTypes)
            names.formUnion(outline.values)
        }
    }

    /// The names that a file uses and that nothing here declares. A module that is here qualifies names: `UIKit.UIView`.
    func used(by file: FileOutline, without modules: Set<String>) -> Set<String> {
        file.uses.filter {
            !declared.contains($0) && !StandardNames.contains($0) && !Framework.isDeclared($0)
                && (file.imports[$0] == nil || modules.contains($0))
        }
    }

    /// The files of imported packages that SwiftPM builds from their own folders.
    private static func unchangedPackages(
        of project: SourceProject, importedBy files: [FileOutline]
    ) -> [FileOutline] {
        let imported = files.reduce(into: Set()) { $0.formUnion($1.imports.keys) }
        return project.broughtPackages.filter { package in
            package.use.isUnchanged && !imported.isDisjoint(with: package.products.values.joined())
        }.flatMap { package in
            package.folder.appendingPathComponent("Sources").swiftFiles.map { FileOutline(SourceText.of($0)) }
        }
    }
}
