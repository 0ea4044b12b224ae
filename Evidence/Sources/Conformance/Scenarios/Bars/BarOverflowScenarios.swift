import Simulator

// Navigation bars since iOS 18: minimization, overflow, pinned items and menus.
extension Scenario {
    static let barOverflows: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "hunt27-bars-01",
                "The navigation bar above a list: navigationBarMinimization of the navigation item",
                ios: "27.0",
                animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/1b5518564b592cbd8c17094028ef2003cdebd12c/apps/src/tests/single-feature-tests/stack-v5/test-stack-header-bar-minimization-ios/scenario.md"
                ),
                notes: """
                    With onScrollDown the bar minimizes, and restores when the user scrolls up, or with
                    atScrollEdge at the top. Quote: On every other device, on iOS 27.0 or 27.2, it resolves as
                    `never`.
                    """),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
        .uncovered(
            EvidenceEntry(
                "hunt27-bars-02",
                "Three trailing items that don't fit, one of them with another visibilityPriority",
                ios: "27.0",
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/15423285a375af26932a67abbfd97df13cfe7e3e/apps/src/tests/single-feature-tests/stack-v5/test-stack-header-item-visibility-priority-ios/scenario.md"
                ),
                notes: """
                    Quote: The resizing item is back in the header, at its full width, and both icons are in the
                    overflow menu instead
                    """),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
        .rule(
            EvidenceEntry(
                "hunt27-bars-08",
                "additionalOverflowItems and overflowPresentationSource of a navigation item", ios: "18+",
                source: .documentation(header),
                notes: """
                    Quote: Setting this property to a non-nil value will force the overflow button to appear
                    """),
            statements: 3
        ) { stage in
            let page = stage.page("A")
            let item = page.navigationItem
            item.rightBarButtonItems = stage.items(["One"])
            try stage.launch(stage.navigation([page]))
            stage.state(
                "without overflow overflowPresentationSource is nil", item.overflowPresentationSource == nil,
                "\(String(describing: item.overflowPresentationSource))")
            item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Extra") { _ in }]) }
            try stage.settle()
            stage.state(
                "additionalOverflowItems makes the button appear, which is the source",
                stage.sim.place(of: "More") != nil && item.overflowPresentationSource != nil
                    && stage.sim.place(of: "One") != nil, "\(stage.barTexts)")
            stage.sim.tap("More")
            try stage.settle()
            stage.state(
                "the menu of the button has the items of the element", stage.sim.place(of: "Extra") != nil,
                "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-09", "pinnedTrailingGroup of a navigation item with trailing items", ios: "18+",
                source: .documentation(header),
                notes: """
                    Quote: placed on the trailing edge of the bar, past the overflow & search items (if present).
                    this group cannot move to the overflow.
                    """),
            statements: 2
        ) { stage in
            let page = stage.page("A")
            try stage.launch(stage.navigation([page]))
            let item = page.navigationItem
            item.pinnedTrailingGroup = UIBarButtonItemGroup(
                barButtonItems: [UIBarButtonItem(title: "Pin", style: .plain, target: nil, action: nil)],
                representativeItem: nil)
            item.rightBarButtonItems = stage.items(["One", "Two"])
            try stage.settle()
            let places = ["One", "Two", "Pin"].compactMap { stage.sim.place(of: $0)?.x }
            stage.state(
                "the pinned item is at the trailing edge, after the other items",
                places.count == 3 && places.max() == places.last, "\(places), \(stage.barTexts)")
            item.rightBarButtonItems = stage.items((1...8).map { "Item \($0)" })
            try stage.settle()
            stage.state(
                "with more items than fit, the pinned item stays in the bar",
                stage.barTexts.contains("Pin") && (stage.major < 26 || !stage.barTexts.contains("Item 8")),
                "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-bars-10",
                "The menu of a bar button item: an action, a disabled one, and one that keeps the menu presented",
                ios: "26.4", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/1c6e7f03ee96a6fbe10a27612e9d5963bfa31353/apps/src/tests/single-feature-tests/stack-v5/test-stack-header-menu-ios/scenario.md"
                ),
                notes: """
                    Quote: Click on Toggle 1-1 inside Menu - Menu is hidden. The test of
                    test-stack-header-menu-presentation-ios: Delete increments Presses and keeps the menu
                    presented. Disabled taps must emit neither press nor selection callbacks.
                    """),
            statements: 4
        ) { stage in
            let page = stage.page("A")
            @MainActor func action(_ title: String, _ attributes: UIMenuElement.Attributes) -> UIAction {
                UIAction(title: title, attributes: attributes) { _ in stage.log(title) }
            }
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Menu",
                menu: UIMenu(children: [
                    action("Plain", []), action("Off", .disabled), action("Stay", .keepsMenuPresented),
                ]))
            try stage.launch(stage.navigation([page]))
            @MainActor func isOpen() -> Bool { stage.barTexts.contains("Plain") }
            @MainActor func tap(_ text: String) throws {
                stage.sim.tap(at: try require(stage.sim.place(of: text)))
                try stage.settle()
            }
            stage.begin()
            stage.sim.tap("Menu")
            try stage.settle()
            stage.state("a tap on the item opens the menu", isOpen(), "\(stage.barTexts)")
            try tap("Plain")
            stage.state(
                "a tap on the action performs it and closes the menu",
                stage.lines == ["Plain"] && !isOpen(), "\(stage.lines), \(isOpen())")
            stage.begin()
            stage.sim.tap("Menu")
            try stage.settle()
            stage.sim.chooseInMenu("Off")
            try stage.settle()
            stage.state("a tap on the disabled one performs nothing", stage.lines.isEmpty, "\(stage.lines)")
            if !isOpen() { stage.sim.tap("Menu") }
            try stage.settle()
            try tap("Stay")
            stage.state(
                "a tap on the one with keepsMenuPresented performs it, and the menu stays",
                stage.lines == ["Stay"] && isOpen(), "\(stage.lines), \(isOpen())")
        },
    ]

    private static let header = "iPhoneOS 27.0 SDK, UIKit.framework/Headers/UINavigationItem.h"
}

extension Stage {
    fileprivate func items(_ titles: [String]) -> [UIBarButtonItem] {
        titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }
}
