import Foundation
import ProgramCopies
import Simulator

/// A forked process with the app in a state. It performs orders in forks of its own, until its channel is closed.
@MainActor
final class CopiedPlace: Place {
    /// An order to a forked process.
    enum Order: Codable {
        case begin(ExploredEntry)
        case visit(VisitRequest)
        case run(Trial)
    }

    /// The first message of a forked process.
    struct Greeting: Codable {
        /// `nil` for a process that hasn't launched an app.
        let way: ExploredWay?
        /// Whether it can be forked with its state: a fork contains only one thread.
        let hasOneThread: Bool
    }

    private let app: ExploredApp
    private let folder: String
    private var visit: Visit?
    private var way: ExploredWay?
    private var channel: Channel?
    private var attempts = 0
    /// The state of a visit that begins in a process that hasn't launched an app.
    private var goal: ExploredWay?

    /// - Parameter folder: The folder for the output of programs that end; its name is the address at which forks report.
    init(_ app: ExploredApp, folder: String) { (self.app, self.folder) = (app, folder) }

    /// Performs orders, and ends the program when the channel is closed.
    func serve() async -> Never {
        await follow(reporting())
    }

    /// Reports the state that it represents.
    private func reporting() -> Channel {
        let channel = Channel(descriptor: program_copies_connect(folder))
        self.channel = channel
        channel.send(Greeting(way: way, hasOneThread: ThreadCount.now == 1))
        return channel
    }

    private func follow(_ channel: Channel) async -> Never {
        while let order = channel.receive(Order.self) { await follow(order, channel) }
        _exit(0)
    }

    private func follow(_ order: Order, _ channel: Channel) async {
        switch order {
        case .begin(let entry):
            channel.send(
                await copied(then: { (arrival: Arrival?) in
                    arrival.map { _ in ExploredWay(entry: entry, actions: []) }
                }) {
                    await self.beginning.arrival(at: entry)
                })
        case .visit(let request):
            goal = request.way
            var visit = StateVisit(request, at: self)
            channel.send(await visit.run())
        case .run(let trial):
            channel.send(await copied(then: { _ in nil }) { await trial.run(in: self.beginning) })
        }
    }

    /// The launched app; in the first process, it isn't launched.
    private var beginning: Visit {
        get async {
            if let visit { return visit }
            let visit = await Visit.launch(app)
            self.visit = visit
            return visit
        }
    }

    func attempt<Result: Codable>(
        then stays: @MainActor (Result) -> ExploredWay?, _ body: @MainActor (Visit) async -> Result
    ) async -> Attempt<Result> {
        await copied(then: stays) {
            if self.visit == nil, let goal = self.goal { await self.go(goal) }
            return await body(self.beginning)
        }
    }

    private func go(_ way: ExploredWay) async {
        let visit = await beginning
        let isThere = await visit.go(way)
        precondition(isThere, "the way to the state cannot be gone again")
        _ = visit.takeSightings()
    }
}

// Forking.
extension CopiedPlace {
    /// The time limit of an attempt, in seconds of real time.
    private static let patience = 30.0

    private func copied<Result: Codable>(
        then stays: @MainActor (Result) -> ExploredWay?, _ body: @MainActor () async -> Result
    ) async -> Attempt<Result> {
        var ends: [Int32] = [-1, -1]
        attempts += 1
        let words = "\(folder)/\(program_copies_number())-\(attempts)"
        guard program_copies_pair(&ends) else { return .ended("there are no descriptors left") }
        let copy = program_copies_make(words)
        guard copy >= 0 else { return .ended("the program cannot be copied") }
        let (own, other) = (Channel(descriptor: ends[0]), Channel(descriptor: ends[1]))
        if copy == 0 {
            own.close()
            await beCopy(reportingTo: other, then: stays, body)
        }
        other.close()
        defer {
            own.close()
            unlink(words)
        }
        let start = Date()
        if let result = own.receive(Result.self, within: Self.patience) {
            waitpid(copy, nil, WNOHANG)
            return .done(result)
        }
        return end(of: copy, after: Date().timeIntervalSince(start), words)
    }

    private func beCopy<Result: Codable>(
        reportingTo report: Channel, then stays: @MainActor (Result) -> ExploredWay?,
        _ body: @MainActor () async -> Result
    ) async -> Never {
        channel?.close()
        let result = await body()
        program_copies_await_crash()
        guard let way = stays(result) else {
            report.send(result)
            _exit(0)
        }
        self.way = way
        attempts = 0
        // The greeting arrives before the result, so this doesn't block.
        let channel = reporting()
        report.send(result)
        report.close()
        await follow(channel)
    }

    /// The signal that ended a program without output.
    private static func words(for signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a check of Swift's failed, such as an index out of range"
        case SIGSEGV, SIGBUS: "memory was used that is none"
        case SIGABRT: "it aborted"
        case 0: "it called exit"
        default: "it ended with signal \(signal)"
        }
    }

    private func end<Result>(of copy: pid_t, after seconds: TimeInterval, _ words: String) -> Attempt<Result>
    {
        // A fork that has closed its channel before the time limit is about to end.
        let isEndless = seconds >= Self.patience
        if isEndless { kill(copy, SIGKILL) }
        var status: Int32 = 0
        waitpid(copy, &status, 0)
        if isEndless { return .endless }
        let text = (try? String(contentsOfFile: words, encoding: .utf8)) ?? ""
        return .ended(ProgramEnd(text).words ?? Self.words(for: status & 0x7f))
    }
}
