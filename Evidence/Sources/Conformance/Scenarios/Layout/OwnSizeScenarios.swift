import Simulator

// The accessibility sizes of text.
extension Scenario {
    static let ownSizes: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-sizes-01",
                """
                Rows of the standard cell styles, at the default text size and at the accessibility \
                sizes
                """,
                ios: "11+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2017/245/"),
                notes: """
                    Building Apps with Dynamic Type, WWDC 2017, session 245. The session says "for
                    larger fonts"; its own apps change their layout at the five accessibility sizes.
                    Quote: [...] for larger fonts the text will wrap so that all of it is visible. Also,
                    for standard table views that have a detail text label, those will automatically lay
                    out with vertical stacking for larger fonts.
                    """),
            statements: 2
        ) { stage in
            for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
                let rows = StyledRows(style)
                let scene = try TableScene(stage, [2], source: { _ in rows }).show()
                stage.sim.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
                try stage.settle()
                let (long, short) = (try scene.cell(0), try scene.cell(1))
                let label = try require(long.textLabel)
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
                stage.state(
                    """
                    a long text wraps, so that all of it is visible, and its row is higher than one \
                    with a short text
                    """, label.bounds.height >= needed && long.bounds.height > short.bounds.height,
                    "\(style): \(label.bounds.height) of \(needed), \(long.bounds.height), \(short.bounds.height)"
                )
                if let detail = short.detailTextLabel, let main = short.textLabel {
                    stage.state(
                        "the detail text stands below the text", detail.frame.minY >= main.frame.maxY,
                        "\(style): \(detail.frame)")
                }
                stage.sim.setTraits { $0.preferredContentSizeCategory = .large }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-sizes-02",
                """
                A list content configuration that prefers its texts side by side, with and without \
                room for both
                """,
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/preferssidebysidetextandsecondarytext"
                ),
                notes: """
                    Apple's page says nothing of text sizes. Quote: the configuration positions the text
                    and secondary text side by side if there's sufficient space. Otherwise, the
                    configuration stacks the text in a vertical layout.
                    """),
            statements: 2
        ) { stage in
            let long = Array(repeating: "word", count: 20).joined(separator: " ")
            for text in ["Text", long] {
                var configuration = UIListContentConfiguration.valueCell()
                (configuration.text, configuration.secondaryText) = (text, "Value")
                let view = UIListContentView(configuration: configuration)
                try stage.launch(UIViewController(), filledWith: view)
                let first = try require(view.textLayoutGuide).layoutFrame
                let second = try require(view.secondaryTextLayoutGuide).layoutFrame
                let isBeside = first.maxX <= second.minX && first.midY == second.midY
                let isBelow = first.maxY <= second.minY
                if text == long {
                    stage.state(
                        "without room the second text stands below the first", isBelow, "\(first), \(second)")
                } else {
                    stage.state("with room the two texts stand side by side", isBeside, "\(first), \(second)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-sizes-03",
                "Bars at the default text size and at the accessibility sizes",
                ios: "11+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2017/806/"),
                notes: """
                    Design for Everyone, WWDC 2017, session 806; for tab bars also Building Apps with
                    Dynamic Type (session 245), which says that their text does not scale. Quote: For
                    elements like navigation bars, toolbars, and tab bars that would take up too much
                    space if we scaled them. We added a larger representation [...] in a central hub
                    that you can get via Long Press.
                    """),
            statements: 3
        ) { stage in
            let page = UIViewController()
            page.title = "Title"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Item", style: .plain, target: nil, action: nil)
            page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            let navigation = stage.navigation([page])
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            try stage.launch(tabs)
            for isLarge in [false, true] {
                navigation.navigationBar.prefersLargeTitles = isLarge
                let usual = try BarSizes(of: navigation, tabs, stage, at: .large)
                let largest = try BarSizes(
                    of: navigation, tabs, stage, at: .accessibilityExtraExtraExtraLarge)
                stage.state(
                    """
                    a navigation bar, with a large title as well, is as high as at the default size
                    """, usual.navigationBar == largest.navigationBar, "\(usual), \(largest)")
                stage.state(
                    "a tab bar and a toolbar are as high as at the default size",
                    usual.tabBar == largest.tabBar && usual.toolbar == largest.toolbar,
                    "\(usual), \(largest)")
                stage.state(
                    "titles of bar button items and of tabs are as large as at the default size",
                    usual.titles == largest.titles, "\(usual), \(largest)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-sizes-04",
                "A button with a configuration whose title is wider than the button",
                ios: "15+ (2023-12, 17.0)",
                source: .claim("https://github.com/mozilla-mobile/firefox-ios/issues/17791"),
                notes: """
                    Report of a team that has changed a button to a configuration, and its check on iOS
                    17.0. Quote: By default LinkButton is displaying all the lines of the title. However
                    when using titleLineBreakMode = .byTruncatingTail the title is displayed in only one
                    line.
                    """),
            statements: 2
        ) { stage in
            let page = UIViewController()
            try stage.launch(page)
            let short = try height(of: "Word", .byWordWrapping, on: page, stage)
            let long = Array(repeating: "word", count: 20).joined(separator: " ")
            let wrapped = try height(of: long, .byWordWrapping, on: page, stage)
            let truncated = try height(of: long, .byTruncatingTail, on: page, stage)
            stage.state(
                "by default all of the title's lines are visible", wrapped > 2 * short, "\(wrapped), \(short)"
            )
            stage.state(
                "with .byTruncatingTail the title has one line", truncated == short, "\(truncated), \(short)")
        },
    ]

    /// The height of a button with constraints to the sides of a page.
    private static func height(
        of title: String, _ mode: NSLineBreakMode, on page: UIViewController, _ stage: Stage
    ) throws -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.titleLineBreakMode = mode
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -20),
            button.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
        ])
        try stage.settle()
        return button.bounds.height
    }
}

/// Two rows in a cell style: one with a long text, and one with a short one.
private final class StyledRows: NSObject, UITableViewDataSource {
    private let style: UITableViewCell.CellStyle

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text =
            indexPath.row == 0 ? Array(repeating: "word", count: 30).joined(separator: " ") : "Text"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}

/// The heights of bars, and the sizes of the views of their items, which have the sizes of their titles.
private struct BarSizes {
    let navigationBar: CGFloat
    let tabBar: CGFloat
    let toolbar: CGFloat
    let titles: [CGSize]

    @MainActor
    init(
        of navigation: UINavigationController, _ tabs: UITabBarController, _ stage: Stage,
        at category: UIContentSizeCategory
    ) throws {
        stage.sim.setTraits { $0.preferredContentSizeCategory = category }
        try stage.settle()
        _ = stage.sim.place(of: "Item")
        navigationBar = navigation.navigationBar.bounds.height
        tabBar = tabs.tabBar.bounds.height
        toolbar = navigation.toolbar.bounds.height
        titles = [navigation.navigationBar, tabs.tabBar, navigation.toolbar].flatMap(Self.itemSizes)
    }

    @MainActor
    private static func itemSizes(in view: UIView) -> [CGSize] {
        view.subviews.flatMap { inner in
            inner.subviews.isEmpty ? [inner.sizeThatFits(view.bounds.size)] : itemSizes(in: inner)
        }
    }
}
