import ArgumentParser
import Foundation
import Simulator

/// `explore`: taps everything once, and writes a picture of every page.
struct Explore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap everything once, and write a picture of every page.",
        discussion: """
            Begins at the first page and goes on page by page. Pages are told apart by the class of their controller and \
            their place. Writes the pictures and exploration.json into a folder. A tap that ends the program is noted, and \
            the others are done without it.
            """)

    @OptionGroup var device: DeviceOptions
    @OptionGroup var options: ExploreOptions

    func run() throws {
        let folder = URL(fileURLWithPath: options.output)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var exploration = Exploration()
        repeat { exploration = try stretch(in: folder, after: exploration.crashes) } while exploration.goesOn
        try exploration.write(to: folder)
        print(exploration.summary)
    }

    /// Explores in a program of its own, which may end on the way.
    private func stretch(in folder: URL, after crashes: [Exploration.Crash]) throws -> Exploration {
        let words = folder.appendingPathComponent("words.txt")
        try Data().write(to: words)
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        program.arguments =
            ["explore-stretch"] + CommandLine.arguments.drop { $0 != "explore" }.dropFirst()
            + crashes.flatMap { ["--without", $0.way.map(String.init).joined(separator: ".")] }
        program.standardError = try FileHandle(forWritingTo: words)
        // Open as long as this program lives, however it ends.
        let life = Pipe()
        program.standardInput = life
        try program.run()
        program.waitUntilExit()
        try? life.fileHandleForWriting.close()
        var exploration = (try? Exploration.read(from: folder)) ?? Exploration()
        exploration.crashes = crashes
        guard program.terminationStatus != 0 || program.terminationReason == .uncaughtSignal else {
            return exploration
        }
        let text = (try? String(contentsOf: words, encoding: .utf8)) ?? ""
        exploration.crashes.append(
            Exploration.Crash(way: exploration.lastWay ?? [], words: text.reasonOfEnd))
        return exploration
    }
}

/// What an exploration is told.
struct ExploreOptions: ParsableArguments {
    @Option(help: "The folder to write into. What is in it is removed.")
    var output = "pages"

    @Option(help: "The most taps.")
    var taps = 400

    @Flag(help: "Write a PNG beside each SVG.")
    var png = false
}

/// A part of an exploration, in a program of its own.
struct ExploreStretch: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "explore-stretch", shouldDisplay: false)

    @OptionGroup var device: DeviceOptions
    @OptionGroup var options: ExploreOptions

    @Option(help: "A way that ends the program.")
    var without: [String] = []

    func run() throws {
        endWithExplore()
        let deadly = without.map { $0.split(separator: ".").compactMap { Int($0) } }
        MainActor.assumeIsolated {
            let journal = ExplorationJournal(
                in: URL(fileURLWithPath: options.output), drawsPixels: options.png)
            Explorer(journal: journal, without: Set(deadly), limit: options.taps) {
                AdoptedAppCommand.app.launched(on: device.device, device.system)
            }.run()
        }
    }

    /// When the program that explores is gone, nobody waits for this part of it.
    private func endWithExplore() {
        Thread.detachNewThread {
            _ = FileHandle.standardInput.readDataToEndOfFile()
            Foundation.exit(EXIT_FAILURE)
        }
    }
}

extension Exploration {
    /// Whether a program that ended can be followed by another that leaves the last tap out.
    fileprivate var goesOn: Bool {
        guard let last = crashes.last, lastWay != nil else { return false }
        return !last.way.isEmpty && crashes.count < 20 && crashes.filter { $0.way == last.way }.count == 1
    }

    fileprivate var summary: String {
        let names = pages.map { "  \($0.controller)  \($0.picture)" }
        let ends = crashes.map { "  \($0.way.isEmpty ? "launch" : "a tap"): \($0.words)" }
        return
            ([
                "\(pages.count) pages, \(taps.count) taps, \(diagnostics.count) diagnostics, \(crashes.count) crashes"
            ]
            + names + ends).joined(separator: "\n")
    }
}

extension String {
    /// The line in which a program says why it ends; else its last one.
    fileprivate var reasonOfEnd: String {
        let lines = split(separator: "\n").map(String.init)
        return lines.first { $0.contains("Fatal error") || $0.contains("uncaught exception") }
            ?? lines.last { !$0.isEmpty } ?? "it ended without a word"
    }
}
