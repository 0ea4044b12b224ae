import Foundation

/// A module's files for the check: in a copy, files that import Foundation import the Apple variant.
struct AppleSources {
    private(set) var files: [URL] = []
    private var originals: [String: URL] = [:]

    init(of module: SourceModule, in folder: URL) throws {
        let copies = folder.appendingPathComponent("Sources/\(module.name)")
        for file in module.files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let apple = text.replacing(#/(?m)^(?<before>.*\bimport\ )Foundation$/#) {
                "\($0.before)AppleFoundation"
            }
            files.append(apple == text ? file : try copy(file, apple, into: copies))
        }
        if module.hasResources { try addBundle(in: copies) }
    }

    /// Adds the file that SwiftPM generates for a module with resources.
    private mutating func addBundle(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("resource_bundle_accessor.swift")
        let text = "import AppleFoundation\nextension Bundle { static let module = Bundle.main }\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        files.append(file)
    }

    private mutating func copy(_ file: URL, _ text: String, into folder: URL) throws -> URL {
        let copy = folder.appendingPathComponent("\(originals.count)/\(file.lastPathComponent)")
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: copy, atomically: true, encoding: .utf8)
        originals[copy.path] = file
        return copy
    }

    /// An error with the path of the original file.
    func original(_ error: Diagnostic, from root: URL) -> Diagnostic {
        var error = error
        let path = originals[error.file]?.path ?? error.file
        let folder = root.path + "/"
        error.file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        return error
    }
}
