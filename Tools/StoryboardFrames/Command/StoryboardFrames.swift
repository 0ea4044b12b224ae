import ArgumentParser
import Foundation
import StoryboardFramesKit

/// Reduces storyboards to the parts that affect their layout.
@main struct StoryboardFrames: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Reduce storyboards to what their layout depends on, with the frames that Interface Builder saved."
    )

    @Argument(help: "Files: name.storyboard or name.xib.")
    var files: [String]

    @Option(help: "The folder to write to.")
    var to = "Tools/Storyboards/Tests/StoryboardFrameTests/Scenes"

    @Option(help: "A table with the columns file, repo and path, which says where the files come from.")
    var index: String?

    func run() throws {
        let sources = try index.map(readSources) ?? [:]
        for file in files {
            let url = URL(fileURLWithPath: file)
            guard let root = Element.read(try Data(contentsOf: url)) else {
                throw ValidationError("\(file) is not XML.")
            }
            let name = url.lastPathComponent
            let text = "<!-- \(sources[name] ?? name) -->\n\(Reduction.reduced(root).xml)"
            try Data(text.utf8).write(to: URL(fileURLWithPath: to).appendingPathComponent(name))
        }
    }

    private func readSources(_ path: String) throws -> [String: String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return Dictionary(
            rows.filter { $0.count > 2 }.map { (String($0[0]), "\($0[1]): \($0[2])") },
            uniquingKeysWith: { one, _ in one })
    }
}
