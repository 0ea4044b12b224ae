import TestTraits
import Testing
import UIKit

/// The bar button items that have no room in a navigation bar, since iOS 26.
@MainActor
@Suite(.inTurn) struct BarOverflowTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// Four leading and four trailing items of 50 points each.
    private func overflow(in room: CGFloat, _ change: ([UIBarButtonItem]) -> Void = { _ in }) -> [String] {
        useFreshRuntime(system: .iOS(26))
        let (leading, trailing) = (["a", "b", "c", "d"].map(item), ["1", "2", "3", "4"].map(item))
        change(trailing)
        let result = BarOverflow(leading: leading, trailing: trailing, room: room) { CGFloat($0.count) * 50 }
        return [result.leading, result.trailing, result.moved].map { $0.compactMap(\.title).joined() }
    }

    @Test func `no item moves if all have room`() {
        #expect(overflow(in: 400) == ["abcd", "1234", ""])
    }

    @Test func `trailing items move one by one, and make room for the button`() {
        #expect(overflow(in: 399) == ["abcd", "123", "4"])
        #expect(overflow(in: 350) == ["abcd", "12", "43"])
        #expect(overflow(in: 250) == ["abcd", "", "4321"])
    }

    @Test func `all leading items move at once, after the trailing ones`() {
        #expect(overflow(in: 240) == ["", "", "4321abcd"])
    }

    @Test func `a custom view moves only with a representation in a menu`() {
        #expect(overflow(in: 350) { $0[3].customView = UIView() } == ["abcd", "14", "32"])
        let moved = overflow(in: 399) {
            $0[3].customView = UIView()
            $0[3].menuRepresentation = UIAction(title: "4") { _ in }
        }
        #expect(moved == ["abcd", "123", "4"])
    }

    @Test func `spaces are not in the menu`() {
        useFreshRuntime(system: .iOS(26))
        let items = [item("1"), .fixedSpace(), item("2")]
        let result = BarOverflow(leading: [], trailing: items, room: 60) { items in
            CGFloat(items.count { $0.title != nil }) * 50
        }
        #expect(result.trailing.isEmpty && result.moved.map(\.title) == ["2", "1"])
    }
}
