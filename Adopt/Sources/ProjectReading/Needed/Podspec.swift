import AdoptModel
import Foundation

/// A pod without a project or a manifest, read from its `.podspec`.
enum Podspec {
    /// The pods in a folder, each of which is a library; `nil` if there is none.
    static func project(in folder: URL) -> SourceProject? {
        let specs = FolderWalk.entries(of: folder).filter { $0.pathExtension == "podspec" }
        let targets = specs.map { target($0, in: folder) }.filter {
            !$0.sources.isEmpty || !$0.otherSources.isEmpty
        }
        guard !targets.isEmpty else { return nil }
        return SourceProject(name: folder.lastPathComponent, folder: folder, targets: targets)
    }

    /// The names and modules of the pods in a folder.
    static func names(in folder: URL) -> [String] {
        FolderWalk.entries(of: folder).filter { $0.pathExtension == "podspec" }.flatMap { spec in
            [spec.deletingPathExtension().lastPathComponent, module(in: SourceText.of(spec))].compactMap(
                \.self)
        }
    }

    private static func module(in text: String) -> String? {
        text.lines(with: ["module_name"]).lazy
            .compactMap { $0.firstMatch(of: /\.module_name\s*=\s*['"]([^'"]+)/).map { String($0.1) } }.first
    }

    private static func target(_ spec: URL, in folder: URL) -> SourceTarget {
        let (name, text) = (spec.deletingPathExtension().lastPathComponent, SourceText.of(spec))
        var files = SortedFiles()
        for place in places(in: text).map(folder.appendingPathComponent) {
            for file in FoundFile.isFolder(place) ? FolderWalk.files(in: place) : [place] {
                let use = FileUse(file)
                files.add(file, as: use == .resource ? .nothing : use)
            }
        }
        return SourceTarget(
            name: name, module: module(in: text) ?? name.c99Identifier, kind: .library,
            sources: files.sources,
            otherSources: files.otherSources, swiftVersion: swiftVersion(in: text, folder))
    }

    /// The newest Swift version in `s.swift_versions = ['4.2', '5.0']`, or that of the folder; `nil` if neither is there.
    private static func swiftVersion(in text: String, _ folder: URL) -> String? {
        let listed = text.matches(of: /\.swift_versions?\s*=\s*([^\n]+)/).flatMap { list in
            list.1.matches(of: /\d+(?:\.\d+)*/).map { String($0.output) }
        }
        let file = folder.appendingPathComponent(".swift-version")
        return listed.max() ?? (try? String(contentsOf: file, encoding: .utf8))?.trimmed
    }

    /// The files and folders in `s.source_files = 'Sources/**/*.swift'`. A pattern without a folder of its own isn't supported.
    private static func places(in text: String) -> [String] {
        text.matches(of: /\.source_files\s*=\s*([^\n]+)/).flatMap { list in
            list.1.matches(of: /['"]([^'"]+)['"]/).map { pattern in
                let parts = pattern.1.split(separator: "/")
                return parts.prefix { !$0.contains(/[*{?]/) }.joined(separator: "/")
            }
        }.filter { !$0.isEmpty }
    }
}
