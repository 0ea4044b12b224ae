import Foundation

/// Draws an SVG as pixels, with rsvg-convert.
package enum PixelDrawing {
    /// Returns the PNG file, with twice as many pixels as points: sharp, and not too large for a page of text. `nil` if rsvg-convert isn't
    /// installed, or can't draw the SVG.
    package static func png(of svg: String) throws -> Data? {
        // Files, and not a pipe: a converter that is not installed would end the program that writes to it.
        let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let source = drawn.appendingPathExtension("svg")
        defer { for file in [drawn, source] { try? FileManager.default.removeItem(at: file) } }
        try OutputFile.write(svg, to: source)
        let words = ["rsvg-convert", "--zoom", "2", "--output", drawn.path, source.path]
        return try Tool.run(words) == 0 ? InputFile.data(of: drawn) : nil
    }
}
