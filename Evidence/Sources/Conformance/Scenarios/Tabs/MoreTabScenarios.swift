import Simulator

// More pages than fit in a tab bar.
extension Scenario {
    static let moreTabs: [Scenario] = [
        .rule(
            EvidenceEntry(
                "more-01",
                "Tab bar controller with six pages in a compact width, and with five",
                source: .documentation("https://developer.apple.com/documentation/uikit/uitabbarcontroller"),
                notes: "The header says the same of more than five pages."),
            statements: 2
        ) { stage in
            let six = try MoreApp(6, on: stage)
            stage.state(
                "six pages: the bar has the first four items and More",
                six.items == ["1", "2", "3", "4", "More"], "\(six.items)")
            let five = try MoreApp(5, on: stage)
            stage.state(
                "five pages: the bar has their items", five.items == ["1", "2", "3", "4", "5"],
                "\(five.items)")
        },
        .rule(
            EvidenceEntry(
                "more-02",
                "Tab bar controller with nine pages on an iPhone 6 Plus, upright and on its side",
                ios: "iOS 8 (2015)", devices: ["iPhone 8 Plus"],
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/10068"),
                notes: """
                    Radar 21103395. A tablet with iOS 9 has More from nine pages on, too: Radar
                    25720839, and 22878083 ("more than 8 tabs").
                    """),
            statements: 2
        ) { stage in
            let app = try MoreApp(9, on: stage)
            stage.state(
                "upright: four items and More", app.items == ["1", "2", "3", "4", "More"], "\(app.items)")
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state(
                "on its side: seven items and More", app.items.count == 8 && app.items.last == "More",
                "\(app.items)")
        },
        .rule(
            EvidenceEntry(
                "more-03",
                "Tab bar controller with six pages on an iPad in its full size",
                ios: "18", devices: ["iPad Pro 11-inch"],
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/main/apps/src/tests/single-feature-tests/tabs/test-tabs-more-navigation-controller-ios/scenario.md"
                ),
                notes: "Tried on iOS 18.6 and 26.2. Compact, it has four items and More."),
            statements: 1
        ) { stage in
            let app = try MoreApp(6, on: stage)
            stage.state(
                "the bar has all six items, and no More", app.items.count == 6 && !app.items.contains("More"),
                "\(app.items)")
            try app.resize(.compact)
            stage.note("compact: four items and More", app.items.count == 5, "\(app.items)")
        },
        .rule(
            EvidenceEntry(
                "more-04",
                "Ten pages; More is tapped, a row of its list is chosen",
                source: .claim("https://blogger.kinkuman.net/2018/09/uitabbarcontroller.html"),
                notes: """
                    Pages 5 to 10 are in the list. The last is also the header's word on
                    customizableViewControllers.
                    """),
            statements: 3
        ) { stage in
            let app = try MoreApp(10, on: stage)
            try app.tapTab(4)
            let table = app.more.viewControllers[0].view as? UITableView
            let titles = (0..<6).map { table?.cellForRow(at: [0, $0])?.textLabel?.text ?? "" }
            stage.state(
                "the list has the titles of the pages without an item",
                titles == ["5", "6", "7", "8", "9", "10"], "\(titles)")
            let edit = app.more.navigationBar.topItem?.rightBarButtonItem
            stage.state("the list has an Edit button", edit != nil, "\(String(describing: edit))")
            try app.tapRow("7")
            let bar = app.more.navigationBar
            stage.state(
                "the page gets a navigation bar with a button back to More",
                app.isVisible(6) && bar.backItem?.title == "More" && !app.more.isNavigationBarHidden,
                "\(String(describing: bar.backItem?.title))")
        },
        .rule(
            EvidenceEntry(
                "more-05",
                "More's list is visible",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex")),
            statements: 3
        ) { stage in
            let app = try MoreApp(6, on: stage)
            try app.tapTab(4)
            stage.state(
                "selectedIndex is NSNotFound", app.tabs.selectedIndex == NSNotFound,
                "\(app.tabs.selectedIndex)")
            stage.state(
                "selectedViewController is the More navigation controller",
                app.tabs.selectedViewController === app.more, app.selection)
            stage.state(
                "viewControllers does not contain it", app.tabs.viewControllers?.contains(app.more) == false,
                "it does")
        },
        .rule(
            EvidenceEntry(
                "more-08",
                "A page without a navigation controller of its own is visible through More",
                source: .claim(
                    "https://developer.apple.com/library/archive/samplecode/Tabster/Listings/Tabster_Classes_FourViewController_m.html"
                ),
                notes: "Apple's sample code asks so whether a page was reached through More."),
            statements: 1
        ) { stage in
            let app = try MoreApp(6, on: stage)
            try app.tapTab(4)
            try app.tapRow("6")
            let parent = app.pages[5].parent
            stage.state(
                "its parent is a navigation controller", parent is UINavigationController,
                "\(String(describing: parent))")
        },
        .rule(
            EvidenceEntry(
                "more-09",
                "A navigation controller with two pages is visible through More",
                ios: "iOS 9 (2016)",
                source: .claim(
                    "public-GitHub index, file id 7289171721 (FixedTabBarController.m, 2016; index gives no repository path); http://www.openradar.me/25393521"
                ),
                notes: """
                    Radar 21103395 says as well that the contents are removed and pushed onto the stack
                    of More.
                    """),
            statements: 4
        ) { stage in
            let pages = [stage.page("Root"), stage.page("Pushed")]
            let stack = stage.navigation(pages)
            let app = try MoreApp(5, and: [stack], on: stage)
            app.tabs.selectedViewController = stack
            try stage.settle()
            stage.state(
                "its pages lie on the More navigation controller above the list",
                app.more.viewControllers.dropFirst().elementsEqual(pages, by: ===),
                "\(app.more.viewControllers)")
            stage.state(
                "their parent is the More navigation controller", pages.allSatisfy { $0.parent === app.more },
                "\(pages.map(\.parent))")
            stage.state(
                "selectedViewController is the navigation controller of the tab",
                app.tabs.selectedViewController === stack, app.selection)
            stage.state(
                "the More navigation controller is the last child of the tabs",
                app.tabs.children.last === app.more, "\(app.tabs.children)")
        },
        .rule(
            EvidenceEntry(
                "more-10",
                "Pages made by UITab objects; More's list is visible",
                ios: "18",
                source: .claim("https://github.com/software-mansion/react-native-screens/pull/4675")),
            statements: 1
        ) { stage in
            let tabs = UITabBarController(
                tabs: (1...6).map { number in
                    UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in
                        stage.page("\(number)")
                    }
                })
            try stage.launch(tabs)
            tabs.selectedViewController = tabs.viewControllers?[1]
            stage.sim.tapTab(4, in: tabs)
            try stage.settle()
            stage.state(
                "selectedTab is the tab that was selected before",
                tabs.selectedIndex == NSNotFound && tabs.selectedTab?.identifier == "2",
                "\(String(describing: tabs.selectedTab?.identifier))")
        },
        .rule(
            EvidenceEntry(
                "more-13",
                "More's list, with and without pages that may be customized",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/customizableviewcontrollers"
                )),
            statements: 3
        ) { stage in
            let app = try MoreApp(6, on: stage)
            let edit = { app.more.viewControllers[0].navigationItem.rightBarButtonItem }
            stage.state(
                "by default all pages may be: an Edit button",
                app.tabs.customizableViewControllers == app.pages && edit() != nil,
                "\(String(describing: app.tabs.customizableViewControllers))")
            for none in [nil, []] as [[UIViewController]?] {
                app.tabs.customizableViewControllers = none
                stage.state("nil or empty: no Edit button", edit() == nil, "\(String(describing: edit()))")
            }
            app.tabs.viewControllers = app.pages.reversed()
            stage.state(
                "a change of viewControllers: all pages may be again",
                app.tabs.customizableViewControllers?.count == 6 && edit() != nil,
                "\(String(describing: app.tabs.customizableViewControllers))")
        },
    ]
}
