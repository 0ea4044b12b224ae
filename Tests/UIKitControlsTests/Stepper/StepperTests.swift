import Simulator
import TestTraits
import Testing

/// A finger on a stepper, with a held clock.
@MainActor @Suite(.inTurn) struct StepperTests {
    private func app(_ change: (UIStepper) -> Void = { _ in }) -> (Simulator, UIStepper, Counter) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let stepper = UIStepper(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
        change(stepper)
        let counter = Counter()
        stepper.addAction(UIAction { _ in counter.values.append(stepper.value) }, for: .valueChanged)
        page.view.addSubview(stepper)
        sim.turn()
        return (sim, stepper, counter)
    }

    private final class Counter { var values: [Double] = [] }

    private let plus = CGPoint(x: 170, y: 216)
    private let minus = CGPoint(x: 120, y: 216)

    @Test(arguments: [(12, 29.0), (13, 32), (18, 32)])
    func `every stepper has the size of its release`(major: Int, height: CGFloat) {
        let sim = Simulator(system: .iOS(major))
        sim.launch(UIViewController())
        let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
        #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: height))
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: height))
    }

    @Test func `an end that reaches the other one raises an exception and changes nothing`() {
        let (sim, stepper, counter) = app()
        sim.recordsExceptions = true
        (stepper.maximumValue, stepper.minimumValue) = (300, 0)
        stepper.value = 250
        stepper.minimumValue = 275
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [275, 300, 275])
        stepper.minimumValue = 300
        stepper.maximumValue = 100
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [275, 300, 275])
        #expect(sim.diagnostics.map(\.kind) == [.exception, .exception])
        #expect(counter.values.isEmpty)
    }

    struct Tap: Sendable {
        var start: Double
        var wraps = false
        var isIncrement: Bool
        var end: Double
    }

    @Test(arguments: [
        Tap(start: 5, isIncrement: true, end: 8), Tap(start: 5, isIncrement: false, end: 2),
        Tap(start: 9, isIncrement: true, end: 10), Tap(start: 1, isIncrement: false, end: 0),
        Tap(start: 9, wraps: true, isIncrement: true, end: 0),
        Tap(start: 1, wraps: true, isIncrement: false, end: 10),
        Tap(start: 10, isIncrement: true, end: 10), Tap(start: 7, wraps: true, isIncrement: true, end: 10),
    ])
    func `a tap makes one step`(_ tap: Tap) {
        let (sim, stepper, counter) = app { stepper in
            (stepper.maximumValue, stepper.stepValue, stepper.wraps) = (10, 3, tap.wraps)
            stepper.value = tap.start
        }
        sim.tap(at: tap.isIncrement ? plus : minus)
        #expect(stepper.value == tap.end)
        #expect(counter.values == (tap.start == tap.end ? [] : [tap.end]))
    }

    @Test func `in a right-to-left layout the half that adds is at the left`() {
        let (sim, stepper, _) = app { $0.semanticContentAttribute = .forceRightToLeft }
        sim.tap(at: minus)
        #expect(stepper.value == 1)
    }

    @Test func `a finger that stays repeats, faster and faster`() {
        let (sim, stepper, counter) = app()
        sim.touchDown(at: plus)
        sim.advance(by: 0.45)
        #expect(stepper.value == 0)
        sim.advance(by: 0.1)
        #expect(stepper.value == 1)
        sim.advance(by: 1)
        let slow = stepper.value
        sim.advance(by: 3)
        let before = stepper.value
        sim.advance(by: 1)
        #expect(stepper.value - before > slow - 1)
        sim.touchUp()
        #expect(counter.values == (1...Int(stepper.value)).map(Double.init))
        let last = stepper.value
        sim.advance(by: 2)
        #expect(stepper.value == last)
    }

    @Test func `without continuous events one is sent at the end, and without repeats one step is made`() {
        let (sim, stepper, counter) = app { $0.isContinuous = false }
        sim.touchDown(at: plus)
        sim.advance(by: 1)
        #expect(stepper.value > 1 && counter.values.isEmpty)
        sim.touchUp()
        #expect(counter.values == [stepper.value])
        stepper.autorepeat = false
        let old = stepper.value
        sim.touchDown(at: plus)
        sim.advance(by: 3)
        #expect(stepper.value == old)
        sim.touchUp()
        #expect(stepper.value == old + 1)
    }

    @Test func `a finger that leaves, or a stepper that is disabled, makes no step`() {
        let (sim, stepper, counter) = app()
        sim.touchDown(at: plus)
        sim.touchMove(to: CGPoint(x: 170, y: 500))
        sim.advance(by: 2)
        sim.touchUp()
        stepper.isEnabled = false
        sim.tap(at: plus)
        #expect(stepper.value == 0 && counter.values.isEmpty)
    }

    @Test func `a step of no width is refused`() {
        let (sim, stepper, _) = app()
        sim.recordsExceptions = true
        stepper.stepValue = 0
        stepper.stepValue = -1
        #expect(stepper.stepValue == 1 && sim.diagnostics.count == 2)
    }

    @Test func `images are kept by state`() {
        let (_, stepper, _) = app()
        let image = UIImage(systemName: "star")
        stepper.setIncrementImage(image, for: .normal)
        stepper.setDecrementImage(image, for: .disabled)
        stepper.setBackgroundImage(image, for: .highlighted)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        #expect(stepper.incrementImage(for: .normal) === image)
        #expect(stepper.incrementImage(for: .highlighted) == nil)
        #expect(stepper.decrementImage(for: .disabled) === image)
        #expect(stepper.backgroundImage(for: .highlighted) === image)
        #expect(
            stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    }
}
