import PageFlow
import Simulator

/// In an app with PageFlow `returnHome` leads to the first page, and what has left is released.
@MainActor
enum HomeCheck {
    static func run(in visit: Visit) async -> CheckResult {
        guard let navigator = visit.navigator, let page = navigator.visiblePage?.pageName else {
            return CheckResult()
        }
        let leaving = WeakPages(Screen.allControllers)
        var lines = UserAction.returnHome.swiftLines(at: [])
        var actions = [UserAction.returnHome]
        // Nobody else may keep the page: it is to be released.
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

    /// A guard's question is answered by its last button, then by each of the others.
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
    /// Whether no page lies beneath it, in its stack or behind it.
    fileprivate var isFirst: Bool {
        (navigationController?.viewControllers.count ?? 1) < 2 && presentingViewController == nil
    }
}

extension NavigationOutcome? {
    /// What is wrong about how `returnHome` ended; `nil` where nothing is. Being refused by a guard that has answered is no fault.
    fileprivate var faultWords: String? {
        switch self {
        case .failed(let error)?: "\(error)".components(separatedBy: "\n")[0]
        case nil: "it has not ended"
        default: nil
        }
    }
}
