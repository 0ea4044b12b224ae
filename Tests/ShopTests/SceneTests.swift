import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Shop

/// The scene opens links at launch and while the app is running.
@MainActor
@Suite(.onStage) struct SceneTests {
    private final class App: UIResponder, UIApplicationDelegate {}

    enum Launch: CaseIterable { case cold, warm }

    @Test(arguments: Launch.allCases, ["shop://teas/2", "https://shop.example/teas/2"])
    func `a link opens its page`(launch: Launch, link: String) async throws {
        let sim = Simulator()
        let url = try #require(URL(string: link))
        sim.launch(App(), sceneDelegate: ShopScene(), opening: launch == .cold ? url : nil)
        if launch == .warm { sim.open(url) }
        await sim.settled()
        #expect(sim.window.navigator.tree.path == "tab:0/CataloguePage/Darjeeling")
    }

    @Test func `the pages of one scene are restored in another`() async throws {
        let sim = Simulator()
        let scene = ShopScene()
        sim.launch(App(), sceneDelegate: scene, opening: URL(string: "shop://teas/3"))
        await sim.settled()
        let shown = try #require(sim.window.windowScene)
        let activity = try #require(scene.stateRestorationActivity(for: shown))
        let next = Simulator()
        let nextScene = ShopScene()
        next.launch(App(), sceneDelegate: nextScene)
        nextScene.scene(try #require(next.window.windowScene), continue: activity)
        await next.settled()
        #expect(next.window.navigator.tree.path == "tab:0/CataloguePage/Gyokuro")
    }
}
