import PageFlowTesting
import Pictures
import Simulator
import Testing

@MainActor @Suite("Pictures of the More tab", .onStage) struct MoreTabPictureTests {
    private let sim = Simulator(system: .iOS(18))
    private let tabs = UITabBarController()

    private func launch() throws {
        tabs.viewControllers = ["Home", "Search", "Alerts", "Stars", "Settings", "Profile"].map { name in
            let page = UIViewController()
            page.title = name
            return page
        }
        sim.launch(tabs)
        sim.tapTab(4, in: tabs)
        try sim.settle()
    }

    private func shows(_ words: [String]) -> Bool {
        let svg = sim.picture().svg
        return words.allSatisfy { svg.contains(">\($0)<") }
    }

    @Test func `the list shows its title, its rows and the Edit button`() throws {
        try launch()
        #expect(shows(["More", "Settings", "Profile", "Edit", "Home", "Stars"]))
    }

    @Test func `a page of the list has the way back in its bar`() throws {
        try launch()
        sim.tap("Profile")
        try sim.settle()
        #expect(shows(["Profile", "More"]) && !shows(["Edit"]))
    }

    @Test func `the sheet shows all items, and the bar the new order`() throws {
        try launch()
        sim.tap("Edit")
        try sim.settle()
        #expect(shows(["Configure", "Done", "Drag the icons to organize tabs.", "Profile"]))
    }
}
