import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct ControlTests {
    @Test func actionsRunInTheirOrderWithTheControlAsSender() {
        useFreshRuntime()
        let control = UIControl()
        var ran: [String] = []
        let first = UIAction { ran.append("first \($0.sender as? UIControl === control)") }
        let second = UIAction(identifier: .init("second")) { _ in ran.append("second") }
        control.addAction(first, for: .touchUpInside)
        control.addAction(second, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(ran == ["first true", "second", "second"])
        #expect(first.sender == nil)
    }

    @Test func anActionOfTheSameNameTakesThePlace() {
        useFreshRuntime()
        let control = UIControl()
        var ran: [String] = []
        control.addAction(UIAction(identifier: .init("save")) { _ in ran.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("save")) { _ in ran.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(ran == ["new"])
        #expect(control.allControlEvents == [])
    }

    @Test func handlersAreListedUntilStopped() {
        useFreshRuntime()
        let control = UIControl()
        control.addAction(UIAction(title: "one") { _ in }, for: .touchDown)
        control.addAction(UIAction(title: "two") { _ in }, for: .touchUpInside)
        var titles: [String] = []
        control.enumerateEventHandlers { action, _, events, stop in
            titles.append("\(action?.title ?? "none") \(events.rawValue)")
            stop = true
        }
        #expect(titles == ["one 1"])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    }

    @Test func statesAddUp() {
        useFreshRuntime()
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }
}

@MainActor @Suite(.inTurn) struct ButtonTests {
    @Test func contentFallsBackToNormal() {
        useFreshRuntime()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        #expect(button.title(for: .highlighted) == "Save")
        #expect(button.title(for: [.selected, .highlighted]) == "Save")
        #expect(button.titleLabel?.text == "Save")
        button.isSelected = true
        #expect(button.currentTitle == "Saved")
        #expect(button.titleLabel?.text == "Saved")
    }

    @Test func aPrimaryActionBringsItsTitle() {
        useFreshRuntime()
        var runs = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }

    @Test func aTapTurnsTheSelectionOver() {
        useFreshRuntime()
        let button = UIButton(type: .system)
        var states: [Bool] = []
        button.addAction(UIAction { _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(states == [false, true])
    }

    @Test func configurationsFollowTheState() {
        useFreshRuntime()
        var states: [UIControl.State] = []
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
        button.configurationUpdateHandler = { states.append($0.state) }
        #expect(button.configuration?.title == "Go")
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(states == [.normal, [.highlighted, .selected]])
    }
}

@MainActor @Suite(.inTurn) struct ValueControlTests {
    @Test func sliderEndsMoveTheValue() {
        useFreshRuntime()
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
    }

    @Test func settingSendsNoEvent() {
        useFreshRuntime()
        let (control, slider) = (UISwitch(), UISlider())
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        control.setOn(true, animated: true)
        slider.setValue(0.3, animated: true)
        #expect(events == 0 && control.isOn)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test func segmentsArePinned() {
        useFreshRuntime()
        let control = UISegmentedControl(items: ["A", "B"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 9) == "B")
        control.insertSegment(withTitle: "C", at: 9, animated: false)
        #expect(control.titleForSegment(at: 2) == "C")
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.setImage(UIImage(), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.isEnabledForSegment(at: 0))
    }

    @Test func momentarySegmentsAreNotChosen() {
        useFreshRuntime()
        let control = UISegmentedControl(items: ["A", UIAction(title: "B") { _ in }])
        #expect(control.actionForSegment(at: 1)?.title == "B")
        control.isMomentary = true
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func pagesArePinned() {
        useFreshRuntime()
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
    }
}
