import Simulator

// Bar button items and their backgrounds, since iOS 26.
extension Scenario {
    static let barItems: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-BARS-06", "hidesSharedBackground and sharesBackground", ios: "26+",
                source: .documentation(header),
                notes: """
                    Quote: This property is ignored if the item is in a `UIBarButtonItemGroup` with more than
                    one item.
                    """),
            statements: 5
        ) { stage in
            let bar = try ItemBar(on: stage)
            let items = [bar.image(), bar.image(), bar.image()]
            stage.state(
                "the defaults are false and true",
                !items[1].hidesSharedBackground && items[1].sharesBackground,
                "\(items[1].hidesSharedBackground), \(items[1].sharesBackground)")
            stage.state("three items: one background", bar.backgrounds(of: items) == 1, "\(bar.count)")
            items[1].sharesBackground = false
            stage.state(
                "sharesBackground false for the middle one: three", bar.backgrounds(of: items) == 3,
                "\(bar.count)")
            items[1].sharesBackground = true
            items[1].hidesSharedBackground = true
            stage.state(
                "hidesSharedBackground true for it: two around it", bar.backgrounds(of: items) == 2,
                "\(bar.count)")
            let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
            stage.state(
                "both are ignored in a group with several items", bar.backgrounds(of: [group]) == 1,
                "\(bar.count)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-07", "fixedSpace() without width", ios: "26+", source: .documentation(header),
                notes: """
                    Quote: A fixed space of 0 width separates the shared background used in navigation bars and
                    toolbars to visually group items. For groups, UIBarButtonItemGroup.fixedSpace().
                    """),
            statements: 3
        ) { stage in
            let bar = try ItemBar(on: stage)
            let space = UIBarButtonItem.fixedSpace()
            stage.state("its width is 0", space.width == 0, "\(space.width)")
            let items = [bar.image(), space, bar.image()]
            stage.state(
                "[a, fixedSpace, b]: two backgrounds", bar.backgrounds(of: items) == 2, "\(bar.count)")
            let groups = [
                bar.image().creatingFixedGroup(), .fixedSpace(), bar.image().creatingFixedGroup(),
            ]
            stage.state("the same for groups", bar.backgrounds(of: groups) == 2, "\(bar.count)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-08", "Spacers with a width in the navigation bar", ios: "26.4",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-subviews-ios/scenario.md"
                ),
                notes: "A manual test. Quote: setting width only works on iOS < 26"),
            statements: 1
        ) { stage in
            let bar = try ItemBar(on: stage)
            let (one, two) = (bar.text("One"), bar.text("Two"))
            @MainActor func place(over space: UIBarButtonItem) -> CGFloat? {
                bar.page.navigationItem.rightBarButtonItems = [one, space, two]
                return stage.sim.place(of: "Two")?.x
            }
            let (narrow, wide) = (place(over: .fixedSpace()), place(over: .fixedSpace(40)))
            stage.state(
                "fixedSpace(40) between two items: they are placed as with fixedSpace()",
                narrow != nil && narrow == wide, "\(String(describing: narrow)), \(String(describing: wide))")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-09", "Item identifier", ios: "26+", animated: true,
                source: .documentation(header),
                notes: """
                    Quote: The default value is `nil`, which means UIKit will use its default heuristics for
                    transitions.
                    """),
            statements: 2
        ) { stage in
            let bar = try ItemBar(on: stage)
            let (first, second) = (bar.text("Edit"), bar.text("Another title"))
            stage.state(
                "the default is nil", first.identifier == nil, "\(String(describing: first.identifier))")
            first.identifier = "edit"
            second.identifier = "edit"
            bar.page.navigationItem.rightBarButtonItems = [bar.text("Other"), first]
            let next = stage.page("B")
            next.navigationItem.rightBarButtonItem = second
            let start = stage.sim.place(of: "Edit")?.x ?? 0
            bar.stack.pushViewController(next, animated: true)
            stage.sim.advance(by: 0.1)
            let middle = stage.sim.place(of: "Another title")?.x ?? 0
            try stage.settle()
            let end = stage.sim.place(of: "Another title")?.x ?? 0
            stage.state(
                "a push between pages with the same identifier: the item moves",
                start < middle && middle < end,
                "\(start), \(middle), \(end)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-10", "Badges on items", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIBarButtonItemBadge.h"),
                notes: """
                    Quote: Sets a badge on the bar button item. Currently only supported in navigation bars. The
                    count is localized when shown; a nil color or font is the system's.
                    """),
            statements: 4
        ) { stage in
            let bar = try ItemBar(on: stage)
            let item = bar.text("Inbox")
            item.badge = .count(7)
            bar.page.navigationItem.rightBarButtonItem = item
            stage.state(
                "a count is drawn in a navigation bar", stage.barTexts.contains("7"), "\(stage.barTexts)")
            item.badge = .string("new")
            stage.state("so is a string", stage.barTexts.contains("new"), "\(stage.barTexts)")
            let indicator = UIBarButtonItem.Badge.indicator()
            stage.state(
                "an indicator has no text, and the colors and the font are nil",
                indicator.stringValue == nil && indicator.font == nil && indicator.backgroundColor == nil
                    && indicator.foregroundColor == nil, "\(indicator)")
            bar.page.navigationItem.rightBarButtonItem = nil
            bar.stack.isToolbarHidden = false
            bar.page.toolbarItems = [item]
            stage.state(
                "a badge in a toolbar item is not drawn",
                stage.barTexts.contains("Inbox") && !stage.barTexts.contains("new"), "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-11", "What shares a background", ios: "26+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/284"),
                notes: """
                    Image items share one; text items, Done, Close and prominent items get their own; a
                    flexible space separates unless its hidesSharedBackground is false.
                    """),
            statements: 4
        ) { stage in
            let bar = try ItemBar(on: stage)
            stage.state(
                "trailing [image, image, title]: two backgrounds",
                bar.backgrounds(of: [bar.image(), bar.image(), bar.text("Title")]) == 2, "\(bar.count)")
            let prominent = bar.image()
            prominent.style = .prominent
            prominent.tintColor = bar.prominentColor
            stage.state(
                "[image, prominent image]: two", bar.backgrounds(of: [bar.image(), prominent]) == 2,
                "\(bar.count)")
            let close = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
            let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            done.tintColor = bar.prominentColor
            stage.state(
                "[image, Close, Done]: three", bar.backgrounds(of: [bar.image(), close, done]) == 3,
                "\(bar.count)")
            let space = UIBarButtonItem.flexibleSpace()
            let (apart, none) = (
                bar.toolbarBackgrounds(of: [bar.image(), space, bar.image()]), bar.toolbarBackgrounds(of: [])
            )
            space.hidesSharedBackground = false
            let together = bar.toolbarBackgrounds(of: [bar.image(), space, bar.image()])
            stage.state(
                "a flexible space in a toolbar separates unless its hidesSharedBackground is false",
                apart - none == 2 && together - none == 1, "\(apart - none), \(together - none)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-13", "Too many items", ios: "26.4",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-subviews-ios/scenario.md"
                ),
                notes: """
                    A manual test. Quote: items are collapsed in the order: title, trailing buttons (one by
                    one), leading buttons (all at once). Custom views without a menuRepresentation do not move.
                    """),
            statements: 4
        ) { stage in
            let bar = try ItemBar(on: stage)
            let item = bar.page.navigationItem
            item.title = "Title"
            item.leftBarButtonItems = ["Left 1", "Left 2"].map(bar.wideText)
            item.rightBarButtonItems = ["Right 1", "Right 2"].map(bar.wideText)
            stage.state(
                "without room for it the title is the first to go",
                stage.barTexts.count == 4 && !stage.barTexts.contains("Title"), "\(stage.barTexts)")
            item.rightBarButtonItems = ["Right 1", "Right 2", "Right 3"].map(bar.wideText)
            let (one, texts) = (stage.sim.place(of: "More") != nil, stage.barTexts)
            stage.state(
                "then trailing items, one by one",
                one && texts.contains("Right 1") && !texts.contains("Right 3") && texts.contains("Left 2"),
                "\(texts)")
            item.leftBarButtonItems = (1...6).map { bar.wideText("Left \($0)") }
            // The source doesn't say whether the title returns into the room that the items have left.
            @MainActor func items() -> [String] { stage.barTexts.filter { $0 != "Title" } }
            stage.state("then all leading items at once", items().isEmpty, "\(items())")
            let view = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            view.text = "View"
            item.leftBarButtonItems?.append(UIBarButtonItem(customView: view))
            stage.state(
                "a custom view without a menuRepresentation does not move", items() == ["View"], "\(items())")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-20", "Hiding the bar in the same turn as new items", ios: "26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStackHeaderConfig.mm"
                ),
                notes: """
                    The source sets the items before it hides the bar, because of a bug of iOS 26: in the other
                    order, items are in a wrong state. The bug isn't imitated.
                    """),
            statements: 1
        ) { stage in
            let bar = try ItemBar(on: stage)
            bar.page.navigationItem.rightBarButtonItems = [bar.text("One"), bar.text("Two")]
            bar.stack.setNavigationBarHidden(true, animated: false)
            try stage.settle()
            bar.stack.setNavigationBarHidden(false, animated: false)
            try stage.settle()
            stage.state(
                "items set before the bar is hidden are there when it is shown again",
                stage.barTexts.filter { ["One", "Two"].contains($0) }.count == 2, "\(stage.barTexts)")
        },
    ]

    private static let header = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIBarButtonItem.h"
}

/// A page in a stack whose bar's backgrounds are counted in the picture.
@MainActor
private final class ItemBar {
    let stage: Stage
    let page: Page
    let stack: UINavigationController
    private(set) var count = 0
    private var bare = 0

    init(on stage: Stage) throws {
        self.stage = stage
        page = stage.page("A")
        stack = stage.navigation([page])
        try stage.launch(stack)
        bare = shapes
    }

    func image() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, style: .plain,
            target: nil, action: nil)
    }

    func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// An item of which four fill the bar.
    func wideText(_ title: String) -> UIBarButtonItem {
        let item = text(title)
        item.width = 90
        return item
    }

    /// The number of backgrounds behind trailing items.
    func backgrounds(of items: [UIBarButtonItem]) -> Int {
        page.navigationItem.rightBarButtonItems = items
        count = shapes - bare
        return count
    }

    /// The number of backgrounds behind trailing groups.
    func backgrounds(of groups: [UIBarButtonItemGroup]) -> Int {
        page.navigationItem.trailingItemGroups = groups
        count = shapes - bare
        return count
    }

    /// The number of shapes on the screen with these items in the toolbar.
    func toolbarBackgrounds(of items: [UIBarButtonItem]) -> Int {
        page.navigationItem.rightBarButtonItems = nil
        stack.isToolbarHidden = false
        page.toolbarItems = items
        return shapes
    }

    /// The tint color of prominent items, by which their backgrounds are counted.
    let prominentColor = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)

    /// The number of fills in the picture with the opacity of standard glass, or in the color of a prominent item.
    private var shapes: Int {
        stage.sim.picture().svg.matches(of: /fill-opacity="0\.88"|fill="#008000"/).count
    }
}
