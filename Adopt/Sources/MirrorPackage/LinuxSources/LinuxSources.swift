import AdoptModel
import Foundation
import SourceRewriting

/// The Swift files of folders, each a module, as Linux compiles them: kept in the project beside the originals, for a package that both
/// systems build.
///
/// The folders are the only ones that are edited. What is written says where it comes from, and is compared with it by
/// ``differences()``.
package struct LinuxSources {
    private let folders: [URL]
    private let output: URL
    /// The folder that the files' names are counted from: that of the package around the output.
    private let root: URL

    /// - Throws: ``MirrorFailure`` where a folder has no Swift file, or two have the same name.
    package init(of folders: [URL], in output: URL) throws {
        self.folders = folders.map(\.standardizedFileURL)
        self.output = output.standardizedFileURL
        root = Self.package(around: self.output)
        let names = folders.map(\.lastPathComponent)
        guard Set(names).count == names.count else {
            throw MirrorFailure(
                "Two folders of one name would be written into one. Give each module a name of its own.")
        }
    }

    /// Writes the files whose text differs, and removes those whose original is gone.
    ///
    /// - Returns: their paths.
    /// - Throws: ``MirrorFailure`` where something cannot be rewritten, or a file stands in the way that was not written by this.
    package func write() throws -> [String] {
        let differences = try differences()
        try differences.filter(\.isForeign).first.map { throw MirrorFailure($0.description) }
        for difference in differences { try difference.repair() }
        return differences.map(\.path)
    }

    /// The files that are not what their originals give.
    package func differences() throws -> [LinuxSourceDifference] {
        let made = try files()
        let found = try Self.swiftFiles(in: output)
        let wrong = made.compactMap { place, text -> LinuxSourceDifference? in
            let before = try? String(contentsOf: output.appending(path: place), encoding: .utf8)
            return before == text ? nil : difference(place, before: before, after: text)
        }
        let left = try found.filter { made[$0] == nil }.map { place in
            difference(
                place, before: try String(contentsOf: output.appending(path: place), encoding: .utf8),
                after: nil)
        }
        return (wrong + left).sorted { $0.path < $1.path }
    }

    private func difference(_ place: String, before: String?, after: String?) -> LinuxSourceDifference {
        let file = output.appending(path: place)
        return LinuxSourceDifference(file: file, path: path(of: file), before: before, after: after)
    }

    /// What is to be written, by its path beneath the output.
    private func files() throws -> [String: String] {
        let places = try folders.map(Self.swiftFiles)
        let modules = try zip(folders, places).map(module)
        var files: [String: String] = [:]
        for (number, module) in modules.enumerated() {
            let others = modules.enumerated().filter { $0.offset != number }.map(\.element)
            let rewritten = ModuleRewriter(libraries: others).rewrite(module)
            try refuse(rewritten)
            // The program launches what main.swift names.
            for (place, (original, file)) in zip(places[number], zip(module.files, rewritten.files))
            where !file.isLeftOut {
                let name = LinuxFileName.of(place)
                let inLibrary = rewritten.mainClass == nil ? name : LinuxFileName.ofLibrary(name)
                files["\(module.name)/\(inLibrary)"] = LinuxSourceText(original, file.text).text
            }
            if let tables = rewritten.tables {
                files["\(module.name)/\(LinuxFileName.of("Tables.swift"))"] = LinuxSourceText.tables(
                    tables, of: path(of: folders[number]))
            }
        }
        return files
    }

    private func module(in folder: URL, of places: [String]) throws -> ModuleSources {
        let files = try places.map { place in
            let file = folder.appending(path: place)
            return ModuleSources.File(
                path: path(of: file), text: try String(contentsOf: file, encoding: .utf8))
        }
        guard !files.isEmpty else { throw MirrorFailure("\(folder.path) has no Swift file.") }
        return ModuleSources(name: folder.lastPathComponent, files: files, isOfPackage: true)
    }

    private func refuse(_ module: RewrittenModule) throws {
        let problems = module.files.flatMap { file in
            file.problems.map { "\(file.path):\($0.line):\($0.column): error: \($0.message)" }
        }
        guard problems.isEmpty else { throw MirrorFailure(problems.joined(separator: "\n")) }
    }

    private func path(of file: URL) -> String {
        file.path.hasPrefix(root.path + "/") ? String(file.path.dropFirst(root.path.count + 1)) : file.path
    }

    private static func swiftFiles(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        .sorted()
    }

    /// The nearest folder with a manifest; the folder itself where there is none.
    private static func package(around folder: URL) -> URL {
        var candidate = folder
        while candidate.path != "/" {
            if FileManager.default.fileExists(atPath: candidate.appending(path: "Package.swift").path) {
                return candidate
            }
            candidate.deleteLastPathComponent()
        }
        return folder
    }
}
