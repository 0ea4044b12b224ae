import PageFlow
import Simulator

/// Checks that `returnHome` leads to the first page of an app with PageFlow, and that the pages that leave are released.
@MainActor
enum HomeCheck {
    static func run(in visit: Visit) async -> CheckResult {
        guard let navigator = visit.navigator, let page = navigator.visiblePage?.pageName else {
            return CheckResult()
        }
        let leaving = WeakPages(Screen.allControllers)
        var lines = UserAction.returnHome.swiftLines(at: [])
        var actions = [UserAction.returnHome]
        // No reference to the page may remain: the check expects its release.
        guard let request = navigator.visiblePage?.returnHome() else { return CheckResult() }
        await visit.rest()
        var found = visit.takeSightings()
        found += await visit.silentGuards(before: page)
        if request.result == nil { await answer(in: visit, &actions, &lines) }
        found += visit.takeSightings()
        if !found.contains(where: { $0.kind == .silentGuard }), let words = request.result.faultWords {
            found.append(Sighting(kind: .noWayHome, page: page.withoutData, detail: words))
        } else if request.result == .done, let over = Screen.front(of: visit.simulator), !over.isFirst {
            let words = "it has ended, and \(over.pageName.withoutData) has pages beneath it"
            found.append(Sighting(kind: .noWayHome, page: page.withoutData, detail: words))
        }
        found += await leaving.alive(after: 3, in: visit)
        return CheckResult(sightings: found.map { $0.after(actions, lines) })
    }

    /// Answers a guard's question with its last button, then with each of the others.
    private static func answer(
        in visit: Visit, _ actions: inout [UserAction], _ lines: inout [String]
    ) async {
        guard let alert = Screen.front(of: visit.simulator) as? UIAlertController else { return }
        let names =
            alert.actions.filter { $0.style == .destructive }.map(\.title) + alert.actions.map(\.title)
        for name in names.compactMap({ $0 }) {
            guard let found = TargetFinder.all().first(where: { $0.target.name == name }) else { continue }
            let action = UserAction.tap(found.target, times: 1)
            guard let more = await visit.perform(action) else { continue }
            actions.append(action)
            lines += more
            return
        }
    }
}

extension UIViewController {
    /// Whether no page precedes it in its stack or presents it.
    fileprivate var isFirst: Bool {
        (navigationController?.viewControllers.count ?? 1) < 2 && presentingViewController == nil
    }
}

extension NavigationOutcome? {
    /// A description of a failed `returnHome`; `nil` if it didn't fail. A refusal by a guard that has answered isn't a fault.
    fileprivate var faultWords: String? {
        switch self {
        case .failed(let error)?: "\(error)".components(separatedBy: "\n")[0]
        case nil: "it has not ended"
        default: nil
        }
    }
}
