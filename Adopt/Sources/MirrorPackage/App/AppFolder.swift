import AdoptModel
import Foundation

/// The folder that an app finds its property list, storyboards, images and texts in, laid out as on a device.
struct AppFolder {
    private let app: SourceTarget
    private let resources: [(url: URL, module: String)]
    private let folder: String

    init(_ module: AdoptedModule, with modules: [AdoptedModule], in output: URL) {
        app = module.target
        folder = ProgramFiles.folder(of: app)
        // What frameworks and tests bring along is looked for in the same bundle: on Linux there is one program.
        let others = modules.map(\.target).filter { target in
            target.kind == .library
                || target.kind == .unitTests && target.dependencies.contains(module.target.name)
        }
        resources = ([app] + others).flatMap { target in target.resources.map { ($0, target.module) } }
    }

    func write(to output: OutputFolder) throws {
        try output.write(InfoPlist(of: app).data, to: "\(folder)/Info.plist")
        var seen: Set<String> = ["Info.plist"]
        for (resource, module) in resources {
            let place = Self.place(of: resource)
            guard seen.insert(place).inserted, FileManager.default.fileExists(atPath: resource.path) else {
                continue
            }
            if resource.pathExtension == "xcstrings" {
                try StringCatalog(resource).write(to: output, in: folder)
            } else if let model = DataModel(resource) {
                let compiled = CompiledDataModel(model: model, module: module)
                try output.write(try compiled.data, to: "\(folder)/\(compiled.place)")
            } else if InterfaceFile.isOne(resource),
                let text = InterfaceFile(resource, module: module).adaptedText
            {
                try output.write(text, to: "\(folder)/\(place)")
            } else {
                try output.link(resource.standardizedFileURL, at: "\(folder)/\(place)")
            }
        }
    }

    /// Where a resource lies in a bundle: at its top, or in a language's folder.
    static func place(of resource: URL) -> String {
        let language = resource.deletingLastPathComponent()
        let isLocalized = language.pathExtension == "lproj"
        return (isLocalized ? language.lastPathComponent + "/" : "") + resource.lastPathComponent
    }
}
