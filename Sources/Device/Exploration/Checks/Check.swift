/// A check of a state, in addition to the user's actions there.
enum Check: Codable, Hashable, Sendable {
    /// Rotation, leaving the app, a memory warning, the largest text size.
    case surroundings
    /// Going back without a button, one form after the other until one succeeds.
    case back([BackForm])
    /// `returnHome`, and the release of all pages that have left.
    case home
    /// The release of pages that have left through an action.
    case release(UserAction)

    /// The checks of a state, in order. Swipes and pulls are tried as actions.
    static func all(with forms: [BackForm]) -> [Check] {
        let keys = forms.filter(BackForm.withoutScreen.contains)
        let others = forms.filter { [.contentSwipe, .backMenu, .tapBeside].contains($0) }
        return [.surroundings] + (keys.isEmpty ? [] : [.back(keys)]) + others.map { .back([$0]) } + [.home]
    }
}

/// The result of a check.
struct CheckResult: Codable, Sendable {
    var sightings: [Sighting] = []
    /// The state after going back; `nil` if that wasn't possible.
    var state: ScreenState?
}

extension Check {
    /// Runs the check in the current state.
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
    /// Performs actions and returns the faults that occur meanwhile, each with the actions up to it. Stops at an action that can't be
    /// performed.
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
    /// The sighting, with the actions that preceded it.
    func after(_ actions: [UserAction], _ lines: [String]) -> Sighting {
        var sighting = self
        sighting.actions = actions + self.actions
        sighting.lines = lines + self.lines
        return sighting
    }
}
