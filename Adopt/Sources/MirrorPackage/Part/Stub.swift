import AdoptModel
import Foundation
import ProjectReading

/// The user's own declarations of a module that isn't here.
package struct Stub: Sendable {
    /// The module's name in an `import`.
    package let module: String
    private let folder: URL

    /// Reads an argument of the form `NAME=FOLDER`; `nil` for another form.
    package init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        module = parts[0]
        folder = URL(fileURLWithPath: (parts[1] as NSString).expandingTildeInPath).standardizedFileURL
    }

    /// Adds the module to a project, in place of a library of the same name.
    ///
    /// - Throws: ``MirrorFailure`` if the folder contains no Swift file.
    package func add(to project: inout SourceProject) throws {
        let files = folder.swiftFiles
        guard !files.isEmpty else {
            throw MirrorFailure("The stub of \(module) has no Swift file: \(folder.path).")
        }
        project.targets.removeAll { $0.kind == .library && $0.module == module }
        project.targets.append(
            SourceTarget(
                name: module, module: module, kind: .library,
                sources: files.map(\.standardizedFileURL)))
    }

    /// Makes each target that imports one of these modules depend on it.
    package static func connect(
        _ stubs: [Stub], in project: inout SourceProject, _ outlines: SourceOutlines
    ) {
        for index in project.targets.indices {
            let target = project.targets[index]
            let imports = outlines.of(target).reduce(into: Set(target.bridgedModules)) {
                $0.formUnion($1.imports.keys)
                $0.formUnion($1.optionalImports)
            }
            project.targets[index].dependencies += stubs.map(\.module).filter {
                imports.contains($0) && $0 != target.module && !target.dependencies.contains($0)
            }
        }
    }
}
