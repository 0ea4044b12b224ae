import PageFlowTesting
import Simulator
import Testing

/// The interaction of recognizers with each other and with their views.
@MainActor @Suite(.onStage) struct GestureCompanyTests {
    @Test func `of two on one touch the inner one wins, unless they may go together`() {
        for together in [false, true] {
            let app = TouchApp()
            let inner = app.add(UIPanGestureRecognizer(), "inner")
            app.add(UIPanGestureRecognizer(), to: app.page.view, "outer")
            inner.delegate = app.listener
            app.listener.allowsTogether = together
            app.sim.pan(from: app.point(10), to: app.point(50), over: 0)
            let both = ["inner began", "outer began", "inner ended", "outer ended"]
            #expect(app.listener.heard == (together ? both : ["inner began", "inner ended"]))
        }
    }

    @Test func `one tap waits for two to fail`() throws {
        for (count, heard) in [(1, ["one ended"]), (2, ["two ended"])] {
            let app = TouchApp()
            let one = app.add(UITapGestureRecognizer(), "one")
            let two = app.add(UITapGestureRecognizer(), "two")
            two.numberOfTapsRequired = 2
            one.require(toFail: two)
            app.sim.tap(at: app.point(10), count: count)
            #expect(app.listener.heard == (count == 1 ? [] : heard))
            try app.sim.settle()
            #expect(app.listener.heard == heard)
        }
    }

    @Test func `without waiting one tap comes first and two taps after it`() throws {
        let app = TouchApp()
        let two = app.add(UITapGestureRecognizer(), "two")
        two.numberOfTapsRequired = 2
        app.add(UITapGestureRecognizer(), "one")
        app.sim.tap(at: app.point(10), count: 2)
        try app.sim.settle()
        #expect(app.listener.heard == ["one ended", "two ended"])
    }

    @Test func `a pan that requires a swipe to fail goes on when it was slow`() {
        for (seconds, heard) in [(0.1, ["swipe ended"]), (2, ["pan began", "pan ended"])] {
            let app = TouchApp()
            let swipe = app.add(UISwipeGestureRecognizer(), "swipe")
            app.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
            app.sim.pan(from: app.point(10), to: app.point(100), over: seconds)
            #expect(app.listener.heard.filter { !$0.hasSuffix("changed") } == heard)
        }
    }

    @Test func `two that wait for each other do not wait for ever`() {
        let app = TouchApp()
        let one = app.add(UITapGestureRecognizer(), "one")
        let two = app.add(UITapGestureRecognizer(), "two")
        one.require(toFail: two)
        two.require(toFail: one)
        app.sim.tap(at: app.point(10))
        #expect(app.listener.heard.count == 1)
    }

    @Test func `the delegate refuses a gesture or a touch`() {
        for refusesTouches in [false, true] {
            let app = TouchApp()
            app.add(UITapGestureRecognizer(), "tap").delegate = app.listener
            (app.listener.refuses, app.listener.refusesTouches) = (!refusesTouches, refusesTouches)
            app.sim.tap(at: app.point(10))
            #expect(app.listener.heard.isEmpty)
            #expect(app.view.heard == ["began", "ended"])
        }
    }

    @Test func `disabling or removing a recognizer cancels its gesture`() {
        let ends: [@MainActor (UIGestureRecognizer, UIView) -> Void] = [
            { recognizer, _ in recognizer.isEnabled = false },
            { recognizer, view in view.removeGestureRecognizer(recognizer) },
        ]
        for end in ends {
            let app = TouchApp()
            let pan = app.add(UIPanGestureRecognizer(), "pan")
            app.sim.touchDown(at: app.point(10))
            app.sim.touchMove(to: app.point(50))
            end(pan, app.view)
            app.sim.touchMove(to: app.point(90))
            app.sim.touchUp()
            #expect(app.listener.heard == ["pan began", "pan cancelled"])
            #expect(pan.state == .possible)
        }
    }

    struct Delivery: Sendable {
        var cancels = true
        var delaysBegan = false
        var delaysEnded = true
        let heard: [String]
    }

    /// The first two rows are from Apple's page "delaysTouchesEnded": two taps, recognized as a double tap.
    @Test(arguments: [
        Delivery(heard: ["began", "began", "cancelled"]),
        Delivery(delaysEnded: false, heard: ["began", "ended", "began", "cancelled"]),
        Delivery(cancels: false, heard: ["began", "began", "ended"]),
        Delivery(delaysBegan: true, heard: []),
        Delivery(cancels: false, delaysBegan: true, heard: ["began", "ended"]),
    ])
    func `the view receives of a double tap what the recognizer lets through`(_ row: Delivery) throws {
        let app = TouchApp()
        let tap = app.add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        set(tap, row)
        app.sim.tap(at: app.point(10), count: 2)
        try app.sim.settle()
        #expect(app.view.heard == row.heard)
    }

    @Test(arguments: [
        Delivery(heard: ["began", "ended"]), Delivery(delaysBegan: true, heard: ["began", "ended"]),
        Delivery(delaysEnded: false, heard: ["began", "ended"]),
    ])
    func `the view is notified of everything when the gesture has failed`(_ row: Delivery) throws {
        let app = TouchApp()
        let tap = app.add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        set(tap, row)
        app.sim.tap(at: app.point(10))
        try app.sim.settle()
        #expect(app.view.heard == row.heard)
    }

    @Test func `a pan takes the view's touch after its first message, or leaves it alone`() {
        for cancels in [true, false] {
            let app = TouchApp()
            let pan = UIPanGestureRecognizer()
            pan.cancelsTouchesInView = cancels
            let target = Calling { app.view.heard.append("pan") }
            pan.addTarget(target, action: Calling.call)
            app.view.addGestureRecognizer(pan)
            app.sim.touchDown(at: app.point(10))
            app.sim.touchMove(to: app.point(15))
            app.sim.touchMove(to: app.point(40))
            app.sim.touchUp()
            let start = ["began", "moved"]
            let rest = cancels ? ["pan", "cancelled", "pan"] : ["pan", "moved", "pan", "ended"]
            #expect(app.view.heard == start + rest)
        }
    }

    private func set(_ tap: UITapGestureRecognizer, _ row: Delivery) {
        tap.cancelsTouchesInView = row.cancels
        tap.delaysTouchesBegan = row.delaysBegan
        tap.delaysTouchesEnded = row.delaysEnded
    }
}
