import TestApps
import TestTraits
import Testing
import UIKit

@MainActor
@Suite(.inTurn) struct BarItemTests {
    @Test func aPrimaryActionGivesTitleAndImageToTheAppsOwnItemsOnly() {
        useFreshRuntime()
        let action = UIAction(title: "Go") { _ in }
        let own = UIBarButtonItem(primaryAction: action)
        #expect(own.title == "Go")
        own.primaryAction = nil
        #expect(own.title == "Go")
        let system = UIBarButtonItem(systemItem: .done, primaryAction: action)
        #expect(system.title == nil && system.shownTitle == "Done" && system.style == .done)
        #expect(UIBarButtonItem(title: "Mine", primaryAction: action).title == "Mine")
    }

    @Test func aTapRunsThePrimaryAction() {
        useFreshRuntime()
        var senders: [AnyObject?] = []
        let item = UIBarButtonItem(primaryAction: UIAction { senders.append($0.sender as AnyObject?) })
        item.changesSelectionAsPrimaryAction = true
        #expect(item.perform() && item.isSelected)
        #expect(senders.count == 1 && senders[0] === item)
        item.isEnabled = false
        #expect(!item.perform() && item.isSelected)
        #expect(!UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil).perform())
    }

    @Test func targetAndActionAreKeptAndTheTargetIsNotRetained() {
        useFreshRuntime()
        var target: NSObject? = NSObject()
        let item = UIBarButtonItem(title: "T", style: .done, target: target, action: Selector("go"))
        #expect(item.target === target && item.action == Selector("go") && item.style == .done)
        target = nil
        #expect(item.target == nil)
    }

    @Test func spaces() {
        useFreshRuntime()
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIBarButtonItem.fixedSpace(12).systemItem == .fixedSpace)
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    }

    @Test func anItemIsInOneGroup() {
        useFreshRuntime()
        let item = UIBarButtonItem(title: "T")
        let first = item.creatingFixedGroup()
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(first.barButtonItems.isEmpty && item.buttonGroup === second)
        second.barButtonItems = []
        #expect(item.buttonGroup == nil)
    }

    @Test func titleAttributesAreKeptStateByState() {
        useFreshRuntime()
        let item = UIBarItem()
        item.setTitleTextAttributes([.init("weight"): 1], for: [])
        #expect(item.titleTextAttributes(for: [])?.count == 1)
        #expect(item.titleTextAttributes(for: UIControl.State(rawValue: 1)) == nil)
        item.setTitleTextAttributes(nil, for: [])
        #expect(item.titleTextAttributes(for: []) == nil)
    }

    @Test func tabBarItems() {
        useFreshRuntime()
        let item = UITabBarItem(title: "Home", image: nil, tag: 3)
        #expect(item.title == "Home" && item.tag == 3 && item.badgeValue == nil && item.shownTitle == "Home")
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 1).shownTitle == "Search")
    }

    @Test func anAppearanceIsKeptAsACopy() {
        useFreshRuntime()
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let bar = UINavigationBar(frame: .zero)
        bar.standardAppearance = looks
        looks.configureWithTransparentBackground()
        looks.buttonAppearance.normal.titlePositionAdjustment = .zero
        #expect(bar.standardAppearance.backgroundColor != nil)
        #expect(bar.standardAppearance.shadowColor != nil && looks.shadowColor == nil)
        #expect(looks.copyOfItsKind().shadowColor == nil && looks.copyOfItsKind() !== looks)
        #expect(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
        #expect(UITabBarAppearance(barAppearance: bar.standardAppearance).backgroundColor != nil)
    }
}
