import TestApps
import TestTraits
import Testing
import UIKit

/// The bar button items that share a background since iOS 26.
@MainActor
@Suite(.inTurn) struct BarBackgroundTests {
    private func image(_ name: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = name
        return item
    }

    private func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func names(_ items: [UIBarButtonItem]) -> [[String]] {
        BarBackgrounds.groups(of: items).map { group in
            group.map { $0.accessibilityIdentifier ?? $0.shownTitle ?? "system" }
        }
    }

    @Test func `images share a background, and texts have separate ones`() {
        useFreshRuntime(system: .iOS(26))
        #expect(names([image("a"), image("b"), text("c")]) == [["a", "b"], ["c"]])
        #expect(names([text("a"), text("b"), image("c"), image("d")]) == [["a"], ["b"], ["c", "d"]])
        #expect(names([]) == [])
        let custom = UIBarButtonItem(customView: UIView())
        custom.accessibilityIdentifier = "custom"
        #expect(names([custom, image("a")]) == [["custom", "a"]])
    }

    @Test func `Done, Close and prominent items have separate backgrounds`() {
        useFreshRuntime(system: .iOS(26))
        let prominent = image("prominent")
        prominent.style = .prominent
        #expect(names([image("a"), prominent, image("b")]) == [["a"], ["prominent"], ["b"]])
        let done = UIBarButtonItem(systemItem: .done)
        #expect(names([image("a"), done]) == [["a"], ["Done"]])
        let close = UIBarButtonItem(systemItem: .close)
        let add = UIBarButtonItem(systemItem: .add)
        #expect(names([add, close, image("b")]) == [["system"], ["system"], ["b"]])
        #expect(names([add, image("b")]) == [["system", "b"]])
    }

    @Test func `an item that doesn't share its background, or has none, is alone`() {
        useFreshRuntime(system: .iOS(26))
        let items = [image("a"), image("b"), image("c")]
        #expect(items[1].sharesBackground && !items[1].hidesSharedBackground)
        items[1].sharesBackground = false
        #expect(names(items) == [["a"], ["b"], ["c"]])
        items[1].sharesBackground = true
        items[1].hidesSharedBackground = true
        #expect(names(items) == [["a"], ["b"], ["c"]])
    }

    @Test func `an item in a group of several ignores its background settings`() {
        useFreshRuntime(system: .iOS(26))
        let items = [image("a"), image("b"), image("c")]
        items[1].sharesBackground = false
        items[2].hidesSharedBackground = true
        let large = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        #expect(names(large.barButtonItems) == [["a", "b", "c"]])
        let small = UIBarButtonItemGroup(barButtonItems: [items[1]], representativeItem: nil)
        #expect(names([items[0]] + small.barButtonItems + [items[2]]) == [["a"], ["b"], ["c"]])
    }

    @Test
    func
        `fixed spaces of any width separate, and so do flexible ones, unless their background is not hidden`()
    {
        useFreshRuntime(system: .iOS(26))
        #expect(names([image("a"), .fixedSpace(), image("b")]) == [["a"], ["b"]])
        #expect(names([image("a"), .fixedSpace(40), image("b")]) == [["a"], ["b"]])
        let space = UIBarButtonItem.flexibleSpace()
        #expect(space.hidesSharedBackground)
        #expect(names([image("a"), space, image("b")]) == [["a"], ["b"]])
        space.hidesSharedBackground = false
        #expect(names([image("a"), space, image("b")]) == [["a", "b"]])
    }

    @Test func `a space without a width is a system item, also in a group`() {
        useFreshRuntime(system: .iOS(26))
        #expect(
            UIBarButtonItem.fixedSpace().systemItem == .fixedSpace && UIBarButtonItem.fixedSpace().width == 0)
        let group = UIBarButtonItemGroup.fixedSpace()
        #expect(group.barButtonItems.map(\.systemItem) == [.fixedSpace] && group.representativeItem == nil)
    }

    @Test func `a badge has a number, a text or nothing`() {
        useFreshRuntime(system: .iOS(26))
        let item = text("Inbox")
        #expect(item.badge == nil && item.identifier == nil)
        item.badge = .count(3)
        #expect(item.badge?.stringValue == "3")
        #expect(UIBarButtonItem.Badge.string("new").stringValue == "new")
        var empty = UIBarButtonItem.Badge.indicator()
        #expect(empty.stringValue == nil)
        #expect(empty.backgroundColor == nil && empty.foregroundColor == nil && empty.font == nil)
        empty.backgroundColor = .green
        item.badge = empty
        #expect(item.badge?.backgroundColor == .green && item.badge?.stringValue == nil)
    }

    @Test func `the prominent style is the former done style`() {
        #expect(UIBarButtonItem.Style.done == .prominent && UIBarButtonItem.Style.prominent.rawValue == 2)
        let looks = UINavigationBarAppearance()
        let buttons = UIBarButtonItemAppearance(style: .prominent)
        buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        looks.prominentButtonAppearance = buttons
        #expect(looks.doneButtonAppearance.normal.titlePositionAdjustment.horizontal == 3)
        let toolbar = UIToolbarAppearance()
        toolbar.doneButtonAppearance = buttons
        #expect(toolbar.prominentButtonAppearance.normal.titlePositionAdjustment.horizontal == 3)
    }
}
