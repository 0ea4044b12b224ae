import AppRecording
import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class Sidebar: UIViewController {}
private final class Content: UIViewController {}
private final class Other: UIViewController {}
private final class PageOfWindow: UIViewController {}

/// Visible pages other than the topmost one count as covered.
@MainActor
@Suite(.onStage) struct VisiblePageTests {
    private func coverage(of recorder: AppRecorder) -> FlowCoverage {
        var coverage = FlowCoverage()
        recorder.look()
        recorder.flow.add(to: &coverage)
        return coverage
    }

    private func launch() -> (sim: Simulator, recorder: AppRecorder, split: UISplitViewController) {
        let sim = Simulator(device: .iPadPro11)
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .events, watchesFlow: true)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UINavigationController(rootViewController: Sidebar()), for: .primary)
        split.setViewController(UINavigationController(rootViewController: Content()), for: .secondary)
        sim.launch(split)
        recorder.look()
        return (sim, recorder, split)
    }

    @Test
    func `a sidebar beside its column is a page that was shown, and the way leads from content to content`()
        throws
    {
        let (sim, recorder, split) = launch()
        (split.viewControllers[1] as? UINavigationController)?.pushViewController(Other(), animated: true)
        try sim.settle()
        let met = coverage(of: recorder)
        #expect(met.pages == ["Sidebar": 1, "Content": 1, "Other": 1] && met.start == "Content")
        #expect(met.ways.map(\.way) == [FlowCoverage.Way(from: "Content", to: "Other")])
    }

    @Test func `a page in a second window is a page that was shown`() throws {
        let (sim, recorder, _) = launch()
        let window = UIWindow(windowScene: try #require(sim.window.windowScene))
        window.rootViewController = PageOfWindow()
        window.isHidden = false
        try sim.settle()
        #expect(coverage(of: recorder).pages["PageOfWindow"] == 1)
        withExtendedLifetime(window) {}
    }
}
