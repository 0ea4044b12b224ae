import ArgumentParser
import Exploration
import Foundation
import ProgramIO

/// The options of a command that explores an app, and their effects.
public struct ExploreOptions: ParsableArguments, Sendable {
    @Option(help: "What choices are made by; the same seed explores the same.")
    var seed: UInt64 = 1

    @Option(
        help: "The part to do, such as 2/4: parts know nothing of each other, and cover the whole together.")
    var shard: String?

    @Option(help: "How many copies of the app work at a time. Default: one for each processor.")
    var jobs: Int?

    @Option(help: "Begin nothing more after so many seconds.")
    var budget: Double?

    @Option(help: "How many random walks follow.")
    var walks = 40

    @Option(help: "How many steps a random walk has.")
    var walkLength = 12

    @Option(help: "The most states of one page that are gone on from.")
    var statesPerPage = 8

    @Option(help: "Faults that are known: they are not listed, and do not count.", completion: .file())
    var baseline: String?

    @Option(help: "Write the faults that were found into a file, as known ones.", completion: .file())
    var writeBaseline: String?

    @Option(help: "Write a JUnit file: a test case for each page.", completion: .file())
    var junit: String?

    @Option(
        name: [.customLong("to"), .customLong("output")],
        help:
            "Write everything into a folder: JSON, Markdown, the flow, a picture of each page, a test for each fault.",
        completion: .directory)
    var to: String?

    @Flag(help: "Say how long it took.")
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
