import SeededNumbers
import Simulator

/// A sequence of random actions from a seed, like those of a user who tries out the app.
@MainActor
struct RandomWalk {
    let seed: UInt64
    let length: Int

    /// Continues from the current state.
    func run(in visit: Visit, after begun: [UserAction], _ reply: inout TrialReply) async {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<length {
            guard let action = choose(in: visit, &numbers) else { break }
            guard let lines = await visit.perform(action) else { continue }
            reply.actions.append(action)
            reply.lines += lines
            let (actions, all) = (begun + reply.actions, reply.lines)
            reply.sightings += visit.takeSightings().map { $0.after(actions, all) }
            reply.visible.formUnion(Screen.visiblePages.map(\.pageName))
        }
        reply.state = visit.state
        reply.next = choose(in: visit, &numbers)
    }

    private func choose(in visit: Visit, _ numbers: inout SeededNumbers) -> UserAction? {
        let own = visit.finder.groups.compactMap { $0.actions.randomElement(using: &numbers) }
        guard Int.random(in: 0..<6, using: &numbers) == 0 || own.isEmpty else {
            return own.randomElement(using: &numbers)
        }
        return Self.others.randomElement(using: &numbers)
    }

    private static let others: [UserAction] =
        BackForm.allCases.map { .goBack($0) } + [
            .rotate(isLandscape: true), .rotate(isLandscape: false), .leaveAndReturn, .memoryWarning,
            .useLargestText(true), .useLargestText(false), .wait(1),
        ]
}
