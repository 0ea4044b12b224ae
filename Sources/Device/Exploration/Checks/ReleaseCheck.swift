import Simulator

/// Checks that pages that leave through an action are released soon after.
@MainActor
enum ReleaseCheck {
    static func run(after action: UserAction, in visit: Visit) async -> CheckResult {
        let leaving = WeakPages(Screen.allControllers)
        guard let lines = await visit.perform(action) else { return CheckResult() }
        _ = visit.takeSightings()
        return CheckResult(
            sightings: await leaving.alive(after: 3, in: visit).map { $0.after([action], lines) })
    }
}

/// Weak references to pages that may leave.
@MainActor
struct WeakPages {
    private struct Entry {
        weak var page: UIViewController?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    init(_ pages: [UIViewController] = []) { add(pages) }

    mutating func add(_ pages: [UIViewController]) {
        for page in pages where PageClasses.isOfApp(page) {
            entries[ObjectIdentifier(page)] = Entry(page: page, name: page.pageName.withoutData)
        }
    }

    /// The pages that have left and are still alive some seconds later, on the app's clock.
    func alive(after seconds: Double, in visit: Visit) async -> [Sighting] {
        visit.simulator.advance(by: seconds)
        await visit.rest()
        let present = Set(Screen.allControllers.map(ObjectIdentifier.init))
        return entries.values.sorted { $0.name < $1.name }.compactMap { entry in
            guard let page = entry.page, !present.contains(ObjectIdentifier(page)), !page.isKept else {
                return nil
            }
            return Sighting(kind: .leak, page: entry.name, detail: "still alive \(Int(seconds)) s later")
        }
    }
}

extension UIViewController {
    /// Whether another page retains it, as a tab that isn't selected, or a hidden window.
    fileprivate var isKept: Bool {
        parent != nil || presentingViewController != nil || viewIfLoaded?.window != nil
    }
}
