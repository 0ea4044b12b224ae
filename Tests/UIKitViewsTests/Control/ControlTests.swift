import TestApps
import TestTraits
import Testing

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
