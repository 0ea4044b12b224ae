import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct GestureTests {
    @Test func `a pan begins after ten points and counts from where the finger came down`() {
        let app = TouchApp()
        let pan = UIPanGestureRecognizer()
        var seen: [Int] = []
        app.view.addGestureRecognizer(pan)
        let target = Calling { seen.append(Int(pan.translation(in: nil).x)) }
        pan.addTarget(target, action: Calling.call)
        app.add(pan)
        app.sim.touchDown(at: app.point(100))
        app.sim.touchMove(to: app.point(106))
        app.sim.touchMove(to: app.point(112))
        app.sim.touchMove(to: app.point(142), over: 1.0 / 30)
        #expect(abs(pan.velocity(in: nil).x - 900) < 400)
        app.sim.touchUp()
        #expect(seen == [12, 27, 42, 42])
        #expect(app.listener.heard == [" began", " changed", " changed", " ended"])
        #expect(pan.state == .possible)
    }

    @Test func `a finger that rests has no velocity, and one that flicks has`() {
        let app = TouchApp()
        var speeds: [CGFloat] = []
        let pan = UIPanGestureRecognizer()
        let target = Calling { if pan.state == .ended { speeds.append(pan.velocity(in: nil).x) } }
        pan.addTarget(target, action: Calling.call)
        app.view.addGestureRecognizer(pan)
        app.sim.pan(from: app.point(10), to: app.point(110))
        app.sim.swipe(from: app.point(10), to: app.point(110), over: 0.1)
        #expect(speeds.count == 2 && speeds[0] == 0 && abs(speeds[1] - 1000) < 1)
    }

    @Test func `a move after a rest is as fast as the time since the last one says`() {
        let app = TouchApp()
        let pan = UIPanGestureRecognizer()
        var speeds: [CGFloat] = []
        let target = Calling { speeds.append(pan.velocity(in: nil).x) }
        pan.addTarget(target, action: Calling.call)
        app.view.addGestureRecognizer(pan)
        app.sim.touchDown(at: app.point(10))
        app.sim.advance(by: 0.3)
        app.sim.touchMove(to: app.point(70))
        app.sim.advance(by: 0.5)
        #expect(pan.velocity(in: nil).x == 0)
        app.sim.touchMove(to: app.point(60))
        app.sim.touchUp()
        #expect(speeds.map { $0.rounded() } == [200, -20, -20])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable () -> UIGestureRecognizer
        let act: @MainActor @Sendable (TouchApp) -> Void
        let heard: [String]

        init(
            _ name: String, _ heard: [String],
            _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer,
            _ act: @escaping @MainActor @Sendable (TouchApp) -> Void
        ) {
            (testDescription, self.heard, self.make, self.act) = (name, heard, make, act)
        }
    }

    nonisolated static let cases: [Case] = [
        Case("a tap", [" ended"], { UITapGestureRecognizer() }) { $0.sim.tap(at: $0.point(10)) },
        Case("a tap that moves too far", [], { UITapGestureRecognizer() }) {
            $0.sim.swipe(from: $0.point(10), to: $0.point(80))
        },
        Case("a tap that is held too long", [], { UITapGestureRecognizer() }) {
            $0.sim.longPress(at: $0.point(10))
        },
        Case("a tap of two, tapped once", [], { taps(2) }) { $0.sim.tap(at: $0.point(10)) },
        Case("a tap of two, tapped twice", [" ended"], { taps(2) }) {
            $0.sim.tap(at: $0.point(10), count: 2)
        },
        Case("a tap of two, tapped too slowly", [], { taps(2) }) {
            $0.sim.tap(at: $0.point(10))
            $0.sim.advance(by: 0.4)
            $0.sim.tap(at: $0.point(10))
        },
        Case("a tap of two fingers", [" ended"], { taps(1, fingers: 2) }) { app in
            fingers(app, [10, 60], to: [10, 60])
        },
        Case("a tap of one finger with two", [], { taps(1) }) { app in fingers(app, [10, 60], to: [10, 60]) },
        Case("a long press", [" began", " ended"], { UILongPressGestureRecognizer() }) {
            $0.sim.longPress(at: $0.point(10), for: 0.5)
        },
        Case("a press that is too short", [], { UILongPressGestureRecognizer() }) {
            $0.sim.longPress(at: $0.point(10), for: 0.49)
        },
        Case("a press that moves too early", [], { UILongPressGestureRecognizer() }) {
            $0.sim.touchDown(at: $0.point(10))
            $0.sim.touchMove(to: $0.point(21))
            $0.sim.advance(by: 1)
            $0.sim.touchUp()
        },
        Case(
            "a press that moves later", [" began", " changed", " ended"], { UILongPressGestureRecognizer() }
        ) {
            $0.sim.touchDown(at: $0.point(10))
            $0.sim.touchMove(to: $0.point(19))
            $0.sim.advance(by: 1)
            $0.sim.touchMove(to: $0.point(100))
            $0.sim.touchUp()
        },
        Case(
            "a press that the system breaks off", [" began", " cancelled"], { UILongPressGestureRecognizer() }
        ) {
            $0.sim.touchDown(at: $0.point(10))
            $0.sim.advance(by: 1)
            $0.sim.cancelTouches()
        },
        Case("a swipe", [" ended"], { UISwipeGestureRecognizer() }) {
            $0.sim.swipe(from: $0.point(10), to: $0.point(110))
        },
        Case("a swipe the other way", [], { UISwipeGestureRecognizer() }) {
            $0.sim.swipe(from: $0.point(110), to: $0.point(10))
        },
        Case("a swipe that is too slow", [], { UISwipeGestureRecognizer() }) {
            $0.sim.swipe(from: $0.point(10), to: $0.point(110), over: 2)
        },
        Case("a pan of two fingers with one", [], { pan(2) }) {
            $0.sim.pan(from: $0.point(10), to: $0.point(90))
        },
        Case("a pan of two fingers", [" began", " changed", " ended"], { pan(2) }) {
            fingers($0, [10, 60], to: [40, 90])
        },
        Case("a pinch", [" began", " changed", " ended"], { UIPinchGestureRecognizer() }) {
            fingers($0, [100, 160], to: [60, 200])
        },
        Case("a pinch of fingers that keep their distance", [], { UIPinchGestureRecognizer() }) {
            fingers($0, [100, 160], to: [105, 165])
        },
        Case("a rotation", [" began", " ended"], { UIRotationGestureRecognizer() }) { app in
            app.sim.touchDown(at: app.point(100))
            app.sim.touchDown(at: app.point(200), finger: 1)
            app.sim.touchMove(to: app.point(200, 250), finger: 1)
            app.sim.touchUp(finger: 1)
            app.sim.touchUp()
        },
    ]

    private static func taps(_ count: Int, fingers: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, fingers)
        return tap
    }

    private static func pan(_ fingers: Int) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = fingers
        return pan
    }

    private static func fingers(_ app: TouchApp, _ starts: [CGFloat], to ends: [CGFloat]) {
        for (finger, x) in starts.enumerated() { app.sim.touchDown(at: app.point(x), finger: finger) }
        for (finger, x) in ends.enumerated() { app.sim.touchMove(to: app.point(x), finger: finger) }
        for finger in ends.indices { app.sim.touchUp(finger: finger) }
    }

    @Test(arguments: cases) func `each kind knows its gesture from others`(_ test: Case) throws {
        let app = TouchApp()
        let recognizer = app.add(test.make())
        test.act(app)
        try app.sim.settle()
        #expect(app.listener.heard == test.heard, "\(test.testDescription)")
        #expect(recognizer.state == .possible)
    }

    @Test func `an edge pan begins at its edge alone and leads inwards`() {
        for (start, end, begins) in [(2, 100, true), (60, 160, false), (2, 3, false)] {
            let app = TouchApp()
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            app.add(pan, to: app.page.view)
            app.sim.touchDown(at: CGPoint(x: start, y: 400))
            app.sim.touchMove(to: CGPoint(x: end, y: start == 2 && end == 3 ? 500 : 400))
            app.sim.touchUp()
            #expect(app.listener.heard == (begins ? [" began", " ended"] : []))
        }
    }

    @Test func `a pinch tells the scale and goes on from one that is set`() {
        let app = TouchApp()
        let pinch = app.add(UIPinchGestureRecognizer())
        app.sim.touchDown(at: app.point(100))
        app.sim.touchDown(at: app.point(150), finger: 1)
        app.sim.touchMove(to: app.point(200), finger: 1)
        #expect(pinch.scale == 2)
        pinch.scale = 1
        app.sim.touchMove(to: app.point(250), finger: 1)
        #expect(pinch.scale == 1.5)
    }
}
