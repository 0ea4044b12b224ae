import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Consecutive tests, each with its own app.
@MainActor @Suite(.onStage) struct StageEndTests {
    /// The window that the current app shows.
    private var shownWindow: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first
    }

    @Test func `a released stage moves no clock, and its app doesn't become the running one`() async throws {
        var first: Stage? = Stage(root: A().inStack)
        let simulator = first?.simulator
        let request = try #require(first?.visiblePage?.open(B()))
        RequestObservers.ofApp.taskWaits(for: request)
        first = nil
        let second = Stage(root: A().inStack)
        for _ in 0..<40 {
            await Task.yield()
            #expect(shownWindow === second.window)
        }
        withExtendedLifetime(simulator) {}
    }

    @Test func `observers of an app are notified of waits in only this app`() async throws {
        let first = Stage(root: A().inStack)
        var waits: [String] = []
        let ofFirst = RequestObservers.ofApp.onWait { _ in waits.append("first") }
        let second = Stage(root: A().inStack)
        let ofSecond = RequestObservers.ofApp.onWait { _ in waits.append("second") }
        let page = try #require(second.visiblePage)
        #expect(try await page.open(B()).outcome == .done)
        ofSecond.remove()
        #expect(try await page.open(C()).outcome == .done)
        #expect(waits == ["second"])
        withExtendedLifetime((first, ofFirst)) {}
    }

    @Test func `a task that waits for a stage continues with the stage's app`() async {
        let stage = Stage(root: A().inStack)
        var other: Stage?
        Task { other = Stage(root: B()) }
        await stage.settle()
        #expect(other != nil && shownWindow === stage.window)
    }
}
