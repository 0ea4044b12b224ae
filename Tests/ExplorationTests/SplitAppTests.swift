import Exploration
import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// A list of details.
private final class ListColumn: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        for number in 1...2 {
            add("Detail \(number)") { [unowned self] in open(DetailColumn(), by: .column(.secondary)) }
        }
    }
}

private final class DetailColumn: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        column.frame.origin.y = 240
        add("More") { [unowned self] in open(MorePage()) }
        add("Sheet") { [unowned self] in open(SheetPage(), by: .present) }
    }

    /// Since iOS 26 a sidebar is over the column, in its safe area.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        column.frame.origin.x = view.safeAreaInsets.left + 20
    }
}

private final class MorePage: ButtonsPage {}

private final class SheetPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addClose()
    }
}

/// A page that contains all steps of a wizard.
private final class WizardPage: ButtonsPage {
    private var step = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        addStep()
    }

    private func addStep() {
        add("Step \(["one", "two", "three", "four", "five"][step - 1])") { [unowned self] in
            step += 1
            if step > 4 { open(EndPage()) } else { addStep() }
        }
    }
}

private final class EndPage: ButtonsPage {}

@MainActor @Suite(.onStage) struct SplitAppTests {
    @Test(arguments: [false, true])
    func `a split view has its way home, and its pages are reached`(onPhone: Bool) async {
        var app = ExploredApp("columns") { simulator in
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(UINavigationController(rootViewController: ListColumn()), for: .primary)
            split.setViewController(
                UINavigationController(rootViewController: DetailColumn()), for: .secondary)
            simulator.launch(split)
            _ = simulator.window.navigator
        }
        app.device = onPhone ? .iPhone16 : .iPadPro11
        let exploration = await Explorer(app, .short).run()
        #expect(
            Set(exploration.pages.map(\.name)).isSuperset(of: [
                "ListColumn", "DetailColumn", "MorePage", "SheetPage",
            ]))
        #expect(exploration.faults.map(\.description) == [])
    }

    @Test func `a page whose states were left out is named`() async {
        let app = ExploredApp("wizard") {
            $0.launch(UINavigationController(rootViewController: WizardPage()))
            _ = $0.window.navigator
        }
        var plan = ExplorationPlan.short
        plan.statesPerPage = 2
        let short = await Explorer(app, plan).run()
        #expect(short.pagesCutOff == ["WizardPage"] && !short.pages.map(\.name).contains("EndPage"))
        #expect(short.text().contains("More than 2 states of WizardPage; --states-per-page 8 looks further."))
        let whole = await Explorer(app, .short).run()
        #expect(whole.pagesCutOff.isEmpty && whole.pages.map(\.name).contains("EndPage"))
    }
}
