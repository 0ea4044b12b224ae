import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct ControlTouchTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"), (.valueChanged, "value"),
    ]

    private func put<Control: UIControl>(
        _ control: Control, on app: TouchApp, _ heard: @escaping @MainActor (String) -> Void
    ) -> Control {
        control.frame = CGRect(x: 100, y: 100, width: control.frame.width, height: 40)
        if control.frame.width == 0 { control.frame.size.width = 100 }
        for (event, name) in Self.names {
            control.addAction(UIAction { _ in MainActor.assumeIsolated { heard(name) } }, for: event)
        }
        app.view.addSubview(control)
        return control
    }

    struct Drag: Sendable {
        let stops: [CGFloat]
        let heard: [String]
    }

    /// The control is 100 points wide and begins at 0; a finger may leave it by up to 70 points.
    @Test(arguments: [
        Drag(stops: [50], heard: ["down", "up inside", "primary"]),
        Drag(stops: [50, 90], heard: ["down", "inside", "up inside", "primary"]),
        Drag(stops: [50, 160], heard: ["down", "inside", "up inside", "primary"]),
        Drag(stops: [50, 180], heard: ["down", "exit", "outside", "up outside"]),
        Drag(stops: [50, 180, 190], heard: ["down", "exit", "outside", "outside", "up outside"]),
        Drag(
            stops: [50, 180, 60],
            heard: ["down", "exit", "outside", "enter", "inside", "up inside", "primary"]),
    ])
    func `a button tells where the finger is`(_ drag: Drag) {
        let app = TouchApp()
        var heard: [String] = []
        let button = put(UIButton(), on: app) { heard.append($0) }
        app.sim.touchDown(at: app.point(100 + drag.stops[0], 110))
        #expect(button.isTracking && button.isHighlighted && button.isTouchInside)
        for stop in drag.stops.dropFirst() {
            app.sim.touchMove(to: app.point(100 + stop, 110))
            #expect(button.isHighlighted == (stop < 170) && button.isTouchInside == (stop < 170))
        }
        app.sim.touchUp()
        #expect(heard == drag.heard)
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test func `a second tap is a repeat, and the system can take the touch away`() {
        let app = TouchApp()
        var heard: [String] = []
        let button = put(UIButton(), on: app) { heard.append($0) }
        app.sim.tap(button)
        app.sim.touchDown(at: app.point(150, 110))
        app.sim.cancelTouches()
        #expect(heard == ["down", "up inside", "primary", "down", "repeat", "cancel"])
    }

    @Test func `a button that opens a menu is not triggered by the tap`() {
        let app = TouchApp()
        var heard: [String] = []
        let button = put(UIButton(), on: app) { heard.append($0) }
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [])
        app.sim.tap(button)
        #expect(heard == ["down", "menu", "cancel"])
    }

    @Test func `a control that is disabled or refuses the finger does nothing`() {
        let app = TouchApp()
        var heard: [String] = []
        let button = put(UIButton(), on: app) { heard.append($0) }
        button.isEnabled = false
        app.sim.tap(button)
        let refusing = put(RefusingControl(), on: app) { heard.append($0) }
        app.sim.tap(refusing)
        #expect(heard.isEmpty && app.view.heard.isEmpty)
    }

    @Test func `a button's tap is not its superview's, and other controls' neither`() {
        for control in [UIButton(), UISwitch(), UISegmentedControl(items: ["a"]), UIPageControl()] {
            let app = TouchApp()
            app.add(UITapGestureRecognizer(), "tap")
            _ = put(control, on: app) { _ in }
            app.sim.tap(control)
            #expect(app.listener.heard.isEmpty)
        }
        let app = TouchApp()
        app.add(UITapGestureRecognizer(), "tap")
        let plain = put(UIControl(), on: app) { _ in }
        app.sim.tap(plain)
        #expect(app.listener.heard == ["tap ended"])
    }

    @Test func `a switch turns over at a tap and follows its thumb`() {
        let app = TouchApp()
        var heard: [String] = []
        let toggle = put(UISwitch(), on: app) { if $0 == "value" { heard.append($0) } }
        app.sim.tap(toggle)
        #expect(toggle.isOn && heard.count == 1)
        app.sim.pan(from: app.point(140, 110), to: app.point(105, 110))
        #expect(!toggle.isOn && heard.count == 2)
        app.sim.pan(from: app.point(140, 110), to: app.point(105, 110))
        #expect(!toggle.isOn && heard.count == 2)
    }

    @Test func `a slider follows its thumb alone`() {
        for isContinuous in [true, false] {
            let app = TouchApp(system: .iOS(18))
            var values = 0
            let slider = put(UISlider(), on: app) { if $0 == "value" { values += 1 } }
            slider.frame.size.width = 131
            slider.isContinuous = isContinuous
            app.sim.pan(from: app.point(210, 110), to: app.point(230, 110), over: 0)
            #expect(slider.value == 0)
            app.sim.touchDown(at: app.point(115, 110))
            app.sim.touchMove(to: app.point(140, 110))
            app.sim.touchMove(to: app.point(165, 110))
            app.sim.touchUp()
            #expect(slider.value == 0.5)
            #expect(values == (isContinuous ? 2 : 1))
        }
    }

    @Test func `segments and dots are chosen by where the finger goes up`() {
        let app = TouchApp()
        var heard: [String] = []
        let segments = put(UISegmentedControl(items: ["a", "b"]), on: app) { heard.append($0) }
        app.sim.tap("b")
        #expect(segments.selectedSegmentIndex == 1)
        heard = []
        app.sim.tap("b")
        #expect(!heard.contains("value"))
        segments.removeFromSuperview()

        let dots = put(UIPageControl(), on: app) { heard.append($0) }
        dots.numberOfPages = 2
        app.sim.tap(at: app.point(190, 110))
        app.sim.tap(at: app.point(190, 110))
        #expect(dots.currentPage == 1 && heard.count { $0 == "value" } == 1)
    }
}

@MainActor private final class RefusingControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
