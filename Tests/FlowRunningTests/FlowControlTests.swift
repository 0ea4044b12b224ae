import FlowPlan
import FlowRunning
import PageFlowTesting
import Simulator
import Testing

/// Conditions, loops, hooks and optional commands.
@MainActor
@Suite(.onStage(recording: .never)) struct FlowControlTests {
    private func step(_ command: FlowCommand, line: Int = 1, isOptional: Bool = false) -> FlowStep {
        var step = FlowStep(command, at: FlowPosition("shop.yaml", line: line))
        step.isOptional = isOptional
        return step
    }

    private func group(_ commands: FlowCommand..., when condition: FlowCondition? = nil) -> FlowGroup {
        FlowGroup(when: condition, commands.map { step($0) })
    }

    private func visible(_ text: FlowText) -> FlowCondition {
        FlowCondition(visible: ElementSelector(text: text))
    }

    @Test func `an optional command warns, and the flow continues`() async {
        let result = await ShopFlow(steps: [
            step(.launch), step(.see("Coffee", within: 1), isOptional: true), step(.see("Teas")),
        ]).run()
        #expect(result.outcome == .passed)
        guard case .warned = result.steps[1].outcome else {
            Issue.record("\(result.steps[1].outcome)")
            return
        }
    }

    @Test func `a condition that isn't met skips its commands`() async {
        let result = await ShopFlow([
            .launch, .group(group(.tap("Coffee"), when: visible("Coffee"))),
            .group(group(.tap("Sencha.*"), when: visible("Teas"))), .see("Buy now"),
        ]).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
        #expect(result.steps.map(\.outcome) == [.passed, .skipped, .begun, .passed, .passed])
        #expect(result.steps.map(\.depth) == [0, 0, 0, 1, 0])
    }

    @Test func `another platform is skipped`() async {
        var condition = FlowCondition()
        condition.platform = .Android
        let result = await ShopFlow([.launch, .group(group(.tap("Coffee"), when: condition))]).run()
        #expect(result.steps.map(\.outcome) == [.passed, .skipped])
    }

    @Test(arguments: [(2, 2), (0, 0)])
    func `a loop has its number of rounds`(times: Int, rounds: Int) async {
        let result = await ShopFlow([.launch, .repeatSteps(group(.see("Teas")), times: times)]).run()
        #expect(result.outcome == .passed)
        #expect(result.steps.count == 2 + rounds)
    }

    @Test func `a loop ends when its condition doesn't hold any more`() async {
        let condition = FlowCondition(notVisible: ElementSelector(text: "Buy now"))
        let result = await ShopFlow([
            .launch, .repeatSteps(group(.tap("Sencha.*"), when: condition), times: nil), .see("Buy now"),
        ]).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
        #expect(result.steps.count == 4)
    }

    @Test func `a retry passes with the first round that passes`() async {
        // The first round taps the tea, and fails; the second finds the button at once.
        let once = FlowCommand.group(
            group(.tap("Sencha.*"), .see("Coffee", within: 0), when: visible("Filter")))
        let result = await ShopFlow([.launch, .retry(group(once, .see("Buy now")), times: 3)]).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
    }

    @Test func `onFlowComplete runs after a failure, and a failed onFlowStart skips the commands`() async {
        let result = await ShopFlow([.see("Teas")]) { plan in
            plan.onStart = [step(.launch), step(.see("Coffee", within: 1))]
            plan.onComplete = [step(.see("Teas"), line: 9)]
        }.run()
        #expect(result.outcome == .failed)
        #expect(result.steps.map(\.position.line) == [1, 1, 9])
        #expect(result.steps.last?.outcome == .passed)
    }

    @Test func `waits take no real time`() async {
        let clock = ContinuousClock()
        var result: FlowResult?
        let time = await clock.measure {
            result = await ShopFlow([.launch, .notSee("Sencha.*", within: 60)]).run()
        }
        #expect(result?.seconds ?? 0 >= 60)
        #expect(time < .seconds(60))
    }
}
