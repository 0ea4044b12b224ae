import Foundation
import PictureFiles
import Simulator

/// What an exploration has seen, written down as it goes on: a program that ends on the way leaves what it did last.
@MainActor
final class ExplorationJournal {
    private let folder: URL
    private let drawsPixels: Bool
    private(set) var report = Exploration()
    private var heard: Set<String> = []

    init(in folder: URL, drawsPixels: Bool) {
        self.folder = folder
        self.drawsPixels = drawsPixels
    }

    /// Writes down what is done next.
    func begin(_ way: [Int]) {
        report.lastWay = way
        save()
    }

    func tap(_ label: String, on page: PageName, _ way: [Int]) {
        report.taps.append(Exploration.Tap(page: page.controller, target: label, way: way))
    }

    func page(_ page: PageName, _ picture: Picture) {
        let number = report.pages.count + 1
        let name = (number < 10 ? "0" : "") + "\(number)-\(page.fileName)"
        write(picture, name)
        report.pages.append(
            Exploration.Page(controller: page.controller, place: page.place, picture: name + ".svg"))
        save()
    }

    /// Once, wherever in memory the objects are that it names.
    func diagnostic(_ line: String) {
        let words = line.replacing(/0x[0-9a-f]+/, with: "")
        if heard.insert(words).inserted { report.diagnostics.append(line) }
    }

    func end(isComplete: Bool) {
        report.isComplete = isComplete
        report.lastWay = nil
        save()
    }

    private func write(_ picture: Picture, _ name: String) {
        for ending in drawsPixels ? ["svg", "png"] : ["svg"] {
            do {
                try PictureFile(path: folder.appendingPathComponent("\(name).\(ending)").path).write(picture)
            } catch { diagnostic("\(error)") }
        }
    }

    private func save() { try? report.write(to: folder) }
}

/// What was seen of an app, as `explore` writes it.
struct Exploration: Codable {
    /// A page that became visible.
    struct Page: Codable {
        let controller: String
        let place: [String]
        let picture: String
    }

    /// A tap, the page it was done on, and the numbers of the taps since the launch.
    struct Tap: Codable {
        let page: String
        let target: String
        let way: [Int]
    }

    var pages: [Page] = []
    var taps: [Tap] = []
    var diagnostics: [String] = []
    /// Taps that ended the program, and its last words.
    var crashes: [Crash] = []
    /// Whether everything was tapped.
    var isComplete = false
    /// What is under way.
    var lastWay: [Int]?

    /// A tap, or the launch, that ended the program.
    struct Crash: Codable {
        let way: [Int]
        let words: String
    }

    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: Self.file(in: folder))
    }

    static func read(from folder: URL) throws -> Exploration {
        try JSONDecoder().decode(Exploration.self, from: Data(contentsOf: file(in: folder)))
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("exploration.json") }
}
