import ArgumentParser
import Foundation
import RoomsKit

/// `rooms contents Sources`: exits with 1 if a README's table of folders, or a link of a page, is wrong.
struct Contents: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Compare the tables of folders in READMEs with the folders, and check the links of all pages.",
        discussion: """
            A table whose first column is titled "Folder" must have a row for each folder with sources beside it, and no \
            other. A row may name several folders and folders inside folders: `Tables/Cell, Tables/Head`. Relative links \
            of Markdown pages must lead to files and headings. Nothing is built. Exits with 1 if there is a fault.
            """)

    @Argument(help: "The folders whose READMEs have tables.")
    var folders: [String]

    @Option(help: "The folder of the package, whose Markdown pages have links.")
    var root = "."

    func run() throws {
        let files = try Self.files(in: root)
        let tables = try folders.flatMap { try folderTables(in: $0, files) }
        let pages = files.filter { $0.hasSuffix(".md") }
        let faults = try tables.flatMap(\.faults) + pages.flatMap(linkFaults)
        print("\(tables.count) tables of folders, \(pages.count) pages with links: \(faults.count) faults")
        guard !faults.isEmpty else { return }
        FileHandle.standardError.write(Data((faults + [""]).joined(separator: "\n").utf8))
        throw ExitCode(1)
    }

    private func folderTables(in folder: String, _ files: [String]) throws -> [FolderTable] {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        let readmes = files.filter { $0.hasPrefix(folder) && $0.hasSuffix("/README.md") }
        let tables = try readmes.compactMap { try table(of: $0, files) }
        guard !tables.isEmpty else {
            throw ValidationError(
                "No README in \(folder) has a table of folders. Repair: name a folder that has one, such as Sources."
            )
        }
        return tables
    }

    private func table(of readme: String, _ files: [String]) throws -> FolderTable? {
        let folder = readme.dropLast("README.md".count)
        let sources = files.filter { $0.hasPrefix(folder) && ($0.hasSuffix(".swift") || $0.hasSuffix(".c")) }
            .map { String($0.dropFirst(folder.count)) }
        return FolderTable(of: readme, text: try text(of: readme), sources: sources)
    }

    private func linkFaults(of page: String) throws -> [String] {
        PageLinks(of: page, text: try text(of: page)).faults { path in
            let file = "\(root)/\(path)"
            guard FileManager.default.fileExists(atPath: file) else { return nil }
            return path.hasSuffix(".md") ? (try? text(of: path)).map(PageLinks.anchors) : []
        }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    /// The files of the package, without those in hidden folders such as `.build`.
    private static func files(in root: String) throws -> [String] {
        let url = URL(fileURLWithPath: root, isDirectory: true)
        guard let all = FileManager.default.enumerator(atPath: url.path) else {
            throw ValidationError("There is no folder \(root). Repair: name the folder of the package.")
        }
        var files: [String] = []
        while let path = all.nextObject() as? String {
            if (path as NSString).lastPathComponent.hasPrefix(".") {
                all.skipDescendants()
            } else {
                files.append(path)
            }
        }
        return files.sorted()
    }
}
