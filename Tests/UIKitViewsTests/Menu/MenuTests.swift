import TestApps
import TestTraits
import Testing
import UIKit

@MainActor
@Suite(.inTurn) struct MenuTests {
    @Test func anActionKnowsItsSenderWhileItRuns() {
        useFreshRuntime()
        var seen: [String?] = []
        let action = UIAction(title: "Go") { seen.append($0.sender as? String) }
        action.perform(sender: "button")
        #expect(seen == ["button"])
        #expect(action.sender == nil)
    }

    @Test func actionsAreMadeInApplesForms() {
        useFreshRuntime()
        let action = UIAction { _ in }
        #expect(action.title.isEmpty && action.state == .off && action.attributes.isEmpty)
        #expect(action.identifier == action.identifier)
        #expect(action.identifier != UIAction { _ in }.identifier)
        let named = UIAction(
            title: "Delete", subtitle: "Forever", identifier: .init("delete"),
            discoverabilityTitle: "Deletes it",
            attributes: [.destructive, .disabled], state: .mixed, handler: { _ in })
        #expect(named.identifier.rawValue == "delete" && named.subtitle == "Forever")
        #expect(named.attributes.contains(.disabled))
    }

    @Test func aCopyChangesByItself() throws {
        useFreshRuntime()
        let action = UIAction(title: "One") { _ in }
        let copy = try #require(action.copy() as? UIAction)
        copy.title = "Two"
        #expect(action.title == "One" && copy.identifier == action.identifier)
    }

    @Test func selectedElementsAreThoseOfTheMenusWithinToo() {
        useFreshRuntime()
        let on = UIAction(title: "On", state: .on) { _ in }
        let deep = UIAction(title: "Deep", state: .on) { _ in }
        let off = UIAction(title: "Off") { _ in }
        let menu = UIMenu(children: [off, on, UIMenu(options: .displayInline, children: [deep])])
        #expect(menu.selectedElements.map(\.title) == ["On", "Deep"])
    }

    @Test func replacingChildrenKeepsTheRest() {
        useFreshRuntime()
        let menu = UIMenu(title: "Sort", identifier: .init("sort"), options: .singleSelection)
        let other = menu.replacingChildren([UIAction(title: "Name") { _ in }])
        #expect(menu.children.isEmpty && other.children.count == 1)
        #expect(
            other.title == "Sort" && other.identifier == menu.identifier && other.options == .singleSelection)
    }
}
