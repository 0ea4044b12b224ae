#if canImport(Simulator)
    import Flow
    import PageFlowTesting
    import Simulator
    import Testing
    import UIKit

    @MainActor
    @Suite(.onStage) struct FlowTests {
        @Test func `the detail is pushed over the list`() throws {
            let sim = Simulator()
            let list = ListViewController()
            let navigation = UINavigationController(rootViewController: list)
            sim.launch(navigation)
            sim.clearTrace()

            list.showDetail("A")
            try sim.settle()

            let detail = try #require(navigation.topViewController as? DetailViewController)
            #expect(detail.name == "A")
            #expect(detail.arrivalText == "pushed onto UINavigationController")
            #expect(
                sim.trace.lines.filter { $0.contains("ppear") && !$0.contains("IsAppearing") } == [
                    "ListViewController.viewWillDisappear", "DetailViewController.viewWillAppear",
                    "ListViewController.viewDidDisappear", "DetailViewController.viewDidAppear",
                ])
            #expect(sim.diagnostics.isEmpty)
        }
    }
#endif
