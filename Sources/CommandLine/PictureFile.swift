import ArgumentParser
import Foundation
import Simulator

/// A file that a picture is written to, by the ending of its name.
struct PictureFile {
    private enum Format: String, CaseIterable { case svg, png }

    private let url: URL
    private let format: Format

    init(path: String) throws {
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
    func numbered(_ number: Int) -> PictureFile {
        let name = url.deletingPathExtension().lastPathComponent
        let file = url.deletingLastPathComponent().appendingPathComponent("\(name)-\(number).\(format)")
        return PictureFile(file, format)
    }

    /// Whether the file is of pixels, which do not move.
    var isPixels: Bool { format == .png }

    func write(_ picture: Picture) throws {
        switch format {
        case .svg: try write(picture.svg)
        case .png: try draw(picture)
        }
    }

    func write(_ film: Film) throws {
        try write(film.svg)
    }

    private func write(_ svg: String) throws {
        try svg.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Twice as many pixels as points: sharp, and not too large for a page of text.
    private func draw(_ picture: Picture) throws {
        let converter = Process()
        converter.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        converter.arguments = ["rsvg-convert", "--zoom", "2", "--output", url.path]
        let input = Pipe()
        converter.standardInput = input
        try converter.run()
        try input.fileHandleForWriting.write(contentsOf: Data(picture.svg.utf8))
        try input.fileHandleForWriting.close()
        converter.waitUntilExit()
        guard converter.terminationStatus == 0 else {
            throw ValidationError(
                "rsvg-convert could not draw \(url.path). It is in Debian's package librsvg2-bin; "
                    + "or write an .svg, which every browser shows.")
        }
    }
}
