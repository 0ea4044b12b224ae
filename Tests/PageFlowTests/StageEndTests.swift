import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Tests that follow one another, each with an app of its own.
@MainActor @Suite(.onStage) struct StageEndTests {
    /// The window that the current app shows.
    private var shownWindow: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first
    }

    @Test func `what moves the clock of a stage ends with it, and takes the app from nobody`() async throws {
        var first: Stage? = Stage(root: A().inStack)
        let simulator = first?.simulator
        let request = try #require(first?.visiblePage?.open(B()))
        NavigationRequest.willWait?(request)
        first = nil
        let second = Stage(root: A().inStack)
        for _ in 0..<40 {
            await Task.yield()
            #expect(shownWindow === second.window)
        }
        withExtendedLifetime(simulator) {}
    }

    @Test func `who has waited goes on with the app that it has waited for`() async {
        let stage = Stage(root: A().inStack)
        var other: Stage?
        Task { other = Stage(root: B()) }
        await stage.settle()
        #expect(other != nil && shownWindow === stage.window)
    }
}
