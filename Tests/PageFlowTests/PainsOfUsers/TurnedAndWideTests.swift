import PageFlow
import Simulator
import Testing

private final class Upright: TestPage {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class Video: TestPage {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

private final class Form: TestPage, LeaveGuard {
    private(set) var asked = 0

    func canLeave(_ request: LeaveRequest) async -> Bool {
        asked += 1
        return true
    }
}

/// Rotated devices, and windows that become narrow.
@MainActor
@Suite(.onStage) struct TurnedAndWideTests {
    /// Source: https://github.com/lionheart/openradar-mirror/issues/3257
    @Test func `an upright page is upright when what was turned over it goes back`() throws {
        let (upright, video) = (Upright(), Video())
        let app = TestApp(upright)
        _ = app.open(video, from: upright, by: .presented(.fullScreen))
        app.sim.rotate(to: .landscapeLeft)
        app.settle()
        let scene = try #require(app.sim.window.windowScene)
        #expect(scene.interfaceOrientation == .landscapeLeft)
        #expect(app.outcome(of: video.goBack()) == .done && app.path == "Upright")
        #expect(scene.interfaceOrientation == .portrait)
        #expect(upright.view.bounds.size == CGSize(width: 393, height: 852))
    }

    /// Source: https://github.com/lionheart/openradar-mirror/issues/3475
    @Test func `a tap outside an action sheet dismisses only the sheet`() async {
        let (a, form) = (A(), Form())
        let app = TestApp(a.inStack, on: .iPadAir)
        let exits = Exits(of: app)
        a.open(form, by: .presented(.formSheet))
        await app.sim.settled()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.popoverPresentationController?.sourceView = form.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        #expect(app.open(sheet, from: form, by: .present) == .done)
        app.sim.tap(at: CGPoint(x: 10, y: 600))
        await app.sim.settled()
        #expect(app.path == "A + modal:Form")
        #expect(exits.list == ["UIAlertController interactiveDismissal"])
        #expect(form.asked == 0)
    }

    /// Source: https://github.com/microsoft/fluentui-apple/pull/995
    @Test func `a popover lives through a narrow window, and goes back`() throws {
        let (a, b) = (A(), B())
        let app = TestApp(a.inStack, on: .iPadAir)
        let exits = Exits(of: app)
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = a.view
        #expect(app.open(b, from: a, by: .present) == .done)
        let scene = try #require(app.sim.window.windowScene)
        for width in [UIUserInterfaceSizeClass.compact, .regular, .compact] {
            scene.traitOverrides.horizontalSizeClass = width
            app.settle()
            #expect(app.path == "A + modal:B" && exits.list == [])
            #expect(b.viewIfLoaded?.window != nil)
        }
        #expect(app.outcome(of: b.goBack()) == .done)
        #expect(app.path == "A" && exits.list == ["B code"])
    }
}
