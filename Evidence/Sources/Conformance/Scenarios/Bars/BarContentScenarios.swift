import Simulator

// The contents of navigation bars on iOS 18 and later, and the gestures that compete with a pop.
extension Scenario {
    static let barContents: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-bars-01", "The attributed title of a navigation item", ios: "26+",
                source: .documentation(itemHeader),
                notes: """
                    Quote: An attributed string that is rendered as the title in the navigation bar. If
                    `titleView` is non-nil, this property is ignored.
                    """),
            statements: 2
        ) { stage in
            let (item, _) = try stage.launchItem()
            item.attributedTitle = AttributedString("Attributed")
            stage.state(
                "the bar shows the attributed title", stage.barTexts.contains("Attributed"),
                "\(stage.barTexts)")
            item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            stage.state(
                "with a title view the bar doesn't show it", !stage.barTexts.contains("Attributed"),
                "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-02", "The attributed subtitle of a navigation item", ios: "26+",
                source: .documentation(itemHeader),
                notes: """
                    Quote: If `attributedSubtitle` is `non-nil`, this property just returns the `String`
                    representation of the `attributedString`.
                    """),
            statements: 2
        ) { stage in
            let (item, _) = try stage.launchItem()
            item.title = "Title"
            item.subtitle = "plain"
            item.attributedSubtitle = AttributedString("attributed")
            stage.state(
                "subtitle is the text of the attributed one", item.subtitle == "attributed",
                item.subtitle ?? "none")
            stage.state(
                "the bar shows the attributed subtitle in place of the subtitle",
                stage.barTexts.contains("attributed") && !stage.barTexts.contains("plain"),
                "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-03", "A subtitle view beside a subtitle", ios: "26+",
                source: .documentation(itemHeader),
                notes: """
                    Quote: If non-nil, this property takes precedence over the `subtitle` and
                    `attributedSubtitle` properties.
                    """),
            statements: 2
        ) { stage in
            let (item, stack) = try stage.launchItem()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 12))
            item.title = "Title"
            item.subtitle = "plain"
            item.subtitleView = view
            try stage.settle()
            stage.state(
                "the bar shows the view", view.isDescendant(of: stack.navigationBar),
                "\(String(describing: view.superview))")
            stage.state(
                "the bar doesn't show the subtitle", !stage.barTexts.contains("plain"), "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-04", "The styles of a bar button item", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIBarButtonItem.h"),
                notes: "Quote: default is UIBarButtonItemStylePlain. Done equals Prominent, which is 2."),
            statements: 2
        ) { stage in
            let (prominent, done) = (UIBarButtonItem.Style.prominent, UIBarButtonItem.Style.done)
            stage.state(
                "prominent has the raw value 2, and done is the same style",
                prominent.rawValue == 2 && done == prominent, "\(prominent.rawValue), \(done)")
            stage.state(
                "an item is plain by default", UIBarButtonItem().style == .plain,
                "\(UIBarButtonItem().style)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-05", "A bar button item with a custom view of 20 by 20 points", ios: "26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStackHeaderSubview.mm"
                ),
                notes: """
                    Quote: Starting from iOS 26, UIBarButtonItem's customView is streched to have at least 36
                    width.
                    """),
            statements: 1
        ) { stage in
            let (item, _) = try stage.launchItem()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            item.rightBarButtonItem = UIBarButtonItem(customView: view)
            try stage.settle()
            stage.state(
                "the custom view is at least 36 points wide in the bar",
                view.window != nil && view.bounds.width >= 36, "\(view.bounds)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-06", "Groups of bar button items", ios: "18+",
                source: .documentation(itemHeader),
                notes: """
                    Quote: Items set via this method will replace items set via .leftBarButtonItem or
                    .leftBarButtonItems. UIBarButtonItem.h: adding a bar button item to a group removes it from
                    any previous group.
                    """),
            statements: 2
        ) { stage in
            let (item, _) = try stage.launchItem()
            let (old, new) = (stage.barItem("Old"), stage.barItem("New"))
            item.leftBarButtonItem = old
            let group = UIBarButtonItemGroup(barButtonItems: [new], representativeItem: nil)
            item.leadingItemGroups = [group]
            stage.state(
                "the bar shows the items of leadingItemGroups in place of leftBarButtonItems",
                stage.barTexts.contains("New") && !stage.barTexts.contains("Old"), "\(stage.barTexts)")
            let other = UIBarButtonItemGroup(barButtonItems: [new], representativeItem: nil)
            stage.state(
                "an item that is added to another group leaves its group",
                group.barButtonItems.isEmpty && new.buttonGroup === other, "\(group.barButtonItems)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-07", "The back action of a navigation item", ios: "18+", animated: true,
                source: .documentation(itemHeader),
                notes: """
                    Quote: if a back button is naturally present, this replaces only its action, otherwise a back
                    button will be synthesized with the image or title from the action.
                    """),
            statements: 2
        ) { stage in
            let page = stage.page("B")
            let stack = stage.navigation([stage.page("A"), page])
            page.navigationItem.backAction = UIAction { _ in stage.log("back action") }
            try stage.launch(stack)
            stage.begin()
            stage.sim.tapBack(in: stack)
            try stage.settle()
            stage.state(
                "the back button runs the action, and the page stays",
                stage.has("back action") && stack.topViewController === page, "\(stage.lines)")
            let (item, _) = try stage.launchItem()
            item.backAction = UIAction(title: "Leave") { _ in stage.log("left") }
            try stage.settle()
            stage.state(
                "the first page of a stack has a back button with the action's title",
                stage.barTexts.contains("Leave"), "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-08",
                "A swipe to the right on a row with leading swipe actions, and one beside the rows",
                ios: "26",
                animated: true, source: .documentation(designSession),
                notes: """
                    Quote: Swipe actions prevent content backswipe. However, non-interactive areas would allow it.
                    """),
            statements: 2
        ) { stage in
            let (page, rows) = (stage.page("B"), SwipedRows())
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.delegate = rows
            page.loadViewIfNeeded()
            page.view.addSubview(table)
            let stack = stage.navigation([stage.page("A"), page])
            try stage.launch(stack)
            let row = try require(table.visibleCells.first)
            let middle = row.convert(CGPoint(x: 150, y: row.bounds.midY), to: nil)
            stage.swipeRight(from: middle)
            try stage.settle()
            stage.state("on the row: the page stays", stack.topViewController === page, "it is popped")
            // The first swipe beside an open row may close it.
            stage.swipeRight(from: CGPoint(x: 150, y: 600))
            try stage.settle()
            stage.swipeRight(from: CGPoint(x: 150, y: 600))
            try stage.settle()
            stage.state(
                "on the empty area: the page is popped", stack.viewControllers.count == 1,
                "\(stack.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-09", "A pan recognizer of the page that the recognizer for content waits for",
                ios: "26", animated: true, source: .documentation(designSession),
                notes: """
                    Quote: To gain priority over content backswipe, custom gestures need to set failure
                    requirements on interactiveContentPopGestureRecognizer.
                    """),
            statements: 2
        ) { stage in
            for waits in [false, true] {
                let (page, pan) = (stage.page("B"), UIPanGestureRecognizer())
                page.loadViewIfNeeded()
                page.view.addGestureRecognizer(pan)
                let stack = stage.navigation([stage.page("A"), page])
                try stage.launch(stack)
                if waits { stack.interactiveContentPopGestureRecognizer?.require(toFail: pan) }
                var hasBegun = false
                stage.swipeRight(from: CGPoint(x: 150, y: 500)) {
                    hasBegun = [.began, .changed].contains(pan.state)
                }
                try stage.settle()
                let isPopped = stack.viewControllers.count == 1
                if waits {
                    stage.state(
                        "with it the page's recognizer begins, and the page stays",
                        hasBegun && !isPopped, "\(hasBegun), \(stack.viewControllers)")
                } else {
                    stage.state(
                        "without the requirement the page is popped", isPopped, "\(stack.viewControllers)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-bars-10", "A page with the preferred transition coverVertical is pushed", ios: "18+",
                animated: true,
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIViewController.h"),
                notes: """
                    Quote: For example, `UINavigationController` supports the .zoom transition, but not the
                    .coverVertical transition.
                    """),
            statements: 2
        ) { stage in
            let page = stage.page("B")
            stage.state(
                "preferredTransition is nil by default", page.preferredTransition == nil, "there is one")
            page.preferredTransition = .coverVertical
            let stack = stage.navigation([stage.page("A")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            stage.sim.advance(by: 0.1)
            let place = stage.shownPlace(of: page.view)
            try stage.settle()
            let end = stage.shownPlace(of: page.view)
            stage.state(
                "halfway the page is at its final height, and beside its final position",
                place.y == end.y && place.x > end.x, "\(place), \(end)")
        },
    ]

    private static let itemHeader = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UINavigationItem.h"
    private static let designSession = "https://developer.apple.com/videos/play/wwdc2025/284"
}

extension Stage {
    /// Launches a stack of one page without a title, and returns the page's item.
    fileprivate func launchItem() throws -> (UINavigationItem, UINavigationController) {
        let page = page("A")
        let stack = navigation([page])
        try launch(stack)
        return (page.navigationItem, stack)
    }

    fileprivate func barItem(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// A finger moves to the right by 220 points, and rests before it is lifted.
    fileprivate func swipeRight(from start: CGPoint, beforeTheEnd look: () -> Void = {}) {
        sim.touchDown(at: start)
        sim.touchMove(to: CGPoint(x: start.x + 220, y: start.y), over: 0.4)
        sim.advance(by: 0.5)
        look()
        sim.touchUp()
    }

    /// The position of a view in its window at this moment of the animations.
    func shownPlace(of view: UIView) -> CGPoint {
        var place = CGPoint.zero
        var next: UIView? = view
        while let view = next, !(view is UIWindow) {
            let frame = (view.layer.presentation() ?? view.layer).frame
            let origin = view.superview?.bounds.origin ?? .zero
            place = CGPoint(x: place.x + frame.minX - origin.x, y: place.y + frame.minY - origin.y)
            next = view.superview
        }
        return place
    }
}

/// Rows with leading swipe actions.
@MainActor
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
        ])
    }
}
