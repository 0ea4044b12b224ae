import TestApps
import TestTraits
import Testing
import UIKit

@MainActor
@Suite(.inTurn) struct NavigationItemTests {
    @Test func oneButtonReplacesAll() {
        useFreshRuntime()
        let item = UINavigationItem(title: "A")
        item.rightBarButtonItems = [UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2")]
        #expect(item.rightBarButtonItem?.title == "1")
        item.rightBarButtonItem = UIBarButtonItem(title: "3")
        #expect(item.rightBarButtonItems?.map(\.title) == ["3"])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test func groupsReplaceSingleItemsAndTheReverse() {
        useFreshRuntime()
        let item = UINavigationItem(title: "A")
        item.leftBarButtonItem = UIBarButtonItem(title: "1")
        item.leadingItemGroups = [.fixedGroup(items: [UIBarButtonItem(title: "2")])]
        #expect(item.leftBarButtonItems == nil && item.shownLeadingItems.map(\.title) == ["2"])
        item.leftBarButtonItem = UIBarButtonItem(title: "3")
        #expect(item.leadingItemGroups.isEmpty && item.shownLeadingItems.map(\.title) == ["3"])
    }

    struct BackTitle: Sendable, CustomTestStringConvertible {
        var name: String
        var prepare: @MainActor @Sendable (UINavigationItem) -> Void
        var shown: String?
        var testDescription: String { name }
    }

    @Test(arguments: [
        BackTitle(name: "the title", prepare: { _ in }, shown: "A"),
        BackTitle(name: "none", prepare: { $0.title = nil }, shown: "Back"),
        BackTitle(name: "empty", prepare: { $0.title = "" }, shown: "Back"),
        BackTitle(name: "its own", prepare: { $0.backButtonTitle = "B" }, shown: "B"),
        BackTitle(
            name: "an item's",
            prepare: {
                $0.backButtonTitle = "B"
                $0.backBarButtonItem = UIBarButtonItem(title: "C")
            }, shown: "C"),
        BackTitle(name: "generic", prepare: { $0.backButtonDisplayMode = .generic }, shown: "Back"),
        BackTitle(name: "minimal", prepare: { $0.backButtonDisplayMode = .minimal }, shown: nil),
    ])
    func whatTheBackButtonSays(_ row: BackTitle) {
        let item = UINavigationItem(title: "A")
        row.prepare(item)
        #expect(item.shownBackTitle == row.shown)
    }

    @Test func leftItemsTakeTheBackButtonsPlace() {
        useFreshRuntime()
        let item = UINavigationItem(title: "A")
        #expect(item.showsBackButton)
        item.leftBarButtonItem = UIBarButtonItem(title: "1")
        #expect(!item.showsBackButton)
        item.leftItemsSupplementBackButton = true
        #expect(item.showsBackButton)
        item.hidesBackButton = true
        #expect(!item.showsBackButton)
    }

    final class Recording: UINavigationItem {
        var calls: [String] = []

        override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
            calls.append("items \(animated)")
            super.setRightBarButtonItems(items, animated: animated)
        }
    }

    @Test func propertiesGoThroughTheSetters() {
        useFreshRuntime()
        let item = Recording(title: "A")
        item.rightBarButtonItem = UIBarButtonItem(title: "1")
        item.setRightBarButton(nil, animated: true)
        #expect(item.calls == ["items false", "items true"])
    }
}
