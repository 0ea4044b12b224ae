import Foundation
import ProgramCopies
import Simulator

/// Performs everything in forks of the program, several at a time. This program itself launches no app.
///
/// A fork contains the app in a state, with all its data. An action is tried in a fork of the fork, which becomes the place of a new state,
/// or ends. An action that ends the program ends only that fork.
@MainActor
final class CopyingStand: Stand {
    var deadline: Date?
    private let jobs: Int
    private let folder: String
    private let listener: Int32
    /// The waiting forks, by their action sequences.
    private var places: [ExploredWay: [Channel]] = [:]
    /// The forks that haven't launched an app.
    private var first: [Channel] = []
    /// The action sequences whose states have several threads: attempts there begin with a launch.
    private var manyThreads: Set<ExploredWay> = []

    /// - Parameter jobs: The number of forks that work at the same time.
    init?(_ app: ExploredApp, jobs: Int) async {
        self.jobs = max(1, jobs)
        folder = NSTemporaryDirectory() + "pageflow-explore-\(getpid())-\(Self.count)"
        Self.count += 1
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        listener = program_copies_listen(folder)
        guard listener >= 0 else { return nil }
        Self.allowManyDescriptors()
        ThreadCount.atLaunch = ThreadCount.now
        // A fork contains only one thread: the program must have no other thread before the app creates some.
        LoopDriver.shared.noticesHeldWaits = false
        for _ in 0..<self.jobs {
            guard await makeFirst(app) else { return nil }
        }
    }

    private func makeFirst(_ app: ExploredApp) async -> Bool {
        let copy = program_copies_make(folder + "/first")
        if copy == 0 {
            close(listener)
            for place in first { place.close() }
            await WarmUp.run()
            await CopiedPlace(app, folder: folder).serve()
        }
        guard copy > 0, let place = accept() else { return false }
        first.append(place)
        return true
    }

    private static var count = 0

    isolated deinit {
        for place in places.values.joined() { place.close() }
        for place in first { place.close() }
        close(listener)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func allowManyDescriptors() {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(7), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(7), &limit)
    }
}

// The work of the stand.
extension CopyingStand {
    func begin(_ entries: [ExploredEntry]) -> [Attempt<Arrival?>] {
        entries.map { entry in
            // Several forks after the launch: each performs one trial at a time.
            let from = entry == .launch ? first : [places[Self.launch]?.first ?? first[0]]
            let results = from.map { place -> Attempt<Arrival?>? in
                place.send(CopiedPlace.Order.begin(entry))
                return place.receive()
            }
            acceptAll()
            return results[0] ?? .ended("the copy is gone")
        }
    }

    func visit(_ requests: [VisitRequest]) -> [VisitReply?] {
        let replies: [VisitReply?] = work(requests.map { (.visit($0), $0.way) })
        for request in requests where request.way != Self.launch { letGo(request.way) }
        return replies
    }

    func keep(_ ways: Set<ExploredWay>) {
        acceptAll()
        for way in places.keys where way != Self.launch && !ways.contains(way) { letGo(way) }
    }

    func run(_ trials: [Trial]) -> [Attempt<TrialReply>?] { work(trials.map { (.run($0), Self.launch) }) }

    private static let launch = ExploredWay(entry: .launch, actions: [])

    private func letGo(_ way: ExploredWay) {
        for place in places.removeValue(forKey: way) ?? [] { place.close() }
    }
}

// Performing several orders at a time.
extension CopyingStand {
    private func work<Reply: Decodable>(_ orders: [(order: CopiedPlace.Order, way: ExploredWay)]) -> [Reply?]
    {
        acceptAll()
        var replies = [Reply?](repeating: nil, count: orders.count)
        var waiting = Array(orders.indices)[...]
        var busy: [(channel: Channel, index: Int)] = []
        while !waiting.isEmpty || !busy.isEmpty {
            if let deadline, Date() > deadline { waiting = [] }
            while busy.count < jobs, let index = waiting.first,
                let place = freePlace(orders[index].way, besides: busy.map(\.channel))
            {
                waiting.removeFirst()
                place.send(orders[index].order)
                busy.append((place, index))
            }
            // No fork is left to perform the order.
            guard !busy.isEmpty else {
                waiting = waiting.dropFirst()
                continue
            }
            let ready = program_copies_wait(busy.map(\.channel.descriptor), busy.count, -1)
            guard ready >= 0 else { continue }
            let (channel, index) = busy.remove(at: Int(ready))
            replies[index] = channel.receive()
            acceptAll()
        }
        return replies
    }

    private func freePlace(_ way: ExploredWay, besides busy: [Channel]) -> Channel? {
        (manyThreads.contains(way) ? first : places[way] ?? first).first { place in
            !busy.contains { $0.descriptor == place.descriptor }
        }
    }

    /// Accepts the forks that have reported.
    private func acceptAll() {
        while program_copies_wait([listener], 1, 0) == 0 { _ = accept() }
    }

    @discardableResult
    private func accept() -> Channel? {
        let descriptor = program_copies_accept(listener)
        guard descriptor >= 0 else { return nil }
        let channel = Channel(descriptor: descriptor)
        guard let greeting = channel.receive(CopiedPlace.Greeting.self, within: 10) else {
            channel.close()
            return nil
        }
        if let way = greeting.way {
            places[way, default: []].append(channel)
            if !greeting.hasOneThread { manyThreads.insert(way) }
        }
        return channel
    }
}
