import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

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
