import ArgumentParser
import Foundation
import StoryboardFrameForm
import StoryboardFramesKit

/// Reduces storyboards to what their layout depends on.
@main struct StoryboardFrames: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Write what the layout of storyboards depends on, with the frames that Interface Builder saved, as JSON."
    )

    @Argument(help: "Files: name.storyboard or name.xib.")
    var files: [String]

    @Option(help: "The folder to write to.")
    var to = "Tests/StoryboardFrameTests/Scenes"

    @Option(help: "A table with the columns file, repo and path, which says where the files come from.")
    var index: String?

    func run() throws {
        let sources = try index.map(readSources) ?? [:]
        for file in files {
            let url = URL(fileURLWithPath: file)
            guard let root = Element.read(url) else { throw ValidationError("\(file) is not XML.") }
            let name = url.deletingPathExtension().lastPathComponent
            let document = DocumentReader(
                root, source: sources[url.lastPathComponent] ?? url.lastPathComponent
            ).document
            guard !document.scenes.isEmpty else { continue }
            try data(document).write(to: URL(fileURLWithPath: to).appendingPathComponent(name + ".json"))
        }
    }

    /// A scene a line, so that differences can be read.
    private func data(_ document: SavedDocument) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let source = String(decoding: try encoder.encode(document.source), as: UTF8.self)
        let scenes = try document.scenes.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        return Data("{\"source\":\(source),\"scenes\":[\n\(scenes.joined(separator: ",\n"))\n]}\n".utf8)
    }

    private func readSources(_ path: String) throws -> [String: String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return Dictionary(
            rows.filter { $0.count > 2 }.map { (String($0[0]), "\($0[1]): \($0[2])") },
            uniquingKeysWith: { one, _ in one })
    }
}
