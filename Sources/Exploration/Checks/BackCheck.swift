import Simulator

/// A way back that needs no button: nothing goes wrong, and a guard that is asked answers.
@MainActor
enum BackCheck {
    static func run(_ form: BackForm, in visit: Visit) async -> CheckResult {
        let action = UserAction.goBack(form)
        guard let front = Screen.front(of: visit.simulator), form.isPossible(on: front),
            let lines = await visit.perform(action)
        else { return CheckResult() }
        let found = visit.takeSightings() + (await visit.silentGuards(before: front.pageName))
        return CheckResult(sightings: found.map { $0.after([action], lines) }, state: visit.state)
    }
}

extension Visit {
    /// How long a guard may take that asks nobody, in seconds of the app's clock.
    private static let patienceWithGuards = 30.0

    /// The guards that are asked, show nothing, and do not answer in time.
    func silentGuards(before page: String) async -> [Sighting] {
        guard let navigator, navigator.pending.contains(where: { $0.askedGuard != nil }) else { return [] }
        // A question that is visible waits for its user.
        guard Screen.path.page?.pageName == page, !(Screen.path.page is UIAlertController) else { return [] }
        simulator.advance(by: Self.patienceWithGuards)
        await rest()
        guard Screen.path.page?.pageName == page else { return [] }
        let asked = navigator.pending.compactMap { $0.askedGuard?.name }
        return asked.map {
            Sighting(kind: .silentGuard, page: $0.withoutData, detail: "canLeave has not answered after 30 s")
        }
    }
}
