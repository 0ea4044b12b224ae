import PageFlowTesting
import Simulator
import Testing

/// Popovers next to their sources, and their content.
@MainActor @Suite(.onStage) struct PopoverLookTests {
    private func app() -> (Simulator, UIViewController, UIButton) {
        let sim = Simulator(device: .iPadPro11, system: .iOS(18))
        let host = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 400, y: 300, width: 100, height: 40)
        host.view.addSubview(button)
        host.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Options", style: .plain, target: nil, action: nil)
        sim.launch(UINavigationController(rootViewController: host))
        return (sim, host, button)
    }

    private func popover(_ size: CGSize = CGSize(width: 200, height: 300)) -> UIViewController {
        let page = UIViewController()
        page.preferredContentSize = size
        page.modalPresentationStyle = .popover
        return page
    }

    @Test func `a popover is next to its source, and has its arrow's direction`() throws {
        let (sim, host, button) = app()
        let page = popover()
        let controller = try #require(page.popoverPresentationController)
        controller.sourceView = button
        #expect(controller.arrowDirection == .unknown)
        host.present(page, animated: true)
        try sim.settle()
        let source = button.convert(button.bounds, to: nil)
        #expect(controller.arrowDirection == .up)
        #expect(page.view.frame == CGRect(x: 350, y: source.maxY + 13, width: 200, height: 300))
        host.dismiss(animated: true)
        try sim.settle()
        #expect(controller.arrowDirection == .unknown)
    }

    @Test func `a rectangle of the source and the permitted ways decide its place`() throws {
        let (sim, host, button) = app()
        let page = popover()
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 40)
        page.popoverPresentationController?.permittedArrowDirections = .right
        host.present(page, animated: false)
        try sim.settle()
        #expect(page.view.frame.maxX == 387)
        #expect(page.view.frame.midY == button.convert(button.bounds, to: nil).midY)
    }

    @Test func `it points at the item of a bar`() throws {
        let (sim, host, _) = app()
        let page = popover()
        let controller = try #require(page.popoverPresentationController)
        controller.barButtonItem = host.navigationItem.rightBarButtonItem
        host.present(page, animated: true)
        try sim.settle()
        let bar = try #require(host.navigationController?.navigationBar)
        #expect(controller.arrowDirection == .up)
        #expect(page.view.frame.maxX == sim.window.bounds.maxX - 10)
        #expect(page.view.frame.minY == bar.convert(CGPoint(x: 0, y: 44), to: nil).y + 13)
    }

    @Test func `a new preferred size gives it a new frame`() throws {
        let (sim, host, button) = app()
        let page = popover()
        page.popoverPresentationController?.sourceView = button
        host.present(page, animated: false)
        try sim.settle()
        page.preferredContentSize = CGSize(width: 240, height: 120)
        try sim.settle()
        #expect(page.view.frame.size == CGSize(width: 240, height: 120))
        #expect(page.view.frame.midX == 450)
    }

    @Test(arguments: [false, true])
    func `its ground is light or dark`(isDark: Bool) throws {
        let (sim, host, button) = app()
        sim.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        let page = popover()
        page.popoverPresentationController?.sourceView = button
        host.present(page, animated: false)
        try sim.settle()
        let svg = sim.picture().svg
        #expect(svg.contains(isDark ? "#262626" : "#FAFAFA"))
        #expect(!svg.contains(isDark ? "#FAFAFA" : "#262626"))
    }

    @Test func `an action sheet in it has no row that cancels, as a tap beside it does that`() throws {
        let (sim, host, button) = app()
        var chosen: [String] = []
        let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        sheet.popoverPresentationController?.sourceView = button
        host.present(sheet, animated: true)
        try sim.settle()
        #expect(sheet.view.frame.width == 304 && sheet.view.frame.height < 120)
        #expect(!sim.picture().svg.contains(">Keep</text>"))
        sim.tap(at: CGPoint(x: 20, y: 900))
        try sim.settle()
        #expect(chosen == ["Keep"] && host.presentedViewController == nil)
        sheet.popoverPresentationController?.sourceView = button
        host.present(sheet, animated: true)
        try sim.settle()
        #expect(sim.tap("Delete"))
        try sim.settle()
        #expect(chosen == ["Keep", "Delete"] && host.presentedViewController == nil)
    }
}
