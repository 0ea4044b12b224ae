import AdoptModel
import Foundation
import SourceRewriting

/// The Linux form of Swift folders, each of which is a module. The files are committed next to the originals, for a package that
/// builds on Apple's platforms and on Linux.
///
/// Only the original folders are edited. Each written file names its original, and ``differences()`` compares them.
package struct LinuxSources {
    private let folders: [URL]
    private let output: URL
    /// The package that contains the output. File names are relative to its folder.
    private let root: URL

    /// - Throws: ``MirrorFailure`` if a folder contains no Swift file, or if two folders have the same name.
    package init(of folders: [URL], in output: URL) throws {
        self.folders = folders.map(\.standardizedFileURL)
        self.output = output.standardizedFileURL
        root = Self.package(around: self.output)
        let names = folders.map(\.lastPathComponent)
        guard Set(names).count == names.count else {
            throw MirrorFailure(
                "Two folders have the same name. Give each module a unique name.")
        }
    }

    /// Writes the files whose text differs, and removes those whose original no longer exists.
    ///
    /// - Returns: The paths of the changed files.
    /// - Throws: ``MirrorFailure`` if a construct can't be rewritten, or if another file exists at an output path.
    package func write() throws -> [String] {
        let differences = try differences()
        try differences.filter(\.isForeign).first.map { throw MirrorFailure($0.description) }
        for difference in differences { try difference.repair() }
        return differences.map(\.path)
    }

    /// The files that differ from what their originals produce.
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

    /// The texts to write, by their paths in the output.
    private func files() throws -> [String: String] {
        let places = try folders.map(Self.swiftFiles)
        let modules = try zip(folders, places).map(module)
        var files: [String: String] = [:]
        for (number, module) in modules.enumerated() {
            let others = modules.enumerated().filter { $0.offset != number }.map(\.element)
            let rewritten = ModuleRewriter(libraries: others).rewrite(module)
            try refuse(rewritten)
            // The generated program replaces main.swift.
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

    /// The nearest folder with a manifest, or the folder itself if there is none.
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
