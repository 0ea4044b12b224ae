import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Settings

/// Navigation between lists, and back.
@MainActor
@Suite(.onStage) struct SettingsTests {
    @Test func `a value that is chosen is shown on the list before`() async throws {
        let owner = Owner()
        await owner.tap("General", "Week Begins On", "Saturday")
        owner.stage.expectPath("FirstPage/SettingsListPage/ChoicePage of Week Begins On")
        owner.simulator.edgeSwipe(to: 0.8)
        owner.simulator.endSwipe(.finish)
        await owner.stage.settle()
        owner.stage.expectPath("FirstPage/SettingsListPage")
        #expect(owner.simulator.place(of: "Saturday") != nil)
        await owner.expectNoLeaks()
    }

    @Test func `a row that was tapped is selected until its page has come back`() async throws {
        let owner = Owner()
        let first = try owner.table
        await owner.tap("General")
        #expect(first.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
        owner.simulator.edgeSwipe(to: 0.3)
        owner.simulator.endSwipe(.cancel)
        await owner.stage.settle()
        #expect(first.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
        owner.simulator.edgeSwipe(to: 0.8)
        owner.simulator.endSwipe(.finish)
        await owner.stage.settle()
        #expect(first.indexPathForSelectedRow == nil)
    }

    @Test func `a switch is turned, and its row leads nowhere`() async throws {
        let owner = Owner()
        let airplane = SettingsLists.first[0].settings[0]
        let cell = try #require(try owner.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        owner.simulator.tap(cell.contentView)
        await owner.stage.settle()
        owner.stage.expectPath("FirstPage")
        #expect(!owner.preferences.isOn(airplane))
        await owner.tap("Airplane Mode")
        await owner.stage.settle()
        #expect(owner.preferences.isOn(airplane))
    }

    @Test func `a reset is asked about`() async throws {
        let owner = Owner()
        await owner.tap("General", "Week Begins On", "Sunday")
        owner.navigator.visiblePage?.goBack()
        await owner.stage.settle()
        await owner.tap("Reset All Settings")
        // Since iOS 26 an action sheet has no Cancel button: a tap outside of the popover cancels.
        owner.simulator.tap(at: CGPoint(x: 196, y: 120))
        await owner.stage.settle()
        #expect(owner.simulator.place(of: "Sunday") != nil)
        await owner.tap("Reset All Settings", "Reset All Settings")
        #expect(owner.simulator.place(of: "Monday") != nil)
    }

    @Test(arguments: [
        ("settings://general/about", "FirstPage/SettingsListPage/SettingsListPage"),
        ("settings://display/wallpapers", "FirstPage/SettingsListPage/WallpapersPage"),
        ("settings://networks", "FirstPage/NetworksPage"),
    ])
    func `a link opens a page with those before it`(link: String, path: String) async throws {
        let owner = Owner()
        owner.navigator.open(try #require(URL(string: link)))
        await owner.stage.settle()
        owner.stage.expectPath(path)
    }

    @Test func `a page that a search has found isn't opened again below the next one`() async throws {
        let owner = Owner()
        await owner.tap("Search")
        owner.simulator.type("wall")
        await owner.stage.settle()
        await owner.tap("Wallpaper", "Wallpaper", "Sunset")
        owner.stage.expectPath("FirstPage/SettingsListPage/WallpapersPage")
        #expect(owner.preferences.wallpaper == 4)
    }

    @Test func `a canceled search is no leak`() async throws {
        let owner = Owner()
        for _ in 0..<2 {
            await owner.tap("Search")
            owner.simulator.type("wee")
            await owner.stage.settle()
            await owner.tap("Cancel")
            owner.stage.expectPath("FirstPage")
            await owner.expectNoLeaks()
        }
    }

    @Test func `a setting that is searched for is pointed at`() async throws {
        let owner = Owner()
        await owner.tap("Search")
        owner.simulator.type("wee")
        await owner.stage.settle()
        await owner.tap("Week Begins On")
        owner.stage.expectPath("FirstPage/SettingsListPage")
        #expect(try owner.rows().contains("Week Begins On"))
        await owner.expectNoLeaks()
    }
}
