import PageFlowTesting
import Testing

@testable import Conformance

@MainActor
@Suite(.onStage) struct ComparisonTests {
    private let push = [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
    ]

    @Test func theSameOrderHolds() {
        #expect(Comparison(of: push, with: push).holds)
    }

    @Test func everySwapIsDetected() {
        for position in push.indices.dropLast() {
            var wrong = push
            wrong.swapAt(position, position + 1)
            #expect(!Comparison(of: push, with: wrong).holds, "\(wrong)")
        }
    }

    @Test func aMissingLineIsDetected() {
        for position in push.indices {
            var wrong = push
            wrong.remove(at: position)
            #expect(!Comparison(of: push, with: wrong).holds, "\(wrong)")
        }
    }

    @Test func anAdditionalLineIsDetected() {
        #expect(!Comparison(of: push, with: push + ["B.viewDidAppear"]).holds)
        #expect(!Comparison(of: push, with: ["A.viewWillAppear"] + push).holds)
        #expect(!Comparison(of: push, with: []).holds)
    }

    @Test func otherControllersAndKindsDoNotCount() {
        let more = ["nav.viewWillAppear", "B.loadView"] + push + ["C.viewDidAppear", "B.deinit"]
        #expect(Comparison(of: push, with: more).holds)
    }

    @Test func layoutPassesAreNotCounted() {
        var twice = push
        twice.insert(contentsOf: push[3...4], at: 5)
        #expect(Comparison(of: push, with: twice).holds)
        #expect(Comparison(of: twice, with: push).holds)
        #expect(!Comparison(of: push, with: twice + push[3...4]).holds)
    }

    @Test func remarksCountWhereTheScenarioWritesThemDown() {
        let events = ["A.init", "[before]", "A.loadView"]
        #expect(Comparison(of: events, with: ["A.init", "A.loadView"]).holds)
        #expect(Comparison(of: events, with: events).holds)
        #expect(!Comparison(of: events, with: ["A.init", "A.loadView", "[before]"]).holds)
    }

    @Test func optionalEventsMayBeAbsentButNotMisplaced() {
        let events = ["A.viewWillAppear", "A.one / two (as needed)", "A.viewDidAppear"]
        #expect(Comparison(of: events, with: ["A.viewWillAppear", "A.viewDidAppear"]).holds)
        #expect(
            Comparison(of: events, with: ["A.viewWillAppear", "A.two", "A.two", "A.viewDidAppear"]).holds)
        #expect(!Comparison(of: events, with: ["A.two", "A.viewWillAppear", "A.viewDidAppear"]).holds)
    }

    @Test func messagesAreTemplates() {
        let template = MessageTemplate("console warning: Attempt to present <%@: %p> on <%@: %p> (null)!")
        #expect(template.accepts("Attempt to present <App.A: 0x1f> on <B: 0x2> (null)!"))
        #expect(!template.accepts("Attempt to present <App.A: 0x1f>  on <B: 0x2> (null)!"))
        #expect(!template.accepts("Attempt to present <App.A: 0x1f> on <B: 0x2> (null)."))
        #expect(!template.accepts("Attempt to present A on <B: 0x2> (null)!"))
    }

    @Test func aMessageMayBeABeginning() {
        let template = MessageTemplate("console: [TableView] Warning once only: it was told...")
        #expect(template.accepts("Warning once only: it was told to ask"))
        #expect(template.accepts("[TableView] Warning once only: it was told to ask"))
        #expect(!template.accepts("Warning: it was told to ask"))
    }

    @Test func lettersStandForNumbers() {
        let template = MessageTemplate(
            "exception NSRangeException: row (R) beyond bounds (N)", filling: ["(R)": "(3)", "(N)": "(2)"])
        #expect(template.accepts("row (3) beyond bounds (2)"))
        #expect(!template.accepts("row (2) beyond bounds (3)"))
    }

    @Test func lineBreaksCountUnlessTheSourceHasLostThem() {
        let words = "exception NSRangeException: Updates = [ Delete row (0 - 1) ]"
        let message = "Updates = [\n\tDelete row (0 - 1)\n]"
        #expect(!MessageTemplate(words).accepts(message))
        #expect(MessageTemplate(words, .lostLineBreaks).accepts(message))
    }

    @Test func aDescriptionIsAnything() {
        let template = MessageTemplate("exception NSRangeException: Table view: <description>.")
        #expect(template.accepts("Table view: <UITableView: 0x1; dataSource: <A: 0x2>>."))
        #expect(!template.accepts("Table view: <UITableView: 0x1>"))
    }

    @Test func aStatementThatNobodyMadeFallsShort() {
        var shortfall = Shortfall()
        shortfall.compare(["it rains"], with: [])
        #expect(shortfall.result == .fallsShort(expected: ["it rains"], actual: ["not looked at"]))
    }

    @Test func aRuleWithACheckThatIsNotReachedFallsShort() {
        var shortfall = Shortfall()
        shortfall.compare(2, with: [Stage.Statement(holds: true, expected: "it rains", seen: "")])
        #expect(
            shortfall.result == .fallsShort(expected: ["2 statements"], actual: ["looked at: it rains"]))
    }

    @Test func aStatementThatIsCheckedTwiceMustAlwaysHold() throws {
        let scenario = Scenario.rule(
            EvidenceEntry("test", "A view", source: .documentation("http://a")), statements: 1
        ) { stage in
            stage.state("it rains", false, "sun")
            stage.state("it rains", true, "rain")
        }
        let result = scenario.result(for: try #require(scenario.entry))
        #expect(result == .fallsShort(expected: ["it rains"], actual: ["sun"]))
    }
}
