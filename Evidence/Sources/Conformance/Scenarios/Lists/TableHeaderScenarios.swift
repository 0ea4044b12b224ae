import Simulator

// Headers, backgrounds and heights of table views.
extension Scenario {
    static let tableHeaders: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-tables-12",
                """
                beginUpdates() and endUpdates() with nothing between, after the app has changed what \
                heightForRow says
                """,
                ios: "2.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/beginupdates()"),
                notes: """
                    https://blog.csdn.net/u013773524/article/details/78501234 (2017): no cellForRow,
                    heightForRow alone. Cells that were out of sight before are another matter: the row
                    grows, and none comes into sight. Quote: You can also use this method followed by
                    the endUpdates() method to animate the change in the row heights without reloading
                    the cell.
                    """),
            statements: 3
        ) { stage in
            let delegate = ChangingHeights()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            let cell = try scene.cell(1)
            let height = scene.table.rectForRow(at: .first(1)).height
            delegate.heights[1] = 120
            stage.begin()
            scene.table.beginUpdates()
            scene.table.endUpdates()
            try stage.settle()
            let asked = (0..<5).map { stage.has("Table.heightForRow(\($0))") }
            stage.state(
                "tableView(_:heightForRowAt:) is asked again for the rows in sight", asked.allSatisfy { $0 },
                "\(stage.lines)")
            stage.state(
                "tableView(_:cellForRowAt:) is not called",
                !stage.lines.contains { $0.hasPrefix("Table.cellForRow") }, "\(stage.lines)")
            let newHeight = scene.table.rectForRow(at: .first(1)).height
            stage.state(
                "the row has its new height, and its cell is the one before",
                height == 50 && newHeight == 120 && scene.table.cellForRow(at: .first(1)) === cell,
                "from \(height) to \(newHeight), \(String(describing: scene.table.cellForRow(at: .first(1))))"
            )
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-13",
                "A table with a tableHeaderView",
                ios: "2.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/tableheaderview"),
                notes: """
                    Page of UITableView.tableHeaderView. Quote: The header view is the first item to
                    appear in the table's view's scrolling content [...]. The table view respects only
                    the height of your view's frame rectangle; it adjusts the width of your header view
                    automatically to match the table view's width.
                    """),
            statements: 4
        ) { stage in
            let scene = TableScene(stage, [3])
            let table = scene.table
            stage.state(
                "tableHeaderView is nil by default", table.tableHeaderView == nil,
                "\(String(describing: table.tableHeaderView))")
            table.rowHeight = 44
            try scene.show()
            let without = table.contentSize.height
            let header = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 80))
            table.tableHeaderView = header
            try stage.settle()
            let section = table.rect(forSection: 0)
            stage.state(
                "it is the first thing in the content: at the top, and the first section below it",
                header.frame.origin == .zero && section.minY == header.frame.maxY,
                "\(header.frame), \(section)")
            stage.state(
                "it becomes as wide as the table, whatever width it had",
                header.frame.width == table.bounds.width, "\(header.frame), \(table.bounds)")
            stage.state(
                "it keeps its height, and the content is higher by it",
                header.frame.height == 80 && table.contentSize.height == without + 80,
                "\(header.frame), from \(without) to \(table.contentSize.height)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-17",
                "dequeueReusableHeaderFooterView(withIdentifier:) with and without a registration",
                ios: "6.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)"
                ),
                notes: """
                    Pages of dequeueReusableHeaderFooterView(withIdentifier:) and
                    register(_:forHeaderFooterViewReuseIdentifier:). The third:
                    https://learn.microsoft.com/en-us/dotnet/api/uikit.uitableview.registerclassforheaderfooterviewreuse
                    ('or null to unregister the reuse identifier'). Quote: A UITableViewHeaderFooterView
                    object with the associated identifier or nil if no such object exists in the
                    reusable view queue.
                    """),
            statements: 3
        ) { stage in
            let table = UITableView()
            let without = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(
                "nothing is registered: it returns nil", without == nil, "\(String(describing: without))")
            table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            let made = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(
                """
                a class is registered: it returns a new view of the class, with the identifier as \
                its reuseIdentifier
                """, made is OwnHeader && made?.reuseIdentifier == "header", "\(String(describing: made))")
            table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "header")
            let again = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(
                "nil is registered in the class's place: it returns nil again", again == nil,
                "\(String(describing: again))")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-18",
                "The table that a UITableViewController makes in code",
                ios: "2.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewcontroller; https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)"
                ),
                notes: """
                    The last two: page of UITableViewController.init(style:). Header
                    UITableViewController.h: 'setting the datasource and delegate to self'. Quote: Sets
                    the data source and the delegate of the table view to self [...] If you use the
                    standard init method to initialize a UITableViewController object, a table view in
                    the plain style is created.
                    """),
            statements: 4
        ) { stage in
            let (plain, grouped) = (UITableViewController(), UITableViewController(style: .grouped))
            for controller in [plain, grouped] {
                let table = try require(controller.tableView)
                stage.state(
                    "its data source is the controller", table.dataSource === controller,
                    "\(String(describing: table.dataSource))")
                stage.state(
                    "its delegate is the controller", table.delegate === controller,
                    "\(String(describing: table.delegate))")
            }
            stage.state(
                "init() gives a plain table", plain.tableView.style == .plain, "\(plain.tableView.style)")
            stage.state(
                "init(style: .grouped) gives a grouped one", grouped.tableView.style == .grouped,
                "\(grouped.tableView.style)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-20",
                "backgroundView of a table",
                ios: "3.2+",
                source: .documentation("UIKit.framework/Headers/UITableView.h, iOS 17.0 SDK"),
                notes: """
                    Header UITableView.h of the iOS 17.0 SDK. Quote: the background view will be
                    automatically resized to track the size of the table view.  this will be placed as a
                    subview of the table view behind all cells and headers/footers.
                    """),
            statements: 4
        ) { stage in
            let delegate = OneHeader()
            let scene = TableScene(stage, [3], delegate: delegate)
            let table = scene.table
            let background = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            table.backgroundView = background
            try scene.show()
            stage.state(
                "it is a subview of the table", background.superview === table,
                "\(String(describing: background.superview))")
            var inFront: [UIView] = table.visibleCells
            inFront.append(delegate.header)
            let place = layer(of: background, in: table)
            let others = inFront.map { layer(of: $0, in: table) }
            stage.state(
                "it lies behind all cells and headers",
                place >= 0 && inFront.count == 4 && others.allSatisfy { $0 > place }, "\(place), \(others)"
            )
            stage.state(
                "it is as large as the table, whatever size it had",
                background.frame.size == table.bounds.size, "\(background.frame), \(table.bounds)")
            table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            table.setNeedsLayout()
            try stage.settle()
            stage.state(
                "it is as large as the table again after the table has another size",
                table.bounds.width == 300 && background.frame.size == table.bounds.size,
                "\(background.frame), \(table.bounds)")
        },
        .rule(
            EvidenceEntry(
                "hunt3-tables-03",
                "The header of a section that is scrolled, by the table's style",
                ios: "2.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain; https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/grouped"
                ),
                notes: """
                    Pages of UITableView.Style.plain and .grouped. To the top and to the bottom: Table
                    View Programming Guide,
                    https://developer.apple.com/library/ios/documentation/userexperience/conceptual/tableview_iphone/tableviewstyles/tableviewcharacteristics.html
                    ('the header of the section floats to the top of the table view and the footer of
                    the section floats to the bottom'). Quote: Section headers and footers are displayed
                    as inline separators and float when the table view is scrolled. / Section headers
                    and footers don’t float when the table view scrolls.
                    """),
            statements: 4
        ) { stage in
            let (offset, end) = (CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 30 * 44 + 60 - 400))
            let plain = FloatingTable(.plain)
            try plain.show(on: stage, at: offset)
            let (top, bottom) = (plain.frame(of: plain.header), plain.frame(of: plain.footer))
            stage.state(
                """
                plain: the header of the section whose rows are at the top stays at the top of the \
                visible part
                """, top?.minY == 200, "\(String(describing: top))")
            stage.state(
                """
                plain: the footer of a section whose end is below the visible part stays at its \
                bottom
                """, bottom?.maxY == 600, "\(String(describing: bottom))")
            let grouped = FloatingTable(.grouped)
            try grouped.show(on: stage, at: offset)
            let gone = grouped.frame(of: grouped.header)
            stage.state(
                "grouped: the header scrolls away with its rows",
                (gone?.maxY ?? 0) < 200 && (gone == nil || gone == grouped.table.rectForHeader(inSection: 0)),
                "\(String(describing: gone))")
            grouped.table.contentOffset = end
            try stage.settle()
            let (below, last) = (
                grouped.frame(of: grouped.footer), grouped.table.rectForRow(at: .first(29))
            )
            stage.state(
                "grouped: the footer is at its place below the last row",
                below == grouped.table.rectForFooter(inSection: 0) && below?.minY == last.maxY,
                "\(String(describing: below)), the last row: \(last)")
        },
    ]

    /// The index of a view among a table's subviews, from back to front; -1 if it isn't in the table.
    private static func layer(of view: UIView, in table: UITableView) -> Int {
        table.subviews.firstIndex { view.isDescendant(of: $0) } ?? -1
    }
}

/// A delegate whose row heights can change.
@MainActor
private final class ChangingHeights: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var heights: [CGFloat] = Array(repeating: 50, count: 5)

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.log("Table.heightForRow(\(indexPath.row))")
        return heights[indexPath.row]
    }
}

/// A delegate with a header for each section.
@MainActor
private final class OneHeader: NSObject, UITableViewDelegate {
    /// The header of the section.
    let header = UIView()

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// A header of the app's own class.
private final class OwnHeader: UITableViewHeaderFooterView {}

/// A table 400 points high with a section of thirty rows, a header and a footer.
@MainActor
private final class FloatingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let (header, footer) = (UIView(), UIView())

    init(_ style: UITableView.Style) {
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (self, self)
    }

    /// Launches an app with the scrolled table.
    func show(on stage: Stage, at offset: CGPoint) throws {
        let page = UIViewController()
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        try stage.launch(page)
        table.contentOffset = offset
        try stage.settle()
    }

    /// The frame of the header or the footer in the content; `nil` if it isn't in the table.
    func frame(of view: UIView) -> CGRect? {
        view.isDescendant(of: table) ? view.convert(view.bounds, to: table) : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
}
