import Simulator

// The accessibility sizes of text.
extension Scenario {
    static let huntSizes: [Scenario] = [
        .statements("hunt-sizes-01") { stage in
            for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
                let rows = StyledRows(style)
                let scene = try TableScene(stage, [2], source: { _ in rows }).show()
                stage.sim.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
                try stage.settle()
                let (long, short) = (try scene.cell(0), try scene.cell(1))
                let label = try require(long.textLabel)
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
                stage.state(
                    0, label.bounds.height >= needed && long.bounds.height > short.bounds.height,
                    "\(style): \(label.bounds.height) of \(needed), \(long.bounds.height), \(short.bounds.height)"
                )
                if let detail = short.detailTextLabel, let main = short.textLabel {
                    stage.state(1, detail.frame.minY >= main.frame.maxY, "\(style): \(detail.frame)")
                }
                stage.sim.setTraits { $0.preferredContentSizeCategory = .large }
            }
        },
        .statements("hunt-sizes-02") { stage in
            let long = Array(repeating: "word", count: 20).joined(separator: " ")
            for (text, position) in [("Text", 0), (long, 1)] {
                var configuration = UIListContentConfiguration.valueCell()
                (configuration.text, configuration.secondaryText) = (text, "Value")
                let view = UIListContentView(configuration: configuration)
                try stage.launch(UIViewController(), filledWith: view)
                let first = try require(view.textLayoutGuide).layoutFrame
                let second = try require(view.secondaryTextLayoutGuide).layoutFrame
                let isBeside = first.maxX <= second.minX && first.midY == second.midY
                let isBelow = first.maxY <= second.minY
                stage.state(position, position == 0 ? isBeside : isBelow, "\(first), \(second)")
            }
        },
        .statements("hunt-sizes-03") { stage in
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
                stage.state(0, usual.navigationBar == largest.navigationBar, "\(usual), \(largest)")
                stage.state(
                    1, usual.tabBar == largest.tabBar && usual.toolbar == largest.toolbar,
                    "\(usual), \(largest)")
                stage.state(2, usual.titles == largest.titles, "\(usual), \(largest)")
            }
        },
        .statements("hunt-sizes-04") { stage in
            let page = UIViewController()
            try stage.launch(page)
            let short = try height(of: "Word", .byWordWrapping, on: page, stage)
            let long = Array(repeating: "word", count: 20).joined(separator: " ")
            let wrapped = try height(of: long, .byWordWrapping, on: page, stage)
            let truncated = try height(of: long, .byTruncatingTail, on: page, stage)
            stage.state(0, wrapped > 2 * short, "\(wrapped), \(short)")
            stage.state(1, truncated == short, "\(truncated), \(short)")
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
