import DocumentPages
import FullScreenBack
import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// The example's two tabs, next to each other.
@MainActor
@Suite(.onStage, .serialized) struct FullScreenBackTests {
    private func log(inTab index: Int) throws -> [String] {
        let sim = Simulator()
        let tabs = StyleTabs.atLaunch()
        sim.launch(tabs)
        tabs.selectedIndex = index
        try sim.settle()
        var lines: [String] = []
        PageLog.write = { lines.append($0) }
        defer { PageLog.write = { _ in } }
        func step<Page: UIViewController>(_ type: Page.Type, _ action: (Page) -> (Any?) -> Void) throws {
            action(try #require(sim.window.navigator.visiblePage as? Page))(nil)
            try sim.settle()
            lines.append(sim.window.navigator.tree.path.replacing("tab:\(index)/", with: ""))
        }
        try step(SongList.self, SongList.goSong)
        try step(Song.self, Song.goWords)
        try step(SongWords.self, SongWords.dropSong)
        try step(SongWords.self, SongWords.goToList)
        try step(SongList.self, SongList.goSong)
        try step(Song.self, Song.goBackByPop)
        let name = tabs.viewControllers?[index].tabBarItem.title ?? ""
        return lines.map { $0.replacing(index == 0 ? "System" : "Full screen", with: "Style") } + [name]
    }

    @Test func `the same pages receive the same in both styles`() throws {
        let (system, fullScreen) = (try log(inTab: 0), try log(inTab: 1))
        #expect(fullScreen.dropLast() == system.dropLast())
        #expect(system.contains("SongList/SongWords") && system.contains("SongWords lies on Style"))
        #expect(fullScreen.last == "Full screen")
    }

    @Test(arguments: [(0, true), (1, false)])
    func `words under a hidden bar are swiped away in the full-screen style only`(
        index: Int, stays: Bool
    ) throws {
        let sim = Simulator()
        let tabs = StyleTabs.atLaunch()
        sim.launch(tabs)
        tabs.selectedIndex = index
        try sim.settle()
        for step in [{ ($0 as? SongList)?.goSong(nil) }, { ($0 as? Song)?.goWords(nil) }]
            as [(UIViewController?) -> Void]
        {
            step(sim.window.navigator.visiblePage)
            try sim.settle()
        }
        sim.edgeSwipe(to: 0.4)
        sim.endSwipe(.finish)
        try sim.settle()
        #expect((sim.window.navigator.visiblePage is SongWords) == stays)
    }
}
