import Simulator
import TestTraits
import Testing

/// Pencils and pointers on and above the screen, and the large content viewer.
@MainActor @Suite("Pencils, pointers and large content", .inTurn) struct PencilAndHoverTests {
    private final class Canvas: UIView {
        var touch: UITouch?
        var azimuths: [CGFloat] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

        private func note(_ touches: Set<UITouch>) {
            touch = touches.first
            azimuths.append(touches.first?.azimuthAngle(in: self) ?? 0)
        }
    }

    @MainActor private final class Heard: NSObject {
        var taps = 0
        var lines: [String] = []

        func tapped() { taps += 1 }

        func hovered(_ hover: UIHoverGestureRecognizer) {
            let place = hover.location(in: hover.view)
            lines.append("\(hover.state) \(Int(place.x)),\(Int(place.y)) \(hover.zOffset)")
        }
    }

    private func shown(_ view: UIView) -> Simulator {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
        page.view.addSubview(view)
        return sim
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

    @Test func `a finger is upright and has a size`() throws {
        let canvas = Canvas()
        let sim = shown(canvas)
        sim.touchRadius = 31
        sim.touchDown(at: CGPoint(x: 100, y: 150))
        let touch = try #require(canvas.touch)
        #expect(touch.type == .direct && touch.force == 0 && touch.majorRadius == 31)
        #expect(isNear(touch.altitudeAngle, .pi / 2) && touch.estimatedProperties == [])
        #expect(touch.estimationUpdateIndex == nil && touch.estimatedPropertiesExpectingUpdates == [])
        sim.touchUp()
    }

    @Test func `a pencil leans and presses, and a turned view sees it turned`() throws {
        let canvas = Canvas()
        let sim = shown(canvas)
        canvas.transform = CGAffineTransform(rotationAngle: .pi / 2)
        sim.touch(with: Simulator.Pencil(altitude: 1, azimuth: .pi / 2, force: 2, maximumForce: 5))
        sim.touchDown(at: CGPoint(x: 150, y: 200))
        let touch = try #require(canvas.touch)
        #expect(touch.type == .pencil && touch.force == 2 && touch.maximumPossibleForce == 5)
        #expect(touch.altitudeAngle == 1 && isNear(touch.azimuthAngle(in: nil), .pi / 2))
        #expect(isNear(touch.azimuthAngle(in: canvas), 0))
        #expect(
            isNear(touch.azimuthUnitVector(in: nil).dy, 1)
                && isNear(touch.azimuthUnitVector(in: canvas).dx, 1))
        sim.touch(with: Simulator.Pencil(azimuth: .pi))
        sim.touchMove(to: CGPoint(x: 160, y: 200))
        #expect(isNear(canvas.azimuths.last ?? 0, .pi / 2))
        sim.touchUp()
    }

    @Test func `a recognizer for fingers leaves a pencil out`() throws {
        let view = UIView()
        let sim = shown(view)
        let heard = Heard()
        let tap = UITapGestureRecognizer(target: heard, action: Selector("tapped", Heard.tapped))
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        view.addGestureRecognizer(tap)
        sim.touch(with: Simulator.Pencil())
        sim.tap(at: CGPoint(x: 100, y: 150))
        #expect(heard.taps == 0)
        sim.touch(with: nil)
        sim.tap(at: CGPoint(x: 100, y: 150))
        #expect(heard.taps == 1)
    }

    @Test func `the delegate is notified of a double tap on the pencil`() {
        final class Told: NSObject, UIPencilInteractionDelegate {
            var count = 0
            func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { count += 1 }
        }
        let view = UIView()
        let sim = shown(view)
        let (interaction, heard) = (UIPencilInteraction(), Told())
        interaction.delegate = heard
        view.addInteraction(interaction)
        sim.doubleTapPencil()
        interaction.isEnabled = false
        sim.doubleTapPencil()
        #expect(heard.count == 1 && interaction.view === view)
        #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
        sim.pencilTapAction = .showColorPalette
        sim.drawsWithPencilOnly = true
        #expect(UIPencilInteraction.preferredTapAction == .showColorPalette)
        #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
    }

    @Test func `a pointer comes, moves and leaves`() {
        let view = UIView()
        let sim = shown(view)
        let heard = Heard()
        let hover = UIHoverGestureRecognizer(target: heard, action: Selector("hovered:", Heard.hovered))
        view.addGestureRecognizer(hover)
        sim.hover(at: CGPoint(x: 10, y: 10))
        #expect(heard.lines.isEmpty)
        sim.hover(at: CGPoint(x: 60, y: 120), zOffset: 0.5, altitude: 1, azimuth: 2)
        #expect(hover.altitudeAngle == 1 && isNear(hover.azimuthAngle(in: nil), 2))
        sim.hover(at: CGPoint(x: 70, y: 120))
        sim.hover(at: CGPoint(x: 10, y: 10))
        #expect(heard.lines == ["began 10,20 0.5", "changed 20,20 0.0", "ended 20,20 0.0"])
        #expect(hover.state == .possible)
        hover.isEnabled = false
        sim.hover(at: CGPoint(x: 60, y: 120))
        sim.endHovering()
        #expect(heard.lines.count == 3)
    }

    @Test func `the pointer of a mouse and a pencil above the screen reach the same recognizers`() {
        let view = UIView()
        let sim = shown(view)
        let heard = Heard()
        view.addGestureRecognizer(
            UIHoverGestureRecognizer(target: heard, action: Selector("hovered:", Heard.hovered)))
        sim.movePointer(to: CGPoint(x: 60, y: 120))
        sim.movePointer(to: CGPoint(x: 70, y: 120))
        sim.hidePointer()
        #expect(heard.lines == ["began 10,20 0.0", "changed 20,20 0.0", "ended 20,20 0.0"])
    }

    @Test func `hints are kept`() {
        let interaction = UIToolTipInteraction(defaultToolTip: "Save")
        let view = UIView()
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.isEnabled && interaction.defaultToolTip == "Save")
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIToolTipConfiguration(toolTip: "A", in: rect).sourceRect == rect)
        #expect(UIToolTipConfiguration(toolTip: "A").sourceRect == nil)
    }

    private final class Large: NSObject, UILargeContentViewerInteractionDelegate {
        var ended: [String?] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ended.append(item?.largeContentTitle) }
    }

    @Test(arguments: [true, false])
    func `held items are shown large to those who need it`(isLarge: Bool) throws {
        let bar = UIView()
        let sim = shown(bar)
        let items = ["Home", "Search"].enumerated().map { number, title in
            let item = UIView(frame: CGRect(x: number * 100, y: 0, width: 100, height: 200))
            item.showsLargeContentViewer = true
            item.largeContentTitle = title
            bar.addSubview(item)
            return item
        }
        let large = Large()
        bar.addInteraction(UILargeContentViewerInteraction(delegate: large))
        nonisolated(unsafe) var changes = 0
        let observation = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
            queue: nil
        ) { _ in changes += 1 }
        defer { NotificationCenter.default.removeObserver(observation) }
        if isLarge { sim.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge } }
        #expect(UILargeContentViewerInteraction.isEnabled == isLarge && changes == (isLarge ? 1 : 0))
        sim.touchDown(at: CGPoint(x: 100, y: 150))
        sim.advance(by: 0.6)
        #expect(sim.shows("Home") == isLarge)
        sim.touchMove(to: CGPoint(x: 200, y: 150))
        #expect(sim.shows("Search") == isLarge)
        sim.touchUp()
        #expect(large.ended == (isLarge ? ["Search"] : []) && !sim.shows("Search"))
        withExtendedLifetime(items) {}
    }
}

extension Simulator {
    fileprivate func shows(_ text: String) -> Bool {
        func find(_ view: UIView) -> Bool {
            (view as? UILabel)?.text == text || view.subviews.contains(where: find)
        }
        return find(window)
    }
}
