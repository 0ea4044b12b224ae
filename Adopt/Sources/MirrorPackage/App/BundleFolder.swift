import AdoptModel
import Foundation

/// A folder that `Bundle` reads: a property list and resources, laid out as on a device.
struct BundleFolder {
    let path: String
    /// The files, with the modules of their targets. If two files have the same path in the bundle, the first one is used.
    let resources: [(url: URL, module: String)]

    func write(_ list: InfoPlist, to output: OutputFolder) throws {
        try output.write(list.data, to: "\(path)/Info.plist")
        var seen: Set<String> = ["Info.plist"]
        for (resource, module) in resources {
            let place = Self.place(of: resource)
            guard seen.insert(place).inserted, FileManager.default.fileExists(atPath: resource.path) else {
                continue
            }
            try write(resource, of: module, at: place, to: output)
        }
    }

    private func write(_ resource: URL, of module: String, at place: String, to output: OutputFolder) throws {
        if resource.pathExtension == "xcstrings" {
            try StringCatalog(resource).write(to: output, in: path)
        } else if let model = DataModel(resource) {
            let compiled = CompiledDataModel(model: model, module: module)
            try output.write(try compiled.data, to: "\(path)/\(compiled.place)")
        } else if InterfaceFile.isOne(resource),
            let text = InterfaceFile(resource, module: module).adaptedText
        {
            try output.write(text, to: "\(path)/\(place)")
        } else {
            try output.link(resource.standardizedFileURL, at: "\(path)/\(place)")
        }
    }

    /// The position of a resource in a bundle: at the top level, or in a language's folder.
    static func place(of resource: URL) -> String {
        let language = resource.deletingLastPathComponent()
        let isLocalized = language.pathExtension == "lproj"
        return (isLocalized ? language.lastPathComponent + "/" : "") + resource.lastPathComponent
    }
}
