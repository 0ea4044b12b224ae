import Simulator
import TestApps
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

    @Test func `pinned items stay`() {
        useFreshRuntime(system: .iOS(26))
        let items = ["pin", "1", "2"].map(item)
        let result = BarOverflow(leading: [], trailing: items, pinned: [items[0]], room: 60) {
            CGFloat($0.count) * 50
        }
        #expect(result.trailing.map(\.title) == ["pin"] && result.moved.map(\.title) == ["2", "1"])
    }

    @Test func `a button for other items needs room, too`() {
        useFreshRuntime(system: .iOS(26))
        let items = ["1", "2"].map(item)
        @MainActor func moved(in room: CGFloat) -> Int {
            BarOverflow(leading: [], trailing: items, room: room, hasButton: true) { CGFloat($0.count) * 50 }
                .moved.count
        }
        #expect(moved(in: 144) == 0 && moved(in: 143) == 1)
    }

    @Test(arguments: [18, 26])
    func `additional items have a button of their own, the source of a popover`(system: Int) throws {
        let sim = Simulator(device: .iPhone16, system: .iOS(system))
        let page = UIViewController()
        let item = page.navigationItem
        sim.launch(UINavigationController(rootViewController: page))
        #expect(item.overflowPresentationSource == nil && item.additionalOverflowItems == nil)
        item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Extra") { _ in }]) }
        #expect(item.overflowPresentationSource is UIBarButtonItem)
        sim.tap("More")
        try sim.settle()
        #expect(sim.place(of: "Extra") != nil)
        item.additionalOverflowItems = nil
        #expect(item.overflowPresentationSource == nil)
    }

    @Test func `the pinned group is at the edge, before the other trailing items`() {
        useFreshRuntime()
        let page = UINavigationItem(title: "A")
        page.rightBarButtonItems = [item("1"), item("2")]
        page.pinnedTrailingGroup = .fixedGroup(items: [item("a"), item("b")])
        #expect(page.shownTrailingItems.map(\.title) == ["b", "a", "1", "2"])
        page.pinnedTrailingGroup?.isHidden = true
        #expect(page.shownTrailingItems.map(\.title) == ["1", "2"])
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
