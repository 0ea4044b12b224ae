import ArgumentParser
import Foundation

/// A file of pixels, drawn from an SVG by rsvg-convert.
package struct PixelFile {
    private let url: URL

    package init(_ url: URL) { self.url = url }

    /// Twice as many pixels as points: sharp, and not too large for a page of text.
    package func draw(_ svg: String) throws {
        let converter = Process()
        converter.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        converter.arguments = ["rsvg-convert", "--zoom", "2", "--output", url.path]
        let input = Pipe()
        converter.standardInput = input
        try converter.run()
        try input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
        try input.fileHandleForWriting.close()
        converter.waitUntilExit()
        guard converter.terminationStatus == 0 else {
            throw ValidationError(
                "rsvg-convert could not draw \(url.path). It is in Debian's package librsvg2-bin; "
                    + "or write an .svg, which every browser shows.")
        }
    }
}
