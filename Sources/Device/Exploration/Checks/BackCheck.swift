import Simulator

/// Checks going back without a button: no faults occur, and an asked guard answers.
@MainActor
enum BackCheck {
    static func run(_ forms: [BackForm], in visit: Visit) async -> CheckResult {
        let path = Screen.path.places
        var result = CheckResult()
        for form in forms where Screen.path.places == path {
            let action = UserAction.goBack(form)
            guard let page = Screen.front(of: visit.simulator)?.pageName,
                let lines = await visit.perform(action)
            else { continue }
            let found = visit.takeSightings() + (await visit.silentGuards(before: page))
            result.sightings += found.map { $0.after([action], lines) }
            if Screen.path.places != path { result.state = visit.state }
        }
        return result
    }
}

extension Visit {
    /// The time limit for a guard that shows no question, in seconds of the app's clock.
    private static let patienceWithGuards = 30.0

    /// The guards that are asked, show nothing, and don't answer in time.
    func silentGuards(before page: String) async -> [Sighting] {
        guard let navigator, navigator.pending.contains(where: { $0.askedGuard != nil }) else { return [] }
        // A visible question waits for the user.
        guard Screen.path.page?.pageName.withoutData == page.withoutData,
            !(Screen.path.page is UIAlertController)
        else { return [] }
        simulator.advance(by: Self.patienceWithGuards)
        await rest()
        guard Screen.path.page?.pageName.withoutData == page.withoutData else { return [] }
        let asked = navigator.pending.compactMap { $0.askedGuard?.name }
        return asked.map {
            Sighting(kind: .silentGuard, page: $0.withoutData, detail: "canLeave has not answered after 30 s")
        }
    }
}
