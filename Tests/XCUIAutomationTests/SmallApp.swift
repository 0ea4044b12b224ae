import PageFlowTesting
import Simulator
import Testing
import UIKit

@testable import XCUIAutomation

/// Launches an app with one page, and passes it to a block.
@MainActor
func withApp(
    _ root: @escaping @MainActor () -> UIViewController, device: Device = .iPhone16,
    _ body: @MainActor (XCUIApplication) throws -> Void
) rethrows {
    UITestSession.begin()
    UITestSession.makeSimulator = { Simulator(device: device, clock: .held) }
    XCUIApplication.appUnderTest = AppUnderTest("Tea") { simulator, _ in simulator.launch(root()) }
    defer {
        UITestSession.end()
        XCUIApplication.appUnderTest = nil
    }
    let app = XCUIApplication()
    app.launch()
    try body(app)
}

/// Launches an app whose page contains some views, one below the other.
@MainActor
func withViews(
    _ views: @escaping @MainActor () -> [UIView], _ body: @MainActor (XCUIApplication) throws -> Void
) rethrows {
    try withApp({ ColumnPage(views()) }, body)
}

/// Expects one failure that contains some words.
@MainActor
func expectFailure(_ words: [String], _ body: @MainActor () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return words.allSatisfy(text.contains)
    }
}

/// A page with views below each other.
final class ColumnPage: UIViewController {
    private let rows: [UIView]

    init(_ rows: [UIView]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, row) in rows.enumerated() {
            let height = row is UIPickerView ? 216 : row.bounds.height > 44 ? row.bounds.height : 44
            row.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 60, width: 350, height: height)
            view.addSubview(row)
        }
    }
}

extension UIButton {
    convenience init(
        _ title: String, identifier: String? = nil, _ onTap: @escaping @MainActor () -> Void = {}
    ) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        accessibilityIdentifier = identifier
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }
}

extension UILabel {
    convenience init(_ text: String, identifier: String? = nil) {
        self.init(frame: .zero)
        self.text = text
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    convenience init(placeholder: String, isSecure: Bool = false) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        isSecureTextEntry = isSecure
        autocapitalizationType = .none
    }
}

/// A table of teas that pushes a page for a tapped row.
final class TeaTable: UITableViewController {
    let count: Int

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
        title = "Teas"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        cell.textLabel?.text = "Tea \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = "Tea \(indexPath.row)"
        navigationController?.pushViewController(page, animated: true)
    }
}
