import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Settings

/// Rows that are swiped, deleted and dragged, and a grid.
@MainActor
@Suite(.onStage) struct ListTests {
    private func names(_ owner: Owner, known: Bool) -> [String] {
        owner.preferences.networks.filter { $0.isKnown == known }.map(\.id)
    }

    @Test func `a network is forgotten by a swipe and a tap, and joined by a long swipe`() async throws {
        let owner = Owner()
        await owner.tap("Wi-Fi")
        try await owner.drag("Library", by: -120)
        #expect(owner.simulator.place(of: "Forget") != nil)
        await owner.tap("Forget")
        #expect(names(owner, known: true) == ["Home", "Office"])
        #expect(try owner.rows() == ["Home", "Office", "Library", "Café", "Neighbours"])
        try await owner.drag("Café", by: 330)
        #expect(names(owner, known: true).contains("Café"))
        await owner.expectNoLeaks()
    }

    @Test func `a swipe on a row is no swipe back`() async throws {
        let owner = Owner()
        await owner.tap("Wi-Fi")
        try await owner.drag("Café", by: 120)
        owner.stage.expectPath("FirstPage/NetworksPage")
        #expect(owner.simulator.place(of: "Join") != nil)
    }

    @Test func `a swipe at the edge goes back, on a row as well`() async throws {
        let owner = Owner()
        await owner.tap("Wi-Fi")
        owner.simulator.edgeSwipe(to: 0.8)
        owner.simulator.endSwipe(.finish)
        await owner.stage.settle()
        owner.stage.expectPath("FirstPage")
    }

    @Test func `a pull finds another network`() async throws {
        let owner = Owner()
        await owner.tap("Wi-Fi")
        owner.simulator.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
        await owner.stage.settle()
        #expect(try owner.rows().contains("Train"))
    }

    @Test func `languages are deleted, but not the last one`() async throws {
        let owner = Owner()
        await owner.tap("General", "Languages")
        for language in ["Deutsch", "English", "Français"] {
            try await owner.drag(language, by: -120)
            await owner.tap("Delete")
        }
        #expect(owner.preferences.languages == ["日本語"])
        try await owner.drag("日本語", by: -120)
        #expect(owner.simulator.place(of: "Delete") == nil)
    }

    @Test func `a language is dragged to the top`() async throws {
        let owner = Owner()
        await owner.tap("General", "Languages", "Edit")
        let place = try #require(owner.simulator.place(of: "Français"))
        let goal = try #require(owner.simulator.place(of: "English"))
        let handle = try owner.table.convert(owner.table.bounds, to: nil).maxX - 36
        owner.simulator.pan(from: CGPoint(x: handle, y: place.y), to: CGPoint(x: handle, y: goal.y))
        await owner.stage.settle()
        #expect(owner.preferences.languages == ["Français", "English", "Deutsch", "日本語"])
        #expect(try owner.rows() == owner.preferences.languages)
    }

    /// Content that moves out of a row isn't visible next to the rows.
    @Test func `a row that is swiped is cut to its bounds, until it is closed`() async throws {
        let owner = Owner()
        await owner.tap("General", "Languages")
        let cell = try #require(owner.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(!cell.clipsToBounds)
        try await owner.drag("Deutsch", by: -120)
        #expect(cell.clipsToBounds)
        try await owner.drag("English", by: 1)
        #expect(!cell.clipsToBounds)
    }

    @Test func `a wallpaper is chosen`() async throws {
        let owner = Owner()
        await owner.tap("Display", "Wallpaper")
        let grid = try #require(owner.navigator.visiblePage as? WallpapersPage).collectionView!
        owner.simulator.tap(try #require(grid.cellForItem(at: IndexPath(item: 4, section: 0))))
        await owner.stage.settle()
        #expect(owner.preferences.wallpaper == 4)
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test func `a list is restored at its position`() async throws {
        let before = Owner()
        before.navigator.open(SettingsRoute(page: .notifications))
        await before.stage.settle()
        await before.scroll(by: 400)
        let offset = try before.table.contentOffset
        #expect(offset.y > 0)
        let data = try before.navigator.save()
        let after = Owner()
        try after.navigator.restore(data)
        await after.stage.settle()
        #expect(try after.table.contentOffset == offset)
    }
}
