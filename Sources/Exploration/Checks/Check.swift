/// What is looked at in a state, besides what a user does there.
enum Check: Codable, Hashable, Sendable {
    /// Labels for VoiceOver, and how large targets are.
    case accessibility
    /// Turning, leaving, short memory.
    case surroundings
    /// The largest text size.
    case largestText
    /// A way back that needs no button.
    case back(BackForm)
    /// `returnHome`, and that all that has left is released.
    case home
    /// What has left by an action is released.
    case release(UserAction)

    /// Those that every state gets, in their order.
    static let forEveryState: [Check] =
        [.accessibility, .surroundings, .largestText] + BackForm.allCases.map { .back($0) } + [.home]
}

/// What a check has found.
struct CheckResult: Codable, Sendable {
    var sightings: [Sighting] = []
    /// Where a way back leads; `nil` where it was not possible.
    var state: ScreenState?
}

extension Check {
    /// Does the check in the present state.
    @MainActor
    func run(in visit: Visit) async -> CheckResult {
        switch self {
        case .accessibility: CheckResult(sightings: AccessibilityCheck.run(in: visit))
        case .surroundings: await SurroundingsCheck.run(in: visit)
        case .largestText: await LargestTextCheck.run(in: visit)
        case .back(let form): await BackCheck.run(form, in: visit)
        case .home: await HomeCheck.run(in: visit)
        case .release(let action): await ReleaseCheck.run(after: action, in: visit)
        }
    }
}

extension Visit {
    /// Does some things, and says what was wrong meanwhile, with what was done until then. It stops where one cannot be done.
    func sightings(doing actions: [UserAction]) async -> [Sighting] {
        var (found, done, lines): ([Sighting], [UserAction], [String]) = ([], [], [])
        for action in actions {
            guard let more = await perform(action) else { break }
            done.append(action)
            lines += more
            found += takeSightings().map { $0.after(done, lines) }
        }
        return found
    }
}

extension Sighting {
    /// The same, seen after something was done.
    func after(_ actions: [UserAction], _ lines: [String]) -> Sighting {
        var sighting = self
        sighting.actions = actions + self.actions
        sighting.lines = lines + self.lines
        return sighting
    }
}
