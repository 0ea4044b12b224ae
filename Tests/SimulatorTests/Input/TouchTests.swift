import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct TouchTests {
    @Test func `the frontmost view that takes touches is hit`() {
        let app = TouchApp()
        let front = HearingView(frame: app.view.frame)
        app.page.view.addSubview(front)
        let steps: [(change: @MainActor (UIView) -> Void, isPassedOver: Bool)] = [
            ({ _ in }, false), ({ $0.isHidden = true }, true), ({ $0.alpha = 0.009 }, true),
            ({ $0.alpha = 0.01 }, false), ({ $0.isUserInteractionEnabled = false }, true),
            ({ $0.frame.origin.x = 200 }, true),
            ({ $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }, true),
        ]
        for (index, step) in steps.enumerated() {
            (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
            front.transform = .identity
            front.frame = app.view.frame
            step.change(front)
            (front.heard, app.view.heard) = ([], [])
            app.sim.tap(at: app.point(10))
            #expect(front.heard.isEmpty == step.isPassedOver, "step \(index)")
            #expect(app.view.heard.isEmpty != step.isPassedOver, "step \(index)")
        }
    }

    @Test func `a touch knows where it is, where it was and how often it came`() {
        let app = TouchApp()
        var seen: [String] = []
        let watcher = WatchingRecognizer { touch in
            let (now, before) = (touch.location(in: app.view), touch.previousLocation(in: nil))
            seen.append("\(touch.phase) \(Int(now.x)) \(Int(before.x)) \(touch.tapCount)")
        }
        app.view.addGestureRecognizer(watcher)
        app.sim.touchDown(at: app.point(10))
        app.sim.touchMove(to: app.point(30))
        app.sim.touchUp()
        app.sim.advance(by: 0.2)
        app.sim.tap(at: app.point(30))
        app.sim.advance(by: 0.4)
        app.sim.tap(at: app.point(30))
        #expect(
            seen == [
                "began 10 30 1", "moved 30 30 1", "ended 30 50 1", "began 30 50 2", "ended 30 50 2",
                "began 30 50 1", "ended 30 50 1",
            ])
    }

    @Test func `unhandled touches go up the responder chain`() {
        let app = TouchApp()
        app.view.addSubview(UIView(frame: app.view.bounds))
        app.sim.tap(at: app.point(10))
        #expect(app.view.heard == ["began", "ended"])
    }

    @Test func `a view gets one finger unless it wants several`() {
        for wantsSeveral in [false, true] {
            let app = TouchApp()
            app.view.isMultipleTouchEnabled = wantsSeveral
            app.sim.touchDown(at: app.point(10))
            app.sim.touchDown(at: app.point(100), finger: 1)
            app.sim.touchUp(finger: 1)
            app.sim.touchUp()
            let all = ["began", "began", "ended", "ended"]
            #expect(app.view.heard == (wantsSeveral ? all : ["began", "ended"]))
        }
    }

    @Test func `an exclusive view has the fingers to itself`() {
        let app = TouchApp()
        let other = HearingView(frame: CGRect(x: 20, y: 600, width: 100, height: 100))
        app.page.view.addSubview(other)
        app.view.isExclusiveTouch = true
        app.sim.touchDown(at: app.point(10))
        app.sim.touchDown(at: CGPoint(x: 30, y: 610), finger: 1)
        #expect(other.heard.isEmpty)
        app.sim.touchUp()
        app.sim.touchUp(finger: 1)
        app.view.heard = []
        app.sim.touchDown(at: CGPoint(x: 30, y: 610), finger: 1)
        app.sim.touchDown(at: app.point(10))
        #expect(app.view.heard.isEmpty && other.heard == ["began"])
    }

    @Test func `the frontmost window gets the touch`() throws {
        let app = TouchApp()
        let window = UIWindow(windowScene: try #require(app.sim.window.windowScene))
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 1000)
        window.windowLevel = .alert
        window.isHidden = false
        app.sim.tap(at: app.point(10))
        #expect(app.view.heard.isEmpty)
        app.sim.tap(at: app.point(200))
        #expect(app.view.heard == ["began", "ended"])
    }

    @Test func `touches are taken away when the app ceases to be active or ignores them`() {
        let app = TouchApp()
        app.sim.touchDown(at: app.point(10))
        app.sim.enterBackground()
        app.sim.enterForeground()
        app.sim.touchUp()
        #expect(app.view.heard == ["began", "cancelled"])
        app.sim.touchDown(at: app.point(10))
        UIApplication.shared.beginIgnoringInteractionEvents()
        app.sim.touchUp()
        app.sim.tap(at: app.point(10))
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(app.view.heard == ["began", "cancelled", "began", "cancelled"])
        app.sim.tap(at: app.point(10))
        #expect(app.view.heard.count == 6)
    }
}
