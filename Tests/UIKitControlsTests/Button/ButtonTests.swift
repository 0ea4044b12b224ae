import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

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
