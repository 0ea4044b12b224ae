import Testing
import UIKit

@MainActor @Suite struct ControlTests {
    @Test func handlersRunInTheOrderInWhichTheyWereAdded() {
        let control = UIControl()
        var calls: [String] = []
        let action = UIAction(identifier: .init("one")) { _ in calls.append("one") }
        control.addAction(action, for: .touchDown)
        control.addAction(UIAction { _ in calls.append("two") }, for: [.touchDown, .valueChanged])
        control.addAction(
            UIAction(identifier: .init("one")) { _ in calls.append("one again") }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["one again", "two", "one again", "two"])
        control.removeAction(identifiedBy: .init("one"), for: .touchDown)
        calls = []
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(calls == ["one again", "two"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    private final class Target: NSObject, SelectorPerforming {
        var received: [Selector] = []
        func perform(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
            received.append(selector)
            return true
        }
    }

    @Test func targetsAreListedAndNotKeptAlive() {
        let control = UIControl()
        var target: Target? = Target()
        control.addTarget(target, action: "save:", for: .touchUpInside)
        control.addTarget(target, action: "save:", for: .touchDown)
        control.addTarget(nil, action: "close", for: .touchUpInside)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["save:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
        #expect(control.allTargets.contains(target!) && control.allTargets.contains { $0.base is NSNull })
        control.sendActions(for: .touchUpInside)
        #expect(target?.received == ["save:"])
        weak let gone = target
        target = nil
        #expect(gone == nil)
        #expect(control.allTargets.count == 1)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }

    @Test func theStateFollowsTheThreeFlags() {
        let control = UIControl()
        #expect(control.state == .normal)
        (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
        #expect(control.state == [.disabled, .selected, .highlighted])
    }

    @Test func aButtonFallsBackToItsNormalContent() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        let table: [(selected: Bool, enabled: Bool, title: String, color: UIColor)] = [
            (false, true, "normal", .white), (true, true, "selected", .white), (false, false, "normal", .red),
            (true, false, "normal", .white),
        ]
        for row in table {
            (button.isSelected, button.isEnabled) = (row.selected, row.enabled)
            #expect(button.currentTitle == row.title && button.titleLabel?.text == row.title)
            #expect(button.currentTitleColor == row.color)
        }
    }

    @Test func aButtonsConfigurationFollowsItsStateAtTheNextLayout() {
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Go", handler: { _ in }))
        var updates = 0
        button.configurationUpdateHandler = { button in
            updates += 1
            button.configuration?.subtitle = button.isSelected ? "chosen" : nil
        }
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "Go" && button.currentTitle == "Go" && updates == 1)
        button.isSelected = true
        button.isSelected = true
        #expect(updates == 1)
        button.layoutIfNeeded()
        #expect(button.configuration?.subtitle == "chosen" && updates == 2)
        button.layoutIfNeeded()
        #expect(updates == 2)
    }

    @Test func aButtonShowsItsActionAndRunsIt() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1 && button.title(for: .highlighted) == "Go" && button.buttonType == .system)
    }

    @Test func valuesStayBetweenTheirEnds() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect(slider.value == 3 && slider.maximumValue == 3)
        let progress = UIProgressView(progressViewStyle: .bar)
        progress.progress = -1
        #expect(progress.progress == 0)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    }

    @Test func segmentsMoveTheChoiceAlong() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "c")
        control.removeSegment(at: 99, animated: false)
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
