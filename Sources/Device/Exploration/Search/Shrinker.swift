import Simulator

/// Removes actions from a script as long as the fault still occurs.
@MainActor
struct Shrinker {
    private let sighting: Sighting
    private let entry: ExploredEntry
    private let stand: any Stand

    init(_ sighting: Sighting, entry: ExploredEntry, on stand: any Stand) {
        (self.sighting, self.entry, self.stand) = (sighting, entry, stand)
    }

    /// The shortest script found.
    func shortest() async -> FaultScript {
        var actions = sighting.actions
        var size = max(1, actions.count / 2)
        while size >= 1 {
            if let shorter = await firstThatShows(candidates(actions, without: size)) {
                actions = shorter
                size = min(size, max(1, actions.count / 2))
            } else if size == 1 {
                break
            } else {
                size /= 2
            }
        }
        let way = ExploredWay(entry: entry, actions: actions)
        guard case .done(let reply)? = await stand.run([.script(way, nil)])[0] else {
            return FaultScript(way: way, lines: sighting.lines)
        }
        return FaultScript(way: way, lines: reply.lines)
    }

    /// The actions without each run of this length.
    private func candidates(_ actions: [UserAction], without size: Int) -> [[UserAction]] {
        stride(from: 0, to: actions.count, by: size).map { start in
            Array(actions[..<start] + actions.dropFirst(start + size))
        }.filter { $0.count < actions.count }
    }

    private func firstThatShows(_ candidates: [[UserAction]]) async -> [UserAction]? {
        let attempts = await stand.run(
            candidates.map { .script(ExploredWay(entry: entry, actions: $0), nil) })
        return zip(candidates, attempts).first { shows($1) }?.0
    }

    private func shows(_ attempt: Attempt<TrialReply>?) -> Bool {
        switch attempt {
        case .done(let reply): reply.sightings.contains { $0.identity == sighting.identity }
        case .ended(let words):
            sighting.kind == .crash && words.withoutData == sighting.detail.withoutData
        case .endless: sighting.kind == .hang
        case nil: false
        }
    }
}
