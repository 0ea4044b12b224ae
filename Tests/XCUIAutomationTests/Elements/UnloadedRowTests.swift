import TestTraits
import Testing
import UIKit

@testable import XCUIAutomation

/// The rows of a table view outside the screen.
@MainActor @Suite(.inTurn) struct UnloadedRowTests {
    private final class Teas: UITableViewController {
        private(set) var chosen: [String] = []
        private(set) var displayed: Set<Int> = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tea")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath)
            cell.textLabel?.text = "Tea \(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { displayed.insert(indexPath.row) }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append("Tea \(indexPath.row)")
        }
    }

    @Test func `all rows exist, and those outside the screen can't be hit`() throws {
        try withApp({ Teas() }) { app in
            let page = try #require(app.simulator?.application.windows.first?.rootViewController as? Teas)
            let size = page.tableView.contentSize
            let displayed = page.displayed
            #expect(app.tables.cells.count == 60)
            #expect(app.staticTexts["Tea 59"].exists)
            #expect(!app.staticTexts["Tea 59"].isHittable)
            #expect(app.staticTexts["Tea 3"].isHittable)
            #expect(app.cells.element(boundBy: 41).staticTexts["Tea 41"].exists)
            #expect(page.tableView.contentSize == size && page.tableView.contentOffset.y <= 0)
            #expect(page.displayed == displayed && displayed.count < 30)
        }
    }

    @Test func `a tap scrolls to the row`() throws {
        try withApp({ Teas() }) { app in
            let page = try #require(app.simulator?.application.windows.first?.rootViewController as? Teas)
            app.staticTexts["Tea 59"].tap()
            app.cells.element(boundBy: 0).tap()
            app.tables.cells.allElementsBoundByIndex[30].tap()
            #expect(page.chosen == ["Tea 59", "Tea 0", "Tea 30"])
        }
    }

    @Test func `rows keep their order while the table view is scrolled`() {
        withApp({ Teas() }) { app in
            app.swipeUp()
            #expect(!app.staticTexts["Tea 0"].isHittable)
            let labels = app.tables.staticTexts.allElementsBoundByIndex.map(\.label)
            #expect(labels == (0..<60).map { "Tea \($0)" })
        }
    }
}
