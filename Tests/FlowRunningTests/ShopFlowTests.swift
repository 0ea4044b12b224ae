import FlowPlan
import FlowRunning
import PageFlowTesting
import Simulator
import Testing

/// Flows on the shop.
@MainActor
@Suite(.onStage(recording: .never)) struct ShopFlowTests {
    @Test func `a purchase passes`() async {
        let result = await ShopFlow([
            .launch, .see("Teas"), .tap("Sencha.*"), .tap("Buy now"), .tapField,
            .inputText("1 High Street"), .tap("Continue"), .tap("Pay [0-9]+ euros"), .see("Done"),
            .tap("Done"),
            .see("Thank you.*"),
        ]).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
        #expect(result.steps.map(\.outcome).allSatisfy { $0 == .passed })
    }

    @Test(arguments: [
        // The commands after the launch.
        [FlowCommand.tap("Sencha.*"), .back, .see("Teas"), .notSee("Buy now")],
        [.tap("Account"), .notSee("Sencha.*")],
        [.openLink("shop://teas/2"), .see("Darjeeling")],
        [.setOrientation(.landscapeLeft), .see("Teas"), .setOrientation(.portrait), .see("Teas")],
        [.pressKey(.home), .launchApp(.returning), .see("Teas")],
        [.pressKey(.home), .notSee("Teas"), .swipe(FlowSwipe(.screen(.left))), .tap("Shop"), .see("Teas")],
        [.tap("Sencha.*"), .stopApp, .launch, .see("Teas"), .notSee("Buy now")],
        [.tap("Filter"), .see("Cancel|Green.*|All.*"), .waitForAnimation(15)],
        [.swipe(FlowSwipe(.screen(.up))), .see("Teas|All teas|Sencha.*")],
        [.tap(FlowTap(point: FlowPoint(50, 50))), .assertTrue(.value(.truth(true)))],
    ])
    func `commands after the launch pass`(commands: [FlowCommand]) async {
        let result = await ShopFlow([.launch] + commands).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
    }

    @Test(
        arguments: [
            ([.launch, .see("Coffee")], 2, "\"Coffee\" is not visible after 7 s"),
            ([.launch, .notSee("Sencha.*", within: 1)], 2, "\"Sencha.*\" is still visible after 1 s."),
            ([.launch, .tap("Coffee")], 2, "\"Coffee\" is not visible after 7 s"),
            ([.launch, .inputText("tea")], 2, "No field has the keyboard's focus."),
            ([.launch, .back], 2, "There is no back button"),
            ([.launch, .assertTrue(.value(.text("false")))], 2, "The condition is false."),
            ([.launch, .pressKey(.home), .tap("Sencha.*")], 3, "The app is in the background"),
            ([.launch, .openLink("teas")], 2, "\"teas\" is not a link."),
            ([.tap("Sencha.*")], 1, "The app isn't running."),
        ] as [([FlowCommand], Int, String)])
    func `a failure ends the flow, with the line and the reason`(
        commands: [FlowCommand], line: Int, reason: String
    ) async throws {
        let result = await ShopFlow(commands + [.see("Teas")]).run()
        #expect(result.outcome == .failed)
        #expect(result.message?.hasPrefix(reason) == true, "\(result.message ?? "")")
        let last = try #require(result.steps.last)
        #expect(last.position.line == line)
        #expect(result.steps.count == line)
    }

    @Test func `copied and typed text can be asserted`() async {
        let result = await ShopFlow([
            .launch, .tap("Sencha.*"), .tap("Buy now"), .tapField, .inputText("1 High Street"),
            .eraseText(6), .see("1 High "),
            .copyText(ElementSelector(text: "1 High ")), .eraseText(50), .pasteText,
            .expect(
                FlowCondition(visible: ElementSelector(text: FlowText(parts: [.expression(.copiedText)]))),
                within: 7),
            .assertTrue(.compare(.copiedText, .equal, .value(.text("1 High ")))),
        ]).run()
        #expect(result.outcome == .passed, "\(result.message ?? "")")
    }

    @Test func `the same seed gives the same random text`() async {
        let command = FlowCommand.inputRandom(FlowRandomText(.email))
        let copied = FlowText(parts: [.expression(.copiedText)])
        let commands: [FlowCommand] = [
            .launch, .tap("Sencha.*"), .tap("Buy now"), .tapField, command,
            .copyText(ElementSelector(text: ".*@example.com")),
            .expect(FlowCondition(visible: ElementSelector(text: copied)), within: 1),
            .see("gone", within: 0),
        ]
        let messages = [await ShopFlow(commands).run().message, await ShopFlow(commands).run().message]
        #expect(messages[0]?.contains("@example.com") == true)
        #expect(messages[0] == messages[1])
    }
}

extension FlowLaunch {
    /// A launch that returns to the app.
    static var returning: FlowLaunch {
        var launch = FlowLaunch()
        launch.restarts = false
        return launch
    }
}
