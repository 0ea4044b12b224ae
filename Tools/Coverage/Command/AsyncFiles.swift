import CoverageKit
import Foundation
import Shell

/// The generated files with `async` variants, in the project's format.
struct AsyncFiles {
    private let forms: AsyncForms
    private let folder: URL
    private let style: URL

    init(_ forms: AsyncForms, in paths: Paths) {
        self.forms = forms
        folder = paths.asyncForms
        style = paths.style
    }

    /// Writes all files again, and deletes those that are no longer needed.
    func write() throws {
        let files = try formatted()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in written where files[name] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }

    /// The names of files that are missing, superfluous or outdated.
    func outdated() throws -> [String] {
        let files = try formatted()
        return Set(written).union(files.keys).sorted().filter { name in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return text == nil || text != files[name]
        }
    }

    private var written: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private func formatted() throws -> [String: String] {
        let draft = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: draft) }
        return try forms.files.reduce(into: [:]) { files, file in
            let url = draft.appendingPathComponent(file.key)
            try file.value.write(to: url, atomically: true, encoding: .utf8)
            try Shell.run(["swift", "format", "--in-place", "--configuration", style.path, url.path])
            files[file.key] = try String(contentsOf: url, encoding: .utf8)
        }
    }
}
