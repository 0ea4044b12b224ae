import ArgumentParser
import Foundation
import ProgramIO
import Simulator

/// A file that a picture is written to, by the ending of its name.
package struct PictureFile {
    private enum Format: String, CaseIterable { case svg, png }

    private let url: URL
    private let format: Format

    package init(path: String) throws {
        url = URL(fileURLWithPath: path)
        guard let format = Format(rawValue: url.pathExtension.lowercased()) else {
            throw ValidationError("'\(path)' ends neither in .svg nor in .png.")
        }
        self.format = format
    }

    private init(_ url: URL, _ format: Format) {
        self.url = url
        self.format = format
    }

    /// `page-3.svg` for `page.svg`.
    package func numbered(_ number: Int) -> PictureFile {
        let name = url.deletingPathExtension().lastPathComponent
        let file = url.deletingLastPathComponent().appendingPathComponent("\(name)-\(number).\(format)")
        return PictureFile(file, format)
    }

    /// Whether the file is of pixels, which do not move.
    package var isPixels: Bool { format == .png }

    package func write(_ picture: Picture) throws {
        switch format {
        case .svg: try write(picture.svg)
        case .png: try PixelFile(url).draw(picture.svgOfPlacedLetters)
        }
    }

    package func write(_ film: Film) throws {
        try write(film.svg)
    }

    private func write(_ svg: String) throws {
        try OutputFile.write(svg, to: url)
    }
}
