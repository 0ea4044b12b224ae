import Simulator

// Updates that follow traits, and links to the updates of the screen.
extension Scenario {
    static let trackedTraits: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "hunt27-updates-01",
                "systemPrefersReducedResourceUsage of a trait collection and of the application", ios: "27",
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UITraitCollection.h"),
                notes: "Quote: The default value is `NO`. To respond to changes in views, read the trait."),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
        .rule(
            EvidenceEntry(
                "hunt27-updates-03",
                "isEnabled, requiresContinuousUpdates and currentUpdateInfo of a UIUpdateLink",
                ios: "18+",
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UIUpdateLink.h"),
                notes: """
                    Quote: By default, `UIUpdateLink` is a passive UI update observer. Returns `nil` outside of
                    UI update.
                    """),
            statements: 4
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            var (calls, hasInfo) = (0, true)
            let link = UIUpdateLink(view: page.view)
            link.addAction { link, _ in
                calls += 1
                hasInfo = hasInfo && link.currentUpdateInfo() != nil
            }
            page.view.setNeedsLayout()
            try stage.settle()
            stage.state(
                "it isn't enabled at first, and its action isn't called", !link.isEnabled && calls == 0,
                "\(link.isEnabled), \(calls)")
            link.isEnabled = true
            stage.sim.turn()
            try stage.settle()
            calls = 0
            stage.sim.advance(by: 0.5)
            stage.state("enabled, it isn't called while nothing is updated", calls == 0, "\(calls)")
            link.requiresContinuousUpdates = true
            stage.sim.advance(by: 0.5)
            stage.state(
                "with requiresContinuousUpdates it is called without another update", calls > 10, "\(calls)")
            stage.state(
                "currentUpdateInfo isn't nil in the action, and is nil outside of it",
                hasInfo && link.currentUpdateInfo() == nil,
                "\(hasInfo), \(String(describing: link.currentUpdateInfo()))")
            link.isEnabled = false
        },
        .rule(
            EvidenceEntry(
                "hunt27-updates-05",
                """
                Traits change that updates of a button, a cell, a header and a presentation controller have \
                read
                """,
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/automatic-trait-tracking"),
                notes: "Quote: A complete list of APIs that support automatic trait tracking appears below."),
            statements: 4
        ) { stage in
            let counts = ReadCounts()
            let page = stage.page("A")
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            button.configuration = .plain()
            button.configurationUpdateHandler = { counts.read("button", of: $0) }
            let (table, rows) = (UITableView(), TrackedRows(counts))
            table.frame = CGRect(x: 0, y: 200, width: 393, height: 500)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.register(TrackedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            (table.dataSource, table.delegate) = (rows, rows)
            page.loadViewIfNeeded()
            page.view.addSubview(button)
            page.view.addSubview(table)
            try stage.launch(page)
            let (presented, transition) = (stage.page("B", .custom), TrackedTransition(counts))
            presented.transitioningDelegate = transition
            page.present(presented, animated: false)
            try stage.settle()
            counts.forget()
            stage.sim.window.traitOverrides.legibilityWeight = .bold
            try stage.settle()
            stage.state(
                "the configurationUpdateHandler of a button runs again", counts["button"] > 0, "\(counts.all)"
            )
            stage.state(
                "the configurationUpdateHandler of a table's cell runs again", counts["cell"] > 0,
                "\(counts.all)")
            stage.state(
                "updateConfiguration(using:) of a table's header runs again", counts["header"] > 0,
                "\(counts.all)")
            stage.state(
                "containerViewWillLayoutSubviews of a presentation controller runs again",
                counts["presentation"] > 0, "\(counts.all)")
        },
    ]
}

/// Reads a trait, and counts by name how often.
@MainActor
private final class ReadCounts {
    private(set) var all: [String: Int] = [:]

    subscript(name: String) -> Int { all[name] ?? 0 }

    func read(_ name: String, of environment: any UITraitEnvironment) {
        if environment.traitCollection.legibilityWeight != .unspecified { all[name, default: 0] += 1 }
    }

    func forget() { all = [:] }
}

@MainActor
private final class TrackedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let counts: ReadCounts

    init(_ counts: ReadCounts) { self.counts = counts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.configurationUpdateHandler = { [counts] cell, _ in counts.read("cell", of: cell) }
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? TrackedHeader
        header?.counts = counts
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
}

private final class TrackedHeader: UITableViewHeaderFooterView {
    var counts: ReadCounts?

    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        counts?.read("header", of: self)
    }
}

@MainActor
private final class TrackedTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let counts: ReadCounts

    init(_ counts: ReadCounts) { self.counts = counts }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        TrackedPresentation(counts, presented, presenting)
    }
}

private final class TrackedPresentation: UIPresentationController {
    private let counts: ReadCounts

    init(_ counts: ReadCounts, _ presented: UIViewController, _ presenting: UIViewController?) {
        self.counts = counts
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        counts.read("presentation", of: self)
    }
}
