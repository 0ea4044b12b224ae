import Simulator

// Controls: the limits of their values, and the events of their changes.
extension Scenario {
    static let controlValues: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-controls-01",
                "A page control of 5 pages",
                ios: "14+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uipagecontrol"),
                notes: """
                    Header of the SDK of iOS 26.2, UIPageControl.h. Quote: Value is pinned to
                    0..numberOfPages-1
                    """),
            statements: 6
        ) { stage in
            let pages = UIPageControl()
            pages.numberOfPages = 5
            let row = try ShownControl(pages, stage)
            pages.currentPage = 9
            let high = pages.currentPage
            pages.currentPage = -1
            stage.state(
                "currentPage 9 becomes 4 and -1 becomes 0", high == 4 && pages.currentPage == 0,
                "\(high), \(pages.currentPage)")
            stage.state(
                "hidesForSinglePage: with one page no dots are shown and the frame stays", row.changes == 0,
                "\(row.changes)")
            stage.state(
                "interactionState is none after a change by code", pages.interactionState == .none,
                "\(pages.interactionState)")
            stage.sim.tap(at: row.point(0.9))
            try stage.settle()
            stage.state(
                "a tap on the right half adds one page and sends valueChanged once",
                pages.currentPage == 1 && row.changes == 1, "\(pages.currentPage), \(row.changes)")
            pages.currentPage = 4
            pages.numberOfPages = 3
            stage.state(
                "numberOfPages 3 with currentPage 4 makes currentPage 2", pages.currentPage == 2,
                "\(pages.currentPage)")
            pages.hidesForSinglePage = true
            pages.numberOfPages = 1
            let frame = pages.frame
            try stage.settle()
            stage.state("setting currentPage by code sends nothing", pages.frame == frame, "\(pages.frame)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-02",
                "A stepper from 0 to 2",
                ios: "5+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uistepper"),
                notes: """
                    Header of the SDK of iOS 26.2, UIStepper.h, and the page of wraps. Quote: if YES,
                    value wraps from min <-> max. default = NO
                    """),
            statements: 5
        ) { stage in
            let stepper = UIStepper()
            stepper.maximumValue = 2
            let row = try ShownControl(stepper, stage)
            stepper.value = 9
            let high = stepper.value
            stepper.value = -3
            stage.state(
                "value 9 becomes 2 and -3 becomes 0", high == 2 && stepper.value == 0,
                "\(high), \(stepper.value)")
            stage.state("a value set by code sends nothing", row.changes == 0, "\(row.changes)")
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(
                "a tap on plus adds stepValue and sends valueChanged", stepper.value == 1 && row.changes == 1,
                "\(stepper.value), \(row.changes)")
            stepper.value = 2
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(
                "at the maximum a tap on plus changes nothing and sends nothing",
                stepper.value == 2 && row.changes == 1, "\(stepper.value), \(row.changes)")
            stepper.wraps = true
            stage.sim.tap(at: row.point(0.75))
            try stage.settle()
            stage.state(
                "wraps: at the maximum a tap on plus makes it the minimum",
                stepper.value == 0 && row.changes == 2, "\(stepper.value), \(row.changes)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-03",
                "A stepper gets bounds and a step that cannot be",
                ios: "5+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uistepper/stepvalue"),
                notes: """
                    The pages of stepValue, minimumValue and maximumValue. Quote: Must be numerically
                    greater than 0. If you attempt to set this property’s value to 0 or to a negative
                    number, the system raises an NSInvalidArgumentException exception.
                    """),
            statements: 4,
            isMisuse: true
        ) { stage in
            let stepper = UIStepper()
            let changes: [@MainActor () -> Void] = [
                { stepper.stepValue = 0 }, { stepper.minimumValue = 100 }, { stepper.maximumValue = 0 },
            ]
            for (statement, change) in zip(
                [
                    "stepValue 0: NSInvalidArgumentException",
                    "minimumValue at the maximum: NSInvalidArgumentException",
                    "maximumValue at the minimum: NSInvalidArgumentException",
                ], changes)
            {
                let before = stage.sim.diagnostics.count
                change()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(statement, raised.count == 1, "\(raised)")
            }
            stage.state(
                "the values are as before",
                (stepper.stepValue, stepper.minimumValue, stepper.maximumValue) == (1, 0, 100),
                "\(stepper.stepValue), \(stepper.minimumValue), \(stepper.maximumValue)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-04",
                "A segmented control of A and B",
                ios: "5+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uisegmentedcontrol"),
                notes: """
                    Header of the SDK of iOS 26.2, UISegmentedControl.h. Quote: can only have image or
                    title, not both. must be 0..#segments - 1 (or ignored)
                    """),
            statements: 6
        ) { stage in
            let control = UISegmentedControl(items: ["A", "B"])
            stage.state(
                "selectedSegmentIndex is noSegment at first",
                control.selectedSegmentIndex == UISegmentedControl.noSegment,
                "\(control.selectedSegmentIndex)")
            control.insertSegment(withTitle: "C", at: 9, animated: false)
            stage.state(
                "a title inserted at 9 becomes the last one", control.titleForSegment(at: 2) == "C",
                "\(control.numberOfSegments)")
            control.setImage(UIImage(), forSegmentAt: 0)
            let title = control.titleForSegment(at: 0)
            control.setTitle("A", forSegmentAt: 0)
            stage.state(
                "setTitle of a segment with an image removes the image, and setImage the title",
                title == nil && control.imageForSegment(at: 0) == nil, "\(String(describing: title))")
            control.setTitle("X", forSegmentAt: 7)
            stage.state(
                "setTitle of a segment that does not exist is ignored", control.numberOfSegments == 3,
                "\(control.numberOfSegments)")
            stage.state(
                "width 0 sizes a segment by itself", control.widthForSegment(at: 0) == 0,
                "\(control.widthForSegment(at: 0))")
            control.isMomentary = true
            let row = try ShownControl(control, stage)
            stage.sim.tap(at: row.point(0.5))
            try stage.settle()
            stage.state(
                "momentary: after a tap selectedSegmentIndex is noSegment and valueChanged was sent",
                control.selectedSegmentIndex == UISegmentedControl.noSegment && row.changes == 1,
                "\(control.selectedSegmentIndex), \(row.changes)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-05",
                "A slider from 0 to 1 at 0.5",
                ios: "2+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uislider"),
                notes: """
                    Header of the SDK of iOS 26.2, UISlider.h. Quote: this value will be pinned to
                    min/max
                    """),
            statements: 5
        ) { stage in
            let slider = UISlider()
            slider.value = 0.5
            let row = try ShownControl(slider, stage)
            slider.value = 3
            let high = slider.value
            slider.value = -1
            stage.state(
                "value 3 becomes 1 and -1 becomes 0", high == 1 && slider.value == 0,
                "\(high), \(slider.value)")
            slider.value = 0.5
            slider.minimumValue = 0.7
            stage.state("minimumValue 0.7 moves the value to 0.7", slider.value == 0.7, "\(slider.value)")
            slider.minimumValue = 0
            slider.maximumValue = 0.3
            stage.state(
                "maximumValue 0.3 of a slider from 0 moves the value to 0.3", slider.value == 0.3,
                "\(slider.value)")
            slider.maximumValue = 1
            slider.setValue(0.5, animated: true)
            stage.state(
                "setValue(_:animated:) sends nothing and value is the new one at once",
                slider.value == 0.5 && row.changes == 0, "\(slider.value), \(row.changes)")
            try stage.settle()
            slider.isContinuous = false
            stage.sim.touchDown(at: row.point(0.5))
            stage.sim.touchMove(to: row.point(0.8), over: 0.3)
            let during = row.changes
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                "isContinuous false: a drag sends valueChanged once, when the finger leaves",
                during == 0 && row.changes == 1 && slider.value > 0.6,
                "\(during), \(row.changes), \(slider.value)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-06",
                "A switch",
                ios: "2+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uiswitch"),
                notes: """
                    Header of the SDK of iOS 26.2, UISwitch.h. Quote: This class enforces a size
                    appropriate for the control, and so the frame size is ignored.
                    """),
            statements: 4
        ) { stage in
            let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            stage.state(
                "the frame's size is ignored: it is as large as with an empty frame",
                control.frame.size == UISwitch().frame.size, "\(control.frame.size)")
            let row = try ShownControl(control, stage)
            control.setOn(true, animated: true)
            stage.state(
                "setOn(true, animated: true) sends nothing, and isOn is true at once",
                control.isOn && row.changes == 0, "\(control.isOn), \(row.changes)")
            try stage.settle()
            stage.sim.tap(control)
            try stage.settle()
            stage.state(
                "a tap turns it and sends valueChanged once", !control.isOn && row.changes == 1,
                "\(control.isOn), \(row.changes)")
            control.isEnabled = false
            stage.sim.tap(at: row.point(0.5))
            try stage.settle()
            stage.state(
                "a disabled one does not turn", !control.isOn && row.changes == 1,
                "\(control.isOn), \(row.changes)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-07",
                "A date picker's bounds and intervals",
                ios: "2+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uidatepicker"),
                notes: """
                    Header of the SDK of iOS 26.2, UIDatePicker.h, and the page of minuteInterval.
                    Quote: When min > max, the values are ignored.
                    """),
            statements: 5
        ) { stage in
            let picker = UIDatePicker()
            let day = 86_400.0
            let now = Date(
                timeIntervalSinceReferenceDate: 700_000_000 - 700_000_000.truncatingRemainder(dividingBy: 60))
            stage.state(
                "timeZone is nil at first; locale set to nil is the current one again",
                picker.timeZone == nil, "\(String(describing: picker.timeZone))")
            picker.minimumDate = now
            picker.maximumDate = now + day
            picker.date = now - day
            let low = picker.date
            picker.date = now + 5 * day
            stage.state(
                """
                a date before minimumDate becomes minimumDate, one after maximumDate becomes \
                maximumDate
                """, low == now && picker.date == now + day, "\(low), \(picker.date)")
            picker.minimumDate = now + 9 * day
            picker.date = now + 20 * day
            stage.state(
                "minimumDate after maximumDate: both are ignored", picker.date == now + 20 * day,
                "\(picker.date)")
            picker.minuteInterval = 15
            let fifteen = picker.minuteInterval
            picker.minuteInterval = 7
            stage.state(
                "minuteInterval 7 becomes 1 and 15 stays 15", fifteen == 15 && picker.minuteInterval == 1,
                "\(fifteen), \(picker.minuteInterval)")
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 125
            stage.state(
                "countDownDuration 125 in the timer's mode is 120", picker.countDownDuration == 120,
                "\(picker.countDownDuration)")
            picker.locale = nil
            stage.note("the current locale", picker.locale == nil || picker.locale == .current, "another one")
        },
    ]
}
