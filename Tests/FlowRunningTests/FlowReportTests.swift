import FlowPlan
import FlowRunning
import Testing

/// The lines and the JUnit file of results.
@Suite struct FlowReportTests {
    private let step = FlowStep(.back, at: FlowPosition("a.yaml", line: 3))

    @Test(arguments: [
        (FlowStepResult.Outcome.passed, "  ✓ Go back"), (.begun, "  ▸ Go back"),
        (.skipped, "  – Go back: skipped"), (.warned("No."), "  ! Go back: No. The command is optional."),
        (.failed("No."), "  ✗ Go back  (a.yaml:3)\n    No."),
    ])
    func `a result has a mark, its words and its reason`(outcome: FlowStepResult.Outcome, lines: String) {
        #expect(FlowStepResult(step, outcome, depth: 0).lines == lines)
    }

    @Test func `commands inside others are indented`() {
        #expect(FlowStepResult(step, .passed, depth: 2).lines == "      ✓ Go back")
    }

    @Test func `a JUnit file has a test case for each flow`() {
        var plan = FlowPlan(name: "Log <in>", file: "a.yaml")
        plan.properties = ["junitId": "TC-1", "priority": "High"]
        var failed = FlowResult(of: plan, .failed, "Not \"there\".")
        (failed.seconds, failed.steps) = (1.5, [FlowStepResult(step, .passed, depth: 0)])
        let other = FlowPlan(name: "Out", file: "b.yaml")
        let results = [failed, FlowResult(of: other), FlowResult(of: other, .skipped, "Later.")]
        #expect(
            FlowJUnitReport(results, app: "shop").text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuite name="shop" tests="3" failures="1" skipped="1" time="1.500">
                  <testcase id="TC-1" classname="Log &lt;in&gt;" name="Log &lt;in&gt;" file="a.yaml" time="1.500">
                    <properties>
                      <property name="priority" value="High"/>
                    </properties>
                    <failure message="Not &quot;there&quot;.">  ✓ Go back</failure>
                  </testcase>
                  <testcase id="Out" classname="Out" name="Out" file="b.yaml" time="0.000"/>
                  <testcase id="Out" classname="Out" name="Out" file="b.yaml" time="0.000">
                    <skipped message="Later."/>
                  </testcase>
                </testsuite>

                """)
    }
}
