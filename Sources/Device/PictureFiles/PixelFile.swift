import ArgumentParser
import Foundation
import ProgramIO

/// A file of pixels, drawn from an SVG by rsvg-convert.
package struct PixelFile {
    private let url: URL

    package init(_ url: URL) { self.url = url }

    package func draw(_ svg: String) throws {
        guard let pixels = try PixelDrawing.png(of: svg) else {
            throw ValidationError(
                "rsvg-convert could not draw \(url.path). It is in Debian's package librsvg2-bin; "
                    + "or write an .svg, which every browser shows.")
        }
        try OutputFile.write(pixels, to: url)
    }
}
