import Exploration
import PageFlow
import Simulator

/// A page with buttons.
@MainActor
class ButtonsPage: UIViewController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        column.spacing = 12
        column.frame = CGRect(x: 20, y: 120, width: 300, height: 10)
        column.autoresizingMask = []
        view.addSubview(column)
    }

    func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        add(button, height: 44)
    }

    func add(_ part: UIView, height: CGFloat) {
        part.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.addArrangedSubview(part)
        column.frame.size = column.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
        column.frame.size.width = 300
    }

    func addClose() { add("Close") { [unowned self] in dismiss(animated: true) } }
}

/// The first page of a small app, with a button for a page that covers it.
final class FirstPage: ButtonsPage {
    private let second: @MainActor () -> UIViewController

    init(_ second: @escaping @MainActor () -> UIViewController) {
        self.second = second
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Go on") { [unowned self] in
            let page = second()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: true)
        }
    }
}

extension ExploredApp {
    /// An app with two pages, with PageFlow.
    static func leading(to second: @escaping @MainActor @Sendable () -> UIViewController) -> ExploredApp {
        var app = ExploredApp("two pages") { simulator in
            simulator.launch(FirstPage(second))
            _ = simulator.window.navigator
        }
        // The test's module has many pages.
        app.pages = ["FirstPage"]
        return app
    }
}

extension ExplorationPlan {
    /// A plan without random walks.
    static var short: ExplorationPlan {
        var plan = ExplorationPlan()
        plan.walks = 0
        return plan
    }
}
