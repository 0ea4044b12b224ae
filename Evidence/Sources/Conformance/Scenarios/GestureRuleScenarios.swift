import Simulator

// The decisions of a recognizer's delegate, view and subclass, according to UIKit's headers.
extension Scenario {
    static let gestureRules: [Scenario] = [
        .order("doc-gesture-01") { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate()
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
        },
        .statements("doc-gesture-02") { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate(receives: false)
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
            let lines = stage.lines
            stage.state(0, !lines.contains { $0.hasPrefix("Tap.") || $0.hasPrefix("Page.") }, "\(lines)")
            stage.note(
                "the view receives it",
                lines.filter { $0.hasPrefix("View.") } == ["View.touchesBegan", "View.touchesEnded"],
                "\(lines)")
        },
        .statements("doc-gesture-03") { stage in
            let tap = HeardTap("Tap")
            let delegate = HeardGestureDelegate(begins: false)
            tap.delegate = delegate
            try TouchScene(stage, tap).tap()
            withExtendedLifetime(delegate) {}
            let lines = stage.lines
            stage.state(0, lines.contains("Delegate.shouldBegin"), "\(lines)")
            stage.state(1, !lines.contains("Page.recognized"), "\(lines)")
            stage.state(2, lines.last == "View.touchesEnded", "\(lines)")
        },
        .statements("doc-gesture-04") { stage in
            let pan = UIPanGestureRecognizer()
            let scene = try TouchScene(stage, pan)
            let states = HeardStates(of: pan)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle)
            stage.sim.touchMove(to: CGPoint(x: 230, y: 350), over: 0.2)
            pan.isEnabled = false
            stage.sim.touchMove(to: CGPoint(x: 260, y: 350), over: 0.2)
            stage.sim.touchUp()
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(0, states.heard.last == .cancelled, "\(states.heard.map(\.rawValue))")
            stage.begin()
            stage.sim.pan(from: TouchScene.middle, to: CGPoint(x: 250, y: 350))
            try stage.settle()
            let heard = stage.lines.filter { $0 == "Page.recognized" }
            stage.state(1, heard.isEmpty, "\(stage.lines)")
        },
        .statements("doc-gesture-05") { stage in
            let taps = try Taps(stage)
            taps.single.require(toFail: taps.double)
            taps.touch(1)
            let early = stage.lines.filter { $0 == "single" }
            try stage.settle()
            stage.state(0, early.isEmpty && stage.lines.contains("single"), "\(early), then \(stage.lines)")
            stage.begin()
            taps.touch(2)
            try stage.settle()
            stage.state(1, stage.lines == ["double"], "\(stage.lines)")
        },
        .statements("doc-gesture-06") { stage in
            let taps = try Taps(stage)
            taps.touch(2)
            try stage.settle()
            stage.state(0, stage.lines.contains("double"), "\(stage.lines)")
            stage.state(1, stage.lines.first == "single", "\(stage.lines)")
        },
        .statements("doc-gesture-07") { stage in
            for asked in 0..<2 {
                let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
                let delegate = HeardGestureDelegate(simultaneous: true)
                (asked == 0 ? outer : inner).delegate = delegate
                let view = UIView()
                let scene = try TouchScene(stage, outer, on: view, isOver: true)
                let target = HeardTarget("inner")
                inner.addTarget(target, action: HeardTarget.action)
                view.addGestureRecognizer(inner)
                try scene.drag()
                withExtendedLifetime((delegate, target)) {}
                let heard = Set(stage.lines.filter { !$0.hasPrefix("Delegate.") })
                stage.state(0, heard == ["Page.recognized", "inner"], "\(heard)")
            }
        },
        .statements("doc-gesture-08") { stage in
            let scene = try TouchScene(stage, IgnoringGesture())
            try scene.tap()
            let lines = stage.lines
            stage.note("it is recognised", lines.contains("Page.recognized"), "\(lines)")
            stage.state(
                0, lines.last == "View.touchesEnded" && !lines.contains("View.touchesCancelled"), "\(lines)")
        },
        .statements("doc-gesture-09") { stage in
            let gesture = ResettingGesture()
            let scene = try TouchScene(stage, gesture)
            try scene.tap()
            let lines = stage.lines
            stage.state(0, stage.has("Page.recognized") && lines.contains("Gesture.reset(3)"), "\(lines)")
            stage.state(1, gesture.state == .possible, "\(gesture.state.rawValue)")
        },
        .statements("doc-gesture-10") { stage in
            let view = RefusingView()
            try TouchScene(stage, UITapGestureRecognizer(), on: view).tap()
            stage.state(0, stage.has("View.gestureRecognizerShouldBegin"), "\(stage.lines)")
            stage.state(1, !stage.has("Page.recognized"), "\(stage.lines)")
        },
        .statements("doc-gesture-11") { stage in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            let scene = try TouchScene(stage, tap)
            let places = HeardPlaces(of: tap)
            stage.begin()
            stage.sim.tap(at: TouchScene.middle)
            stage.sim.tap(at: CGPoint(x: TouchScene.middle.x + 8, y: TouchScene.middle.y + 6))
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(0, places.heard == [TouchScene.middle], "\(places.heard)")
        },
        .statements("doc-gesture-12") { stage in
            let swipe = UISwipeGestureRecognizer()
            let scene = try TouchScene(stage, swipe)
            let places = HeardPlaces(of: swipe)
            stage.begin()
            stage.sim.swipe(from: TouchScene.middle, to: CGPoint(x: 300, y: 350))
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(0, places.heard == [TouchScene.middle], "\(places.heard)")
        },
        .statements("doc-gesture-13") { stage in
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            let view = HeardView()
            view.isMultipleTouchEnabled = true
            let scene = try TouchScene(stage, pan, on: view)
            let states = HeardStates(of: pan)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle, finger: 0)
            stage.sim.touchMove([0: CGPoint(x: 220, y: 350)], over: 0.2)
            stage.state(0, states.heard.isEmpty, "\(states.heard.map(\.rawValue))")
            stage.sim.touchDown(at: CGPoint(x: 120, y: 400), finger: 1)
            stage.sim.touchMove([0: CGPoint(x: 270, y: 350), 1: CGPoint(x: 170, y: 400)], over: 0.2)
            stage.state(1, states.heard.first == .began, "\(states.heard.map(\.rawValue))")
            stage.sim.touchUp(finger: 0)
            let isOver = states.heard.last == .ended
            stage.sim.touchUp(finger: 1)
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                2, !isOver && states.heard.last == .ended, "\(isOver), \(states.heard.map(\.rawValue))")
        },
        .statements("doc-gesture-14") { stage in
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = 1
            let scene = try TouchScene(stage, press)
            let states = HeardStates(of: press)
            stage.begin()
            stage.sim.longPress(at: TouchScene.middle, for: 1)
            try stage.settle()
            stage.state(0, states.heard.isEmpty, "\(states.heard.map(\.rawValue))")
            stage.sim.tap(at: TouchScene.middle)
            stage.sim.longPress(at: TouchScene.middle, for: 1)
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                1, states.heard.first == .began && states.heard.last == .ended,
                "\(states.heard.map(\.rawValue))")
        },
        .statements("doc-gesture-15") { stage in
            for (position, delays) in [true, false].enumerated() {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                tap.delaysTouchesEnded = delays
                let scene = try TouchScene(stage, tap)
                stage.begin()
                stage.sim.touchDown(at: TouchScene.middle)
                stage.sim.advance(by: 0.05)
                stage.sim.touchUp()
                stage.sim.turn()
                let atOnce = stage.has("View.touchesEnded")
                try stage.settle()
                withExtendedLifetime(scene) {}
                stage.state(
                    position, atOnce != delays && stage.has("View.touchesEnded"),
                    "at once: \(atOnce), \(stage.lines)")
            }
        },
    ]
}

/// A delegate that records its calls, and returns preset answers.
@MainActor
final class HeardGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private let journal = Journal.current
    private let (receives, begins, simultaneous): (Bool, Bool, Bool)

    init(receives: Bool = true, begins: Bool = true, simultaneous: Bool = false) {
        (self.receives, self.begins, self.simultaneous) = (receives, begins, simultaneous)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        journal.log("Delegate.shouldReceive")
        return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        journal.log("Delegate.shouldBegin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
}

/// The states in which a recognizer sent its action.
@MainActor
private final class HeardStates: NSObject {
    private(set) var heard: [UIGestureRecognizer.State] = []
    private unowned let recognizer: UIGestureRecognizer
    private static let action = Selector("note", HeardStates.note)

    init(of recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
        recognizer.addTarget(self, action: Self.action)
    }

    private func note() { heard.append(recognizer.state) }
}

/// The locations at which a recognizer sent its action.
@MainActor
private final class HeardPlaces: NSObject {
    private(set) var heard: [CGPoint] = []
    private unowned let recognizer: UIGestureRecognizer
    private static let action = Selector("note", HeardPlaces.note)

    init(of recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
        recognizer.addTarget(self, action: Self.action)
    }

    private func note() { heard.append(recognizer.location(in: nil)) }
}

/// A view with a single-tap and a double-tap recognizer.
@MainActor
private final class Taps {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    private let targets = [HeardTarget("single"), HeardTarget("double")]
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        let view = UIView()
        double.numberOfTapsRequired = 2
        _ = try TouchScene(stage, UIRotationGestureRecognizer(), on: view)
        for (tap, target) in zip([single, double], targets) {
            tap.addTarget(target, action: HeardTarget.action)
            view.addGestureRecognizer(tap)
        }
        stage.sim.turn()
        stage.begin()
    }

    func touch(_ count: Int) { stage.sim.tap(at: TouchScene.middle, count: count) }
}

/// A recognizer that begins with the first touch and then ignores it, so that the view receives it.
private final class IgnoringGesture: UIGestureRecognizer {
    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
        state = .recognized
    }
}

/// A recognizer that recognizes when its finger is lifted, and records its state when it is reset.
private final class ResettingGesture: UIGestureRecognizer {
    private let journal = Journal.current

    init() { super.init(target: nil, action: nil) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .recognized
    }

    override func reset() {
        super.reset()
        journal.log("Gesture.reset(\(state.rawValue))")
    }
}

/// A view that rejects every gesture.
private final class RefusingView: UIView {
    private let journal = Journal.current

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        journal.log("View.gestureRecognizerShouldBegin")
        return false
    }
}
