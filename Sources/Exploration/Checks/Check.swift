/// What is looked at in a state, besides what a user does there.
enum Check: Codable, Hashable, Sendable {
    /// Turning, leaving, short memory, the largest text size.
    case surroundings
    /// Ways back that need no button, one after the other until one leads somewhere.
    case back([BackForm])
    /// `returnHome`, and that all that has left is released.
    case home
    /// What has left by an action is released.
    case release(UserAction)

    /// Those that a state gets, in their order. Swipes and pulls are tried among the actions.
    static func all(with forms: [BackForm]) -> [Check] {
        let keys = forms.filter(BackForm.withoutScreen.contains)
        let others = forms.filter { [.contentSwipe, .backMenu, .tapBeside].contains($0) }
        return [.surroundings] + (keys.isEmpty ? [] : [.back(keys)]) + others.map { .back([$0]) } + [.home]
    }
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
        case .surroundings: await SurroundingsCheck.run(in: visit)
        case .back(let forms): await BackCheck.run(forms, in: visit)
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
