import Simulator

// Taps, presses and a recognizer's subclass, according to UIKit's headers.
extension Scenario {
    static let gestureRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "doc-gesture-04",
                "A recognizer that is recognizing is disabled",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 2
        ) { stage in
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
            stage.state("it is cancelled", states.heard.last == .cancelled, "\(states.heard.map(\.rawValue))")
            stage.begin()
            stage.sim.pan(from: TouchScene.middle, to: CGPoint(x: 250, y: 350))
            try stage.settle()
            let heard = stage.lines.filter { $0 == "Page.recognized" }
            stage.state("disabled recognizers do not receive touches", heard.isEmpty, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-05",
                "A single tap requires a double tap to fail",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 2
        ) { stage in
            let taps = try Taps(stage)
            taps.single.require(toFail: taps.double)
            taps.touch(1)
            let early = stage.lines.filter { $0 == "single" }
            try stage.settle()
            stage.state(
                "one tap: the single tap's action waits until the double tap has failed",
                early.isEmpty && stage.lines.contains("single"), "\(early), then \(stage.lines)")
            stage.begin()
            taps.touch(2)
            try stage.settle()
            stage.state(
                "two taps: the single tap fails, only the double tap's action is called",
                stage.lines == ["double"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-06",
                "A single and a double tap on one view, without a requirement; two taps",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizerSubclass.h"
                ),
                notes: """
                    A UITapGestureRecognizer never prevents another UITapGestureRecognizer with a higher
                    tap count.
                    """),
            statements: 2
        ) { stage in
            let taps = try Taps(stage)
            taps.touch(2)
            try stage.settle()
            stage.state(
                "the single tap never prevents the double tap: its action is called",
                stage.lines.contains("double"), "\(stage.lines)")
            stage.state(
                "the single tap's action is called first", stage.lines.first == "single", "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-08",
                "A recognizer ignores its touch, and recognizes",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizerSubclass.h"
                )),
            statements: 1
        ) { stage in
            let scene = try TouchScene(stage, IgnoringGesture())
            try scene.tap()
            let lines = stage.lines
            stage.note("it is recognized", lines.contains("Page.recognized"), "\(lines)")
            stage.state(
                "the ignored touch is not cancelled on the view",
                lines.last == "View.touchesEnded" && !lines.contains("View.touchesCancelled"), "\(lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-09",
                "A recognizer's reset",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizerSubclass.h"
                )),
            statements: 2
        ) { stage in
            let gesture = ResettingGesture()
            let scene = try TouchScene(stage, gesture)
            try scene.tap()
            let lines = stage.lines
            stage.state(
                "it is called once the state is ended",
                stage.has("Page.recognized") && lines.contains("Gesture.reset(3)"), "\(lines)")
            stage.state(
                "the state is possible afterwards", gesture.state == .possible, "\(gesture.state.rawValue)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-11",
                "Where a double tap was",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITapGestureRecognizer.h"
                )),
            statements: 1
        ) { stage in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            let scene = try TouchScene(stage, tap)
            let places = HeardPlaces(of: tap)
            stage.begin()
            stage.sim.tap(at: TouchScene.middle)
            stage.sim.tap(at: CGPoint(x: TouchScene.middle.x + 8, y: TouchScene.middle.y + 6))
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                "location(in:) is the place of the first tap of the sequence",
                places.heard == [TouchScene.middle], "\(places.heard)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-12",
                "Where a swipe was",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISwipeGestureRecognizer.h"
                )),
            statements: 1
        ) { stage in
            let swipe = UISwipeGestureRecognizer()
            let scene = try TouchScene(stage, swipe)
            let places = HeardPlaces(of: swipe)
            stage.begin()
            stage.sim.swipe(from: TouchScene.middle, to: CGPoint(x: 300, y: 350))
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                "location(in:) is the place where the swipe began", places.heard == [TouchScene.middle],
                "\(places.heard)")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-13",
                "A pan with minimumNumberOfTouches = 2",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPanGestureRecognizer.h"
                )),
            statements: 3
        ) { stage in
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            let view = HeardView()
            view.isMultipleTouchEnabled = true
            let scene = try TouchScene(stage, pan, on: view)
            let states = HeardStates(of: pan)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle, finger: 0)
            stage.sim.touchMove([0: CGPoint(x: 220, y: 350)], over: 0.2)
            stage.state("one finger moves: nothing", states.heard.isEmpty, "\(states.heard.map(\.rawValue))")
            stage.sim.touchDown(at: CGPoint(x: 120, y: 400), finger: 1)
            stage.sim.touchMove([0: CGPoint(x: 270, y: 350), 1: CGPoint(x: 170, y: 400)], over: 0.2)
            stage.state(
                "two fingers move: it begins", states.heard.first == .began, "\(states.heard.map(\.rawValue))"
            )
            stage.sim.touchUp(finger: 0)
            let isOver = states.heard.last == .ended
            stage.sim.touchUp(finger: 1)
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                "it ends when all fingers have lifted, not before", !isOver && states.heard.last == .ended,
                "\(isOver), \(states.heard.map(\.rawValue))")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-14",
                "A long press with numberOfTapsRequired = 1",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UILongPressGestureRecognizer.h"
                )),
            statements: 2
        ) { stage in
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = 1
            let scene = try TouchScene(stage, press)
            let states = HeardStates(of: press)
            stage.begin()
            stage.sim.longPress(at: TouchScene.middle, for: 1)
            try stage.settle()
            stage.state(
                "held without a tap before: nothing", states.heard.isEmpty, "\(states.heard.map(\.rawValue))")
            stage.sim.tap(at: TouchScene.middle)
            stage.sim.longPress(at: TouchScene.middle, for: 1)
            try stage.settle()
            withExtendedLifetime(scene) {}
            stage.state(
                "tapped, then held: it begins, and ends when the finger is lifted",
                states.heard.first == .began && states.heard.last == .ended,
                "\(states.heard.map(\.rawValue))")
        },
        .rule(
            EvidenceEntry(
                "doc-gesture-15",
                "A double tap's delaysTouchesEnded, and one tap",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizer.h"
                )),
            statements: 2
        ) { stage in
            for (statement, delays) in zip(
                [
                    "true, the default: the view hears touchesEnded once the double tap has failed",
                    "false: it hears touchesEnded at once",
                ], [true, false])
            {
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
                    statement, atOnce != delays && stage.has("View.touchesEnded"),
                    "at once: \(atOnce), \(stage.lines)")
            }
        },
    ]
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
