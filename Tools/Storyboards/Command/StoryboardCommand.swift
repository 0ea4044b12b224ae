import ArgumentParser
import Foundation
import InterfaceFiles
import PictureFiles
import ProgramIO
import SavedFrames
import Simulator

/// `pageflow storyboard FILE…`: reports the content of Interface Builder files, and the transitions between their pages.
struct StoryboardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storyboard",
        abstract: "List the contents of storyboards and nibs, draw their segues, and perform them.",
        discussion: """
            Several files are read as one app, with the references between them. Each page is created and shown once, with UIKit's
            own classes in place of the app's. Parts of a file that the command can't read are listed with their lines.

            A file that ends in .svg or .png is a picture of the transitions; .mmd is Mermaid, and .dot or .gv is for Graphviz.
            """)

    @Argument(help: "The files: .storyboard and .xib.", completion: .file(extensions: ["storyboard", "xib"]))
    var files: [String] = []

    @Option(
        help: "Write the transitions between the pages: flow.svg, flow.png, flow.mmd or flow.dot.",
        completion: .file())
    var to: String?

    @Option(help: "Write a picture of every page into this folder.", completion: .directory)
    var pictures: String?

    /// For work on the layout: the share of frames that agree with those that Interface Builder saved.
    @Option(
        help: ArgumentHelp(
            "Compare the frames that Interface Builder saved in the files of this folder with the laid out frames.",
            visibility: .hidden),
        completion: .directory)
    var frames: String?

    @Flag(
        help: ArgumentHelp(
            "Show and dismiss each page, perform each segue, try each way back, and report the results.",
            discussion:
                "The command fails if a page or a transition fails, or if it can't read a part of a file.")
    )
    var perform = false

    /// For work on loading.
    @Option(
        help: ArgumentHelp(
            "Load each file this many times, and print the shortest times.", visibility: .hidden))
    var loading: Int?

    /// For work on reading: each mutant is loaded and shown, or rejected.
    @Option(
        help: ArgumentHelp(
            "Make this many damaged copies of the files, and read and show each.", visibility: .hidden))
    var mutants: Int?

    @Option(
        help: ArgumentHelp(
            "The seed of the damage; the same seed makes the same copies.", visibility: .hidden))
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp("Make only the damaged copy with this number, and print it.", visibility: .hidden))
    var mutant: Int?

    @OptionGroup var options: PictureOptions

    func validate() throws {
        if files.isEmpty, frames == nil { throw ValidationError("Missing expected argument '<files> ...'") }
        if let to { _ = try FlowFile(path: to) }
    }

    func run() throws {
        if let frames {
            return print(MainActor.assumeIsolated { FrameReport(folder: frames).text(listing: 1000) })
        }
        if let loading {
            return print(try MainActor.assumeIsolated { try LoadingTimes(rounds: loading).table(of: files) })
        }
        if mutants != nil || mutant != nil { return try MainActor.assumeIsolated { try playMutants() } }
        let read = try files.map(InterfaceFile.read(atPath:))
        let flow = InterfaceFlow(read)
        if let to { try FlowFile(path: to).write(flow.graph) }
        if perform { return try MainActor.assumeIsolated { try goAllWays(read) } }
        try MainActor.assumeIsolated {
            let tour = StoryboardTour(read, options)
            try tour.visitAll(picturesIn: pictures)
            print(StoryboardReport(read, flow, tour).text)
        }
    }
}

extension StoryboardCommand {
    @MainActor
    private func goAllWays(_ files: [InterfaceFile]) throws {
        let outcomes = WaysTour(files, options).outcomes()
        for outcome in outcomes { print(outcome.lines.joined(separator: "\n")) }
        for part in files.flatMap(\.unread) { print("Not understood: \(part)") }
        let total = outcomes.reduce(TourOutcome(file: ""), +)
        print("\(files.count) files: \(total.summary)")
        if !total.isGood { throw ExitCode.failure }
    }
}

extension StoryboardCommand {
    @MainActor
    private func playMutants() throws {
        let texts = try files.map { ($0, try InputFile.text(of: URL(fileURLWithPath: $0))) }
        let run = MutantRun(MutantSeeds(texts), seed: seed, options)
        if let mutant {
            StandardOutput.write(Data(run.bytes(mutant)))
            return run.play(mutant)
        }
        let watch = try MutantWatch(path: FileManager.default.temporaryDirectory.path + "/mutant-\(seed)")
        for number in 0..<max(mutants ?? 0, 0) {
            try watch.begin(number)
            run.play(number)
            watch.end()
            if MutantWatch.peak > MutantWatch.megabytes { break }
        }
        watch.remove()
        print(
            "\(run.made + run.refused) mutants: \(run.made) made, \(run.refused) refused, \(MutantWatch.peak) MB"
        )
        if MutantWatch.peak > MutantWatch.megabytes { throw ExitCode.failure }
    }
}

extension InterfaceFile {
    fileprivate static func read(atPath path: String) throws -> InterfaceFile {
        let data = try InputFile.data(of: URL(fileURLWithPath: path))
        do {
            return try read(data, path: path)
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
