import Simulator

// Controls: limits of their values, events, actions, and touches.
extension Scenario {
    static let huntControls: [Scenario] = huntValues + huntTracking

    private static let huntValues: [Scenario] = [
        .statements("hunt4-controls-01") { stage in
            let pages = UIPageControl()
            pages.numberOfPages = 5
            let row = try ShownControl(pages, stage)
            pages.currentPage = 9
            let high = pages.currentPage
            pages.currentPage = -1
            stage.state(0, high == 4 && pages.currentPage == 0, "\(high), \(pages.currentPage)")
            stage.state(4, row.changes == 0, "\(row.changes)")
            stage.state(5, pages.interactionState == .none, "\(pages.interactionState)")
            stage.sim.tap(at: row.point(0.9))
            try stage.settle()
            stage.state(2, pages.currentPage == 1 && row.changes == 1, "\(pages.currentPage), \(row.changes)")
            pages.currentPage = 4
            pages.numberOfPages = 3
            stage.state(1, pages.currentPage == 2, "\(pages.currentPage)")
            pages.hidesForSinglePage = true
            pages.numberOfPages = 1
            let frame = pages.frame
            try stage.settle()
            stage.state(3, pages.frame == frame, "\(pages.frame)")
        },
        .statements("hunt4-controls-02") { stage in
            let stepper = UIStepper()
            stepper.maximumValue = 2
            let row = try ShownControl(stepper, stage)
            stepper.value = 9
            let high = stepper.value
            stepper.value = -3
            stage.state(0, high == 2 && stepper.value == 0, "\(high), \(stepper.value)")
            stage.state(4, row.changes == 0, "\(row.changes)")
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(1, stepper.value == 1 && row.changes == 1, "\(stepper.value), \(row.changes)")
            stepper.value = 2
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(2, stepper.value == 2 && row.changes == 1, "\(stepper.value), \(row.changes)")
            stepper.wraps = true
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(3, stepper.value == 0 && row.changes == 2, "\(stepper.value), \(row.changes)")
        },
        .statements("hunt4-controls-03", isMisuse: true) { stage in
            let stepper = UIStepper()
            let changes: [@MainActor () -> Void] = [
                { stepper.stepValue = 0 }, { stepper.minimumValue = 100 }, { stepper.maximumValue = 0 },
            ]
            for (position, change) in changes.enumerated() {
                let before = stage.sim.diagnostics.count
                change()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(position, raised.count == 1, "\(raised)")
            }
            stage.state(
                3, (stepper.stepValue, stepper.minimumValue, stepper.maximumValue) == (1, 0, 100),
                "\(stepper.stepValue), \(stepper.minimumValue), \(stepper.maximumValue)")
        },
        .statements("hunt4-controls-04") { stage in
            let control = UISegmentedControl(items: ["A", "B"])
            stage.state(
                0, control.selectedSegmentIndex == UISegmentedControl.noSegment,
                "\(control.selectedSegmentIndex)")
            control.insertSegment(withTitle: "C", at: 9, animated: false)
            stage.state(1, control.titleForSegment(at: 2) == "C", "\(control.numberOfSegments)")
            control.setImage(UIImage(), forSegmentAt: 0)
            let title = control.titleForSegment(at: 0)
            control.setTitle("A", forSegmentAt: 0)
            stage.state(
                2, title == nil && control.imageForSegment(at: 0) == nil, "\(String(describing: title))")
            control.setTitle("X", forSegmentAt: 7)
            stage.state(3, control.numberOfSegments == 3, "\(control.numberOfSegments)")
            stage.state(5, control.widthForSegment(at: 0) == 0, "\(control.widthForSegment(at: 0))")
            control.isMomentary = true
            let row = try ShownControl(control, stage)
            stage.sim.tap(at: row.point(0.5))
            try stage.settle()
            stage.state(
                4, control.selectedSegmentIndex == UISegmentedControl.noSegment && row.changes == 1,
                "\(control.selectedSegmentIndex), \(row.changes)")
        },
        .statements("hunt4-controls-05") { stage in
            let slider = UISlider()
            slider.value = 0.5
            let row = try ShownControl(slider, stage)
            slider.value = 3
            let high = slider.value
            slider.value = -1
            stage.state(0, high == 1 && slider.value == 0, "\(high), \(slider.value)")
            slider.value = 0.5
            slider.minimumValue = 0.7
            stage.state(1, slider.value == 0.7, "\(slider.value)")
            slider.minimumValue = 0
            slider.maximumValue = 0.3
            stage.state(2, slider.value == 0.3, "\(slider.value)")
            slider.maximumValue = 1
            slider.setValue(0.5, animated: true)
            stage.state(3, slider.value == 0.5 && row.changes == 0, "\(slider.value), \(row.changes)")
            try stage.settle()
            slider.isContinuous = false
            stage.sim.touchDown(at: row.point(0.5))
            stage.sim.touchMove(to: row.point(0.8), over: 0.3)
            let during = row.changes
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                4, during == 0 && row.changes == 1 && slider.value > 0.6,
                "\(during), \(row.changes), \(slider.value)")
        },
        .statements("hunt4-controls-06") { stage in
            let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            stage.state(0, control.frame.size == UISwitch().frame.size, "\(control.frame.size)")
            let row = try ShownControl(control, stage)
            control.setOn(true, animated: true)
            stage.state(1, control.isOn && row.changes == 0, "\(control.isOn), \(row.changes)")
            try stage.settle()
            stage.sim.tap(control)
            try stage.settle()
            stage.state(2, !control.isOn && row.changes == 1, "\(control.isOn), \(row.changes)")
            control.isEnabled = false
            stage.sim.tap(at: row.point(0.5))
            try stage.settle()
            stage.state(3, !control.isOn && row.changes == 1, "\(control.isOn), \(row.changes)")
        },
        .statements("hunt4-controls-07") { stage in
            let picker = UIDatePicker()
            let day = 86_400.0
            let now = Date(
                timeIntervalSinceReferenceDate: 700_000_000 - 700_000_000.truncatingRemainder(dividingBy: 60))
            stage.state(4, picker.timeZone == nil, "\(String(describing: picker.timeZone))")
            picker.minimumDate = now
            picker.maximumDate = now + day
            picker.date = now - day
            let low = picker.date
            picker.date = now + 5 * day
            stage.state(0, low == now && picker.date == now + day, "\(low), \(picker.date)")
            picker.minimumDate = now + 9 * day
            picker.date = now + 20 * day
            stage.state(1, picker.date == now + 20 * day, "\(picker.date)")
            picker.minuteInterval = 15
            let fifteen = picker.minuteInterval
            picker.minuteInterval = 7
            stage.state(
                2, fifteen == 15 && picker.minuteInterval == 1, "\(fifteen), \(picker.minuteInterval)")
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 125
            stage.state(3, picker.countDownDuration == 120, "\(picker.countDownDuration)")
            picker.locale = nil
            stage.note("the current locale", picker.locale == nil || picker.locale == .current, "another one")
        },
    ]

    private static let huntTracking: [Scenario] = [
        .statements("hunt4-controls-08") { stage in
            let control = UIControl()
            var heard: [String] = []
            @MainActor func action(_ name: String, _ identifier: String) -> UIAction {
                UIAction(identifier: UIAction.Identifier(identifier)) { _ in heard.append(name) }
            }
            control.addAction(action("first", "x"), for: .valueChanged)
            let second = action("second", "x")
            control.addAction(second, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            stage.state(0, heard == ["second"], "\(heard)")
            control.addAction(second, for: .touchDown)
            control.sendActions(for: .touchDown)
            stage.state(1, heard == ["second", "second"], "\(heard)")
            stage.state(
                4, control.allControlEvents == [.valueChanged, .touchDown], "\(control.allControlEvents)")
            control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .touchDown)
            heard = []
            control.sendActions(for: .touchDown)
            control.sendActions(for: .valueChanged)
            stage.state(2, heard == ["second"], "\(heard)")
            let target = HeardTarget("Target.hit")
            control.addTarget(target, action: HeardTarget.action, for: .editingChanged)
            var (actions, targets, calls) = (0, 0, 0)
            control.enumerateEventHandlers { action, target, _, _ in
                if action != nil { actions += 1 }
                if target != nil { targets += 1 }
            }
            control.enumerateEventHandlers { _, _, _, stop in
                calls += 1
                stop = true
            }
            stage.state(3, actions == 1 && targets == 1 && calls == 1, "\(actions), \(targets), \(calls)")
        },
        .statements("hunt4-controls-09") { stage in
            let button = UIButton(type: .custom)
            let row = try ShownControl(button, stage)
            var heard: [String] = []
            let events: [(UIControl.Event, String)] = [
                (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
                (.touchDragExit, "touchDragExit"),
                (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
                (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            ]
            for (event, name) in events {
                button.addAction(
                    UIAction { _ in if !heard.contains(name) { heard.append(name) } }, for: event)
            }
            stage.sim.touchDown(at: row.point(0.5))
            stage.state(
                0, button.isHighlighted && button.isTracking && button.isTouchInside,
                "\(button.isHighlighted)")
            stage.sim.touchMove(to: row.point(0.6), over: 0.1)
            let outside = CGPoint(x: row.point(0.5).x, y: row.point(0.5).y + 300)
            stage.sim.touchMove(to: outside, over: 0.3)
            stage.state(1, !button.isHighlighted && button.isTracking, "\(button.isHighlighted)")
            stage.sim.touchMove(to: row.point(0.5), over: 0.3)
            stage.state(
                2,
                heard == [
                    "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
                ],
                "\(heard)")
            stage.sim.touchMove(to: outside, over: 0.3)
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                3,
                heard.contains("touchUpOutside") && !heard.contains("touchUpInside") && !button.isHighlighted,
                "\(heard)")
        },
        .statements("hunt4-controls-10") { stage in
            let control = CancelledControl()
            let row = try ShownControl(control, stage)
            var ups = 0
            control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
            stage.sim.touchDown(at: row.point(0.5))
            control.removeFromSuperview()
            stage.sim.turn()
            stage.state(0, control.cancels == 1, "\(control.cancels)")
            stage.state(1, !control.isTracking && !control.isHighlighted, "\(control.isTracking)")
            stage.sim.touchUp()
            try stage.settle()
            stage.state(2, ups == 0, "\(ups)")
        },
    ]
}

/// A page with one control, whose changes are counted.
@MainActor
private final class ShownControl {
    private let control: UIControl
    private(set) var changes = 0

    init(_ control: UIControl, _ stage: Stage) throws {
        self.control = control
        let page = UIViewController()
        try stage.launch(page)
        control.frame.origin = CGPoint(x: 50, y: 200)
        if control.bounds.isEmpty {
            let size = control.intrinsicContentSize
            control.frame.size = CGSize(
                width: size.width > 0 ? max(size.width, 94) : 200, height: size.height > 0 ? size.height : 44)
        }
        page.view.addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        stage.sim.turn()
    }

    /// A point on the control's middle line, in the window.
    func point(_ fraction: CGFloat) -> CGPoint {
        control.convert(CGPoint(x: control.bounds.width * fraction, y: control.bounds.midY), to: nil)
    }
}

/// A control that counts the cancellations of its tracking.
private final class CancelledControl: UIControl {
    private(set) var cancels = 0

    override func cancelTracking(with event: UIEvent?) {
        cancels += 1
        super.cancelTracking(with: event)
    }
}
