import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The frames of sheets, alerts, action sheets and menus in the design of iOS 26, on a screen of 402 by 874 points.
@MainActor @Suite(.inTurn) struct GlassPresentationTests {
    private let root = UIViewController()

    private func launch(_ system: System = .iOS(26), _ device: Device = .iPhone17) throws -> Simulator {
        let sim = Simulator(device: device, system: system)
        sim.launch(root)
        try sim.settle()
        return sim
    }

    private func alert(
        _ style: UIAlertController.Style, message: String? = "It can't be restored.", _ titles: String...
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: message, preferredStyle: style)
        for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private func present(_ page: UIViewController, _ sim: Simulator) throws {
        root.present(page, animated: false)
        try sim.settle()
    }
}

// Sheets.
extension GlassPresentationTests {
    private func sheet(_ detents: [UISheetPresentationController.Detent]) throws -> UIViewController {
        let page = UIViewController()
        try #require(page.sheetPresentationController).detents = detents
        return page
    }

    @Test func `a sheet below its full height has a distance to the edges`() throws {
        let sim = try launch()
        let page = try sheet([.custom { _ in 200 }])
        try present(page, sim)
        #expect(page.view.frame == CGRect(x: 8, y: 874 - 234, width: 386, height: 226))
    }

    @Test func `a sheet of the full height is attached to the edges, and begins at the safe area`() throws {
        let sim = try launch()
        let page = try sheet([.large()])
        try present(page, sim)
        #expect(page.view.frame == CGRect(x: 0, y: 62, width: 402, height: 812))
    }

    @Test func `before iOS 26 a sheet is always attached to the edges`() throws {
        let sim = try launch(.iOS(18))
        let page = try sheet([.custom { _ in 200 }])
        try present(page, sim)
        #expect(page.view.frame == CGRect(x: 0, y: 874 - 234, width: 402, height: 234))
    }

    @Test func `a finger that moves a sheet to its full height attaches it`() throws {
        let sim = try launch()
        let page = try sheet([.medium(), .large()])
        try present(page, sim)
        let rest = page.view.frame
        #expect(rest.minX == 8 && rest.maxY == 866)
        sim.pan(from: CGPoint(x: 200, y: rest.minY + 5), to: CGPoint(x: 200, y: 100))
        try sim.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 62, width: 402, height: 812))
        sim.pan(from: CGPoint(x: 200, y: 70), to: CGPoint(x: 200, y: rest.minY))
        try sim.settle()
        #expect(page.view.frame == rest)
    }

    @Test(arguments: [0, 100, 764, 780, 812])
    func `the distance follows from the height of the sheet and from that of its place`(height: CGFloat) {
        let sheet = FloatingSheet(fullHeight: 812)
        let distance = sheet.distance(at: height)
        #expect(abs(sheet.distance(ofHeight: height - distance) - distance) < 0.001)
        #expect(height > 764 || distance == 8)
        #expect(height < 812 || distance == 0)
    }
}

// Alerts and action sheets.
extension GlassPresentationTests {
    @Test func `an alert is a card with capsules side by side`() throws {
        let sim = try launch()
        let alert = alert(.alert, "OK")
        try present(alert, sim)
        let layout = AlertLayout(of: alert, in: alert.view)
        let card = try #require(layout.blocks.first)
        #expect(card.minX == 41 && card.width == 320 && abs(card.height - 152) < 0.5)
        let (ok, cancel) = (layout.actions[0], layout.actions[1])
        #expect(cancel.minX == card.minX + 16 && ok.minX == cancel.maxX + 8 && ok.maxX == card.maxX - 16)
        #expect(ok.size == CGSize(width: 140, height: 48) && ok.maxY == card.maxY - 16)
        #expect(layout.title?.minX == card.minX + 30 && layout.title?.minY == card.minY + 22)
    }

    @Test func `three actions are below each other`() throws {
        let sim = try launch()
        let alert = alert(.alert, "Delete", "Archive")
        try present(alert, sim)
        let rows = AlertLayout(of: alert, in: alert.view).actions
        #expect(rows.map(\.width) == [288, 288, 288])
        #expect(rows[1].minY == rows[0].maxY + 8 && rows[2].minY == rows[1].maxY + 8)
    }

    @Test func `a large text size makes capsules higher`() throws {
        let sim = try launch()
        sim.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
        let alert = alert(.alert, "Delete", "Archive")
        try present(alert, sim)
        #expect(AlertLayout(of: alert, in: alert.view).actions.allSatisfy { $0.height > 48 })
    }

    @Test func `an action sheet on iPhone is a popover of its source, without the cancel action`() throws {
        let sim = try launch()
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        root.view.addSubview(source)
        let sheet = alert(.actionSheet, message: nil, "One", "Two")
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceView = source
        try present(sheet, sim)
        #expect(popover.place?.body == sheet.view.frame && sheet.view.frame.width == 240)
        #expect(sheet.view.frame.minY >= 240 && !popover.isAdapted)
        #expect(sim.place(of: "One") != nil && sim.place(of: "Cancel") == nil)
        sim.tap(at: CGPoint(x: 20, y: 800))
        try sim.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `without a source it is at the bottom, and its cancel action is last`() throws {
        let sim = try launch()
        let sheet = alert(.actionSheet, "One", "Two")
        try present(sheet, sim)
        let layout = AlertLayout(of: sheet, in: sheet.view)
        #expect(layout.blocks.map(\.maxY) == [840] && layout.blocks.map(\.width) == [386])
        #expect(layout.actions[2].minY > layout.actions[1].maxY)
        sim.tap(at: CGPoint(x: 200, y: 200))
        try sim.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `without a source and a cancel action it stays`() throws {
        let sim = try launch()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default))
        try present(sheet, sim)
        sim.tap(at: CGPoint(x: 200, y: 200))
        try sim.settle()
        #expect(root.presentedViewController === sheet)
        #expect(sim.tap("One"))
        try sim.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `before iOS 26 an action sheet on iPhone has no popover`() throws {
        let sim = try launch(.iOS(18))
        let sheet = alert(.actionSheet, "One")
        #expect(sheet.popoverPresentationController == nil)
        try present(sheet, sim)
        #expect(AlertLayout(of: sheet, in: sheet.view).blocks.count == 2)
    }
}

// Menus.
extension GlassPresentationTests {
    private func menu() -> UIMenu {
        UIMenu(children: ["One", "Two", "Three", "Four"].map { title in UIAction(title: title) { _ in } })
    }

    @Test(arguments: [(System.iOS(18), CGFloat(176)), (.iOS(26), 188)])
    func `a menu has the height of the design`(system: System, height: CGFloat) throws {
        let sim = try launch(system)
        defer { withExtendedLifetime(sim) {} }
        #expect(MenuView(menu(), sender: nil).fittingSize == CGSize(width: 250, height: height))
    }
}
