import ArgumentParser
import Foundation
import ProgramIO

/// A file of pixels, drawn from an SVG by rsvg-convert.
package struct PixelFile {
    private let url: URL

    package init(_ url: URL) { self.url = url }

    /// Twice as many pixels as points: sharp, and not too large for a page of text.
    package func draw(_ svg: String) throws {
        // Files, and not a pipe: a converter that is not installed would end the program that writes to it.
        let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let source = drawn.appendingPathExtension("svg")
        defer { for file in [drawn, source] { try? FileManager.default.removeItem(at: file) } }
        try OutputFile.write(svg, to: source)
        let words = ["rsvg-convert", "--zoom", "2", "--output", drawn.path, source.path]
        guard try Tool.run(words) == 0 else {
            throw ValidationError(
                "rsvg-convert could not draw \(url.path). It is in Debian's package librsvg2-bin; "
                    + "or write an .svg, which every browser shows.")
        }
        try OutputFile.write(InputFile.data(of: drawn), to: url)
    }
}
