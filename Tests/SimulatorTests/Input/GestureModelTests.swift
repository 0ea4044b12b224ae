import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

/// Random touches on random recognizers: the rules of Apple's state machine always hold.
@MainActor @Suite(.onStage) struct GestureModelTests {
    @Test(arguments: 0..<60) func `whatever the fingers do, the rules hold`(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let app = TouchApp()
        let watch = StateWatch()
        let inner = OrderView(frame: app.view.bounds.insetBy(dx: 20, dy: 20))
        inner.isMultipleTouchEnabled = true
        app.view.addSubview(inner)
        let recognizers = makeRecognizers(app, inner, watch, &random)
        for _ in 0..<120 { act(app, &random) }
        for finger in 0..<3 { app.sim.touchUp(finger: finger) }
        try app.sim.settle()

        for recognizer in recognizers {
            #expect(recognizer.state == .possible, "\(recognizer) is stuck")
            #expect(recognizer.numberOfTouches == 0, "\(recognizer) holds fingers")
        }
        #expect(watch.breaches.isEmpty, "seed \(seed)")
        #expect(watch.running.isEmpty, "seed \(seed)")
        #expect(inner.isInOrder && inner.isAtRest, "seed \(seed)")
    }

    private func makeRecognizers(
        _ app: TouchApp, _ inner: UIView, _ watch: StateWatch, _ random: inout SeededNumbers
    ) -> [UIGestureRecognizer] {
        let kinds: [@MainActor () -> UIGestureRecognizer] = [
            { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UILongPressGestureRecognizer() },
            { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
            { UIScreenEdgePanGestureRecognizer() },
        ]
        var made: [UIGestureRecognizer] = []
        for index in 0..<Int.random(in: 2...6, using: &random) {
            let recognizer = kinds.randomElement(using: &random)!()
            recognizer.name = "\(index)"
            (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = .random(in: 1...3, using: &random)
            recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
            recognizer.delaysTouchesEnded = Bool.random(using: &random)
            recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
            if let other = made.randomElement(using: &random), Bool.random(using: &random) {
                recognizer.require(toFail: other)
            }
            recognizer.addTarget(watch, action: StateWatch.hear)
            [inner, app.view, app.page.view].randomElement(using: &random)!.addGestureRecognizer(recognizer)
            made.append(recognizer)
        }
        return made
    }

    private func act(_ app: TouchApp, _ random: inout SeededNumbers) {
        let finger = Int.random(in: 0..<3, using: &random)
        let point = app.point(.random(in: -20...320, using: &random), .random(in: 0...300, using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: app.sim.touchDown(at: point, finger: finger)
        case 2: app.sim.touchMove(to: point, over: 0.2, finger: finger)
        case 3: app.sim.touchMove(to: point, finger: finger)
        case 4, 5: app.sim.touchUp(finger: finger)
        case 6: app.sim.tap(at: point, count: 2)
        case 7: app.sim.advance(by: .random(in: 0...0.6, using: &random))
        default: if Int.random(in: 0..<5, using: &random) == 0 { app.sim.cancelTouches() }
        }
    }
}

/// Follows each recognizer's actions, and reports transitions that Apple's state table doesn't contain, and simultaneous recognizers.
@MainActor private final class StateWatch: NSObject {
    private(set) var running: [String: UIGestureRecognizer] = [:]
    private(set) var breaches: [String] = []

    func hear(_ recognizer: UIGestureRecognizer) {
        let name = recognizer.name ?? ""
        let isContinuous = !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer)
        let isRunning = running[name] != nil
        switch recognizer.state {
        case .began where isContinuous && !isRunning: start(recognizer, name)
        case .changed where isRunning: break
        case .ended where isRunning, .cancelled where isRunning: running[name] = nil
        case .ended where !isContinuous: excludeOthers(of: recognizer)
        default: breaches.append("\(type(of: recognizer)) \(recognizer.state), running: \(isRunning)")
        }
    }

    static let hear = Selector("hear:", StateWatch.hear(_:))

    private func start(_ recognizer: UIGestureRecognizer, _ name: String) {
        excludeOthers(of: recognizer)
        running[name] = recognizer
    }

    /// Two recognizers that share a finger don't recognize simultaneously.
    private func excludeOthers(of recognizer: UIGestureRecognizer) {
        for other in running.values where other !== recognizer {
            if !recognizer.places.isDisjoint(with: other.places) {
                breaches.append("\(type(of: recognizer)) beside \(type(of: other))")
            }
        }
    }
}

extension UIGestureRecognizer {
    /// The locations of its fingers: two recognizers share a finger if they share a location.
    fileprivate var places: Set<String> {
        Set((0..<numberOfTouches).map { "\(location(ofTouch: $0, in: nil))" })
    }
}

/// A view that checks the order of the calls for each touch.
@MainActor final class OrderView: UIView {
    private var down: Set<ObjectIdentifier> = []
    private(set) var isInOrder = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches, isFirst: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(touches, isLast: true) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(touches, isLast: true)
    }

    private func hear(_ touches: Set<UITouch>, isFirst: Bool = false, isLast: Bool = false) {
        for touch in touches {
            if down.contains(ObjectIdentifier(touch)) == isFirst { isInOrder = false }
            if isLast { down.remove(ObjectIdentifier(touch)) } else { down.insert(ObjectIdentifier(touch)) }
        }
    }

    var isAtRest: Bool { down.isEmpty }
}
