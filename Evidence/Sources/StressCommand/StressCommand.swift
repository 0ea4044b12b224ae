import ArgumentParser
import Foundation
import ProgramIO
import Stress

/// `pageflow stress`: performs random operations of apps and their users, and compares the results with simple models.
struct StressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stress",
        abstract: "Perform random operations on random apps, and report failures.",
        discussion: """
            Apps call UIKit and PageFlow, lists change, users swipe, pull, tap, press keys and rotate the device, at any moment. The exit \
            status is 1 if an operation fails. The shortest script that fails is then printed and written to a file, which --script \
            plays again.
            """)

    enum Worlds: String, ExpressibleByArgument, CaseIterable {
        case uikit, flow, awaiting, lists, all

        var list: [StressScript.World] {
            StressScript.World(rawValue: rawValue).map { [$0] } ?? StressScript.World.allCases
        }
    }

    @Option(help: "The number of operations.")
    var operations = 100_000

    @Option(help: "The seed of the random numbers; the same seed performs the same operations.")
    var seed: UInt64 = 1

    @Option(
        help:
            "The kind of the operations. uikit: only calls of UIKit; flow: PageFlow's verbs; awaiting: tasks, guards and links that wait; lists: tables and collections; all: each of these in turn."
    )
    var world = Worlds.all

    @Option(help: "Play the script in this file instead.", completion: .file())
    var script: String?

    func validate() throws {
        guard operations > 0 else { throw ValidationError("--operations must be at least 1.") }
    }

    func run() throws {
        let work = try script.map(replay) ?? search
        // Apps with tasks require the main thread's run loop while the tasks are awaited.
        Task { @MainActor in
            do {
                try await work()
                StressCommand.exit()
            } catch {
                StressCommand.exit(withError: error)
            }
        }
        RunLoop.main.run()
    }

    private func replay(_ path: String) throws -> @MainActor () async throws -> Void {
        let script = try StressScript(text: ScriptFile(path: path).text())
        return {
            let faults = await script.faults()
            guard faults.isEmpty else {
                print(faults.joined(separator: "\n"))
                throw ExitCode(1)
            }
            print("\(script.operations.count) operations, and nothing is broken.")
        }
    }

    @MainActor
    private func search() async throws {
        var progress = StressProgress(of: operations)
        let plan = StressPlan(operations: operations, seed: seed, worlds: world.list)
        guard let broken = await plan.firstBroken(progress: { progress.note($0) }) else {
            return print(progress.summary)
        }
        print("Something is broken. Looking for the shortest script that breaks it.")
        let shortest = await broken.shrunk()
        let text =
            (await shortest.faults().flatMap { $0.split(separator: "\n") }).map { "# \($0)\n" }.joined()
            + shortest.description
        print(text, terminator: "")
        print(
            "Written to \(try write(text)). Play it again: pageflow stress --script FILE, or watch it: pageflow lab --script FILE"
        )
        throw ExitCode(1)
    }

    private func write(_ text: String) throws -> String {
        let file = URL(fileURLWithPath: "stress-\(world.rawValue)-\(seed).script")
        try OutputFile.write(text, to: file)
        return file.path
    }
}
