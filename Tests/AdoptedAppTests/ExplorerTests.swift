import Foundation
import PageFlowTesting
import Simulator
import Testing

@testable import AdoptedApp

/// A list of pages in a stack, beside a page with an alert.
@MainActor
private final class ListPage: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(indexPath.row == 39 ? LastPage() : RowPage(), animated: true)
    }
}

private final class RowPage: UIViewController {}

/// The page of the last row, which is not visible at first.
private final class LastPage: UIViewController {}

@MainActor
private final class ButtonPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Ask") { [unowned self] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default))
                present(alert, animated: true)
            })
        button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(button)
    }
}

@Suite("The explorer", .onStage)
@MainActor
struct ExplorerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "explorer-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func explored(without deadly: Set<[Int]> = [], limit: Int = 200) throws -> Exploration {
        defer { try? FileManager.default.removeItem(at: folder) }
        let journal = ExplorationJournal(in: folder, drawsPixels: false)
        Explorer(journal: journal, without: deadly, limit: limit) {
            let simulator = Simulator()
            let tabs = UITabBarController()
            let list = UINavigationController(rootViewController: ListPage())
            list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
            let button = ButtonPage()
            button.tabBarItem = UITabBarItem(title: "Button", image: nil, tag: 1)
            tabs.viewControllers = [list, button]
            simulator.launch(tabs)
            return simulator
        }.run()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names).isSuperset(of: journal.report.pages.map(\.picture)))
        return try Exploration.read(from: folder)
    }

    @Test("Every page that taps lead to has its picture: rows off screen, tabs, alerts")
    func pages() throws {
        let exploration = try explored()
        #expect(
            Set(exploration.pages.map(\.controller))
                == ["ListPage", "RowPage", "LastPage", "ButtonPage", "UIAlertController Sure?"])
        #expect(exploration.pages.first?.controller == "ListPage")
        #expect(exploration.isComplete)
        #expect(exploration.taps.contains { $0.page == "ListPage" && $0.target == "row 0-39" })
    }

    @Test("An app for iPads alone is shown on one")
    func usualDevice() {
        let devices = [[2], [1, 2], [1], nil].map { families in
            AdoptedApp.usualDevice(propertyList: families.map { ["UIDeviceFamily": $0] } ?? [:])
        }
        #expect(devices == ["iPadAir", "iPhone16", "iPhone16", "iPhone16"])
    }

    @Test("It ends after as many taps as it may do")
    func limit() throws {
        let exploration = try explored(limit: 5)
        #expect(exploration.taps.count == 5)
        #expect(!exploration.isComplete)
    }

    @Test("A tap that ended the program before is left out")
    func deadly() throws {
        let all = try explored()
        let last = try #require(all.taps.first { $0.target == "row 0-39" })
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let without = try explored(without: [last.way])
        #expect(!without.pages.map(\.controller).contains("LastPage"))
    }
}
