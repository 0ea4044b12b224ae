import FlowPlan
import FlowRunning
import Shop
import Simulator

/// A flow in the shop, from its commands.
@MainActor
struct ShopFlow {
    let runner: FlowRunner
    private let plan: FlowPlan

    init(_ commands: [FlowCommand], _ change: (inout FlowPlan) -> Void = { _ in }) {
        self.init(
            steps: commands.enumerated().map { FlowStep($1, at: FlowPosition("shop.yaml", line: $0 + 1)) },
            change)
    }

    init(steps: [FlowStep], _ change: (inout FlowPlan) -> Void = { _ in }) {
        var plan = FlowPlan(name: "Shop", file: "shop.yaml")
        plan.steps = steps
        change(&plan)
        self.plan = plan
        runner = FlowRunner(plan, in: Self.app)
    }

    static var app: FlowApp { FlowApp("shop") { $0.launch(sceneDelegate: ShopScene()) } }

    func run() async -> FlowResult { await runner.run() }
}

extension FlowCommand {
    static let launch = FlowCommand.launchApp(FlowLaunch())

    static func tap(_ text: FlowText) -> FlowCommand { .tap(FlowTap(ElementSelector(text: text))) }

    /// A tap on the address, whose page has a title with the same text.
    static var tapField: FlowCommand {
        var field = ElementSelector(text: "Address")
        field.relations = [ElementRelation(.above, [ElementSelector(text: "Continue")])]
        return .tap(FlowTap(field))
    }

    static func see(_ text: FlowText, within seconds: Double = 7) -> FlowCommand {
        .expect(FlowCondition(visible: ElementSelector(text: text)), within: seconds)
    }

    static func notSee(_ text: FlowText, within seconds: Double = 7) -> FlowCommand {
        .expect(FlowCondition(notVisible: ElementSelector(text: text)), within: seconds)
    }
}
