import Simulator

/// Performs an exploration's typical work once, with a placeholder app, before any app is launched. Each fork then contains the caches that
/// the program and UIKit fill on first use.
@MainActor
enum WarmUp {
    /// Retained: timers drive an app without a simulator, and they create a second thread.
    private static var visit: Visit?

    static func run() async {
        var app = ExploredApp("warm-up") { $0.launch(tabs()) }
        app.patience = 0
        let visit = await Visit.launch(app)
        Self.visit = visit
        for action in visit.finder.groups.flatMap(\.actions) { await doOnce(action, in: visit) }
        for check in Check.all(with: BackForm.allCases) {
            let result = await check.run(in: visit)
            encode(Attempt<CheckResult>.done(result))
        }
        encode(AccessibilityCheck.run(in: visit))
    }

    private static func doOnce(_ action: UserAction, in visit: Visit) async {
        let arrival = await visit.arrival(doing: action, atMost: 1, from: visit.state)
        encode(Attempt<Arrival?>.done(arrival))
        encode(VisitReply(tried: [VisitReply.Tried(action: action, attempt: .done(arrival))]))
    }

    private static func encode<Message: Codable>(_ message: Message) {
        guard let data = try? JSONEncoder().encode(message) else { return }
        _ = try? JSONDecoder().decode(Message.self, from: data)
    }

    private static func tabs() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Rows()), UIViewController()]
        return tabs
    }

    /// A list whose rows lead to a page with a field and a button.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }
}
