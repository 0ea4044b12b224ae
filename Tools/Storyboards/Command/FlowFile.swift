import ArgumentParser
import FlowGraph
import Foundation
import PictureFiles
import ProgramIO

/// A file for the transitions between pages. The file's extension determines the format.
struct FlowFile {
    private enum Format: String { case svg, png, mmd, dot, gv }

    private let url: URL
    private let format: Format

    init(path: String) throws {
        url = URL(fileURLWithPath: path)
        guard let format = Format(rawValue: url.pathExtension.lowercased()) else {
            throw ValidationError("'\(path)' ends in none of .svg, .png, .mmd, .dot and .gv.")
        }
        self.format = format
    }

    func write(_ graph: FlowGraph) throws {
        switch format {
        case .svg: try write(graph.svg)
        case .png: try PixelFile(url).draw(graph.svg)
        case .mmd: try write(graph.mermaid)
        case .dot, .gv: try write(graph.dot)
        }
    }

    private func write(_ text: String) throws {
        try OutputFile.write(text, to: url)
    }
}
