import Foundation
import PageFlow
import Testing

/// Saved state is checked and changed as a value.
@Suite struct SavedStateTests {
    private func stack(_ children: [SavedPage], class name: String? = nil) -> SavedPage {
        var page = SavedPage(kind: .stack(class: name), name: "Stack")
        page.children = children
        return page
    }

    private var home: SavedPage { SavedPage(kind: .given, name: "Home") }

    @Test func `state that is written reads the same`() throws {
        let state = SavedState(
            root: stack([home, SavedPage(kind: .routed(name: "R", route: Data()), name: "R")]))
        #expect(try SavedState(from: state.data()) == state)
    }

    @Test func `what UIKit could not show is refused whole`() {
        var tabs = SavedPage(kind: .tabs(selected: 3), name: "Tabs")
        tabs.children = [home, home]
        for root in [stack([]), stack([stack([home])]), tabs] {
            #expect(throws: NavigationError.self) { try SavedState(root: root).check() }
        }
        #expect(throws: Never.self) { try SavedState(root: stack([stack([home])], class: "Own")).check() }
    }

    @Test func `an error about broken data names the fault`() {
        let error = #expect(throws: NavigationError.self) { try SavedState(from: Data("{".utf8)) }
        #expect(error?.description.contains("saved state can't be read") == true)
    }
}
