import ArgumentParser
import Exploration
import Foundation
import ProgramIO

/// The options of a command that explores an app, and their effects.
public struct ExploreOptions: ParsableArguments, Sendable {
    @Option(help: "The seed of random choices; the same seed explores the same states.")
    var seed: UInt64 = 1

    @Option(
        help: "The part to explore, such as 2/4: parts are independent, and together cover the whole app.")
    var shard: String?

    @Option(
        help: "The number of copies of the app that run at the same time. Default: one for each processor.")
    var jobs: Int?

    @Option(help: "The number of seconds after which no new attempt begins.")
    var budget: Double?

    @Option(help: "The number of random walks that follow.")
    var walks = 40

    @Option(help: "The number of steps of a random walk.")
    var walkLength = 12

    @Option(help: "The maximum number of states of a page from which the exploration continues.")
    var statesPerPage = 8

    @Option(help: "A file with known faults, which are not reported.", completion: .file())
    var baseline: String?

    @Option(help: "Write the faults to a file, as known faults.", completion: .file())
    var writeBaseline: String?

    @Option(help: "Write a JUnit file: a test case for each page.", completion: .file())
    var junit: String?

    @Option(
        name: [.customLong("to"), .customLong("output")],
        help:
            "Write all results to a folder: JSON, Markdown, the flow, a picture of each page, a test for each fault.",
        completion: .directory)
    var to: String?

    @Flag(help: "Print the duration.")
    var time = false

    /// Required by `ParsableArguments`.
    public init() {}

    /// Rejects contradictory options.
    public func validate() throws {
        if shard != nil, part == nil { throw ValidationError("--shard takes a part such as 2/4.") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
        if let budget, !(budget > 0 && budget.isFinite) {
            throw ValidationError("--budget takes a number of seconds, more than 0.")
        }
        for (name, count, least) in [
            ("walks", walks, 0), ("walk-length", walkLength, 0), ("states-per-page", statesPerPage, 1),
        ] where count < least {
            throw ValidationError("--\(name) must be at least \(least).")
        }
    }

    /// The index of the shard and the number of shards.
    private var part: (shard: Int, shards: Int)? {
        let numbers = (shard ?? "1/1").split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
        return (numbers[0] - 1, numbers[1])
    }

    private var plan: ExplorationPlan {
        var plan = ExplorationPlan()
        (plan.shard, plan.shards) = part ?? (0, 1)
        (plan.seed, plan.budget, plan.walks, plan.walkLength) = (seed, budget, walks, walkLength)
        plan.statesPerPage = statesPerPage
        plan.drawsPages = to != nil
        if let jobs { plan.jobs = jobs }
        return plan
    }

    /// Explores an app, and exits with 1 if it finds a fault that isn't in the baseline.
    @MainActor
    public func explore(_ app: ExploredApp) async throws {
        let known =
            try baseline.map { try FaultBaseline(contentsOf: URL(fileURLWithPath: $0)) } ?? FaultBaseline()
        try checkOutput()
        let start = Date()
        let exploration = await Explorer(app, plan).run()
        print(exploration.text(with: known))
        if time { print("\(Int(Date().timeIntervalSince(start).rounded())) s") }
        try await write(exploration, app, known)
        if !known.unknown(of: exploration.faults).isEmpty { throw ExitCode(1) }
    }

    /// Rejects output that can't be written, before the exploration, which may take long.
    private func checkOutput() throws {
        if let to { try OutputFile.makeFolder(URL(fileURLWithPath: to)) }
        for file in [writeBaseline, junit] {
            if let file { try OutputFile.checkPlace(of: URL(fileURLWithPath: file)) }
        }
    }

    @MainActor
    private func write(_ exploration: Exploration, _ app: ExploredApp, _ known: FaultBaseline) async throws {
        if let writeBaseline {
            try FaultBaseline(exploration.faults).write(to: URL(fileURLWithPath: writeBaseline))
        }
        if let junit {
            try OutputFile.write(exploration.junit(with: known), to: URL(fileURLWithPath: junit))
        }
        if let to { try await ExplorationFolder(exploration, of: app, at: URL(fileURLWithPath: to)).write() }
    }
}
