import PageFlow
import Simulator
import Testing

/// The reports of failures that no code handles.
@MainActor
@Suite(.onStage) struct UnhandledFailureTests {
    final class Reports {
        var failures: [UnhandledFailure] = []
    }

    /// The failures reported for the requests of a block.
    private func reports(of body: () -> Void) -> [UnhandledFailure] {
        let reports = Reports()
        let reporter = FailureReporter { reports.failures.append($0) }
        TestReporter.$current.withValue(reporter) { body() }
        return reports.failures
    }

    @Test func `a failure that no code handles is reported once for a call`() {
        let a = A()
        let app = TestApp(a)
        let line: UInt = #line + 3
        let failures = reports {
            for _ in 1...3 {
                a.open(B(), by: .tab)
                app.settle()
            }
        }
        #expect(failures.map(\.error) == [NavigationError(.noTabs, at: "A")])
        #expect(failures.first?.line == line && failures.first?.page == "A")
        #expect(failures.first?.fileID == #fileID)
    }

    @Test func `a failure that code handles is not reported`() async {
        let a = A()
        let app = TestApp(a)
        let failures = reports {
            a.open(B(), by: .tab).onCompletion { _ in }
            let request = a.open(B(), by: .tab)
            app.settle()
            #expect(request.result != nil)
        }
        #expect(failures.isEmpty)
    }

    @Test func `other outcomes are not reported`() {
        let (a, b) = (A(), B())
        let app = TestApp(stack: a, b)
        let failures = reports {
            b.goBack()
            b.open(C())
            app.settle()
        }
        #expect(failures.isEmpty && app.path == "A")
    }

    @Test func `an awaited failure is not reported`() async throws {
        let a = A()
        let app = TestApp(a)
        let reports = Reports()
        let reporter = FailureReporter { reports.failures.append($0) }
        let outcome = Task {
            try await TestReporter.$current.withValue(reporter) { try await a.open(B(), by: .tab).outcome }
        }
        await app.sim.settled()
        #expect(
            try await outcome.value == .failed(NavigationError(.noTabs, at: "A")) && reports.failures.isEmpty)
    }

    @Test func `a failure that no code handles is an issue of the test`() {
        let a = A()
        let app = TestApp(a)
        withKnownIssue {
            a.open(B(), by: .tab)
            app.settle()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("A isn't in a tab bar controller") }
        }
    }

    /// A page that isn't in the tree, although its view is in the window.
    @Test func `a request of a page outside the tree fails with the repair`() {
        let (a, child) = (A(), B())
        let app = TestApp(a)
        a.view.addSubview(child.view)
        app.settle()
        let request = child.open(C(), by: .present)
        #expect(app.outcome(of: request) == .failed(NavigationError(.offScreen, at: "B")))
        #expect("\(NavigationError(.offScreen, at: "B"))".contains("addChild(_:)"))
    }
}
