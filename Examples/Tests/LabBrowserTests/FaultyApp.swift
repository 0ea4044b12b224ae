import Exploration
import Foundation
import PageFlow
import Simulator
import UIKit

/// An app with one fault of each kind, each on its own page; with `MENDED` in the environment, the same app without them.
enum FaultyApp {
    static let isMended = ProcessInfo.processInfo.environment["MENDED"] != nil

    @MainActor
    static func launch(in simulator: Simulator) {
        let menu = MenuPage()
        simulator.launch(
            isMended
                ? UINavigationController(rootViewController: menu) : StayingStack(rootViewController: menu))
        let navigator = simulator.window.navigator
        navigator.routes.register(LinkedRoute.self) { _ in LinkedPage() }
        navigator.links.accepted = AcceptedLinks(schemes: ["faulty"])
        navigator.links.add("notes/{number:int}") { LinkedRoute(number: try $0.value("number")) }
    }
}

struct LinkedRoute: PageRoute {
    let number: Int
}

/// A stack that pops only one page at a time.
final class StayingStack: UINavigationController {
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    override func popToViewController(_ page: UIViewController, animated: Bool) -> [UIViewController]? { nil }
    override func setViewControllers(_ pages: [UIViewController], animated: Bool) {
        if viewControllers.isEmpty { super.setViewControllers(pages, animated: animated) }
    }
}

class ColumnPage: UIViewController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.widthAnchor.constraint(equalToConstant: 300),
        ])
    }

    func add(_ title: String, height: CGFloat = 44, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        add(button, height: height)
    }

    func add(_ part: UIView, height: CGFloat) {
        part.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.addArrangedSubview(part)
    }
}

/// A page that is presented and closes itself.
class ClosingPage: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Close") { [unowned self] in dismiss(animated: true) }
    }
}

final class MenuPage: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        offer("Dead end") { DeadEndPage() }
        offer("Leak") { LeakingPage() }
        offer("Guard") { SilentGuardPage() }
        offer("Exception") { ExceptionPage() }
        offer("Diagnostic") { DiagnosticPage() }
        offer("Conflict") { ConflictPage() }
        offer("Unbalanced") { UnbalancedPage() }
        offer("Cut text") { CutTextPage() }
        offer("Targets") { TargetsPage() }
        if FaultyApp.isMended { offer("Hidden") { HiddenPage() } }
        add("Deeper") { [unowned self] in
            navigationController?.pushViewController(MiddlePage(), animated: true)
        }
    }

    private func offer(_ title: String, _ page: @escaping @MainActor () -> UIViewController) {
        add(title) { [unowned self] in
            let page = page()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: true)
        }
    }
}

final class HiddenPage: ClosingPage {}
final class LinkedPage: UIViewController {}

final class MiddlePage: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Deeper") { [unowned self] in navigationController?.pushViewController(DeepPage(), animated: true)
        }
    }
}

final class DeepPage: UIViewController {}

final class DeadEndPage: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Wait") {}
        if FaultyApp.isMended { add("Close") { [unowned self] in dismiss(animated: true) } }
    }
}

final class LeakingPage: ClosingPage {
    private var me: LeakingPage?

    override func viewDidLoad() {
        super.viewDidLoad()
        if !FaultyApp.isMended { me = self }
    }
}

final class SilentGuardPage: ColumnPage, LeaveGuard {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Close") { [unowned self] in goBack() }
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        guard !FaultyApp.isMended else { return true }
        return await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }
}

final class ExceptionPage: ClosingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Present") { [unowned self] in if !FaultyApp.isMended { present(self, animated: true) } }
    }
}

final class DiagnosticPage: ClosingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Present two") { [unowned self] in
            present(HiddenPage.second, animated: true)
            if !FaultyApp.isMended { present(HiddenPage.second, animated: true) }
        }
    }
}

extension HiddenPage {
    /// A page of another class, which isn't a fault itself.
    fileprivate static var second: UIViewController { SecondPage() }
}

final class SecondPage: ClosingPage {}

final class ConflictPage: ClosingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Two heights"
        add(label, height: 30)
        if !FaultyApp.isMended { label.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    }
}

final class UnbalancedPage: ClosingPage {
    private let part = UnbalancedPart()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { FaultyApp.isMended }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(part)
        add(part.view, height: 44)
        part.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !FaultyApp.isMended else { return }
        for _ in 0..<2 {
            part.beginAppearanceTransition(true, animated: animated)
            part.endAppearanceTransition()
        }
    }
}

final class UnbalancedPart: UIViewController {}

final class CutTextPage: ClosingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Your balance"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        add(label, height: FaultyApp.isMended ? 200 : 22)
    }
}

final class TargetsPage: ClosingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let silent = UIButton(type: .custom)
        silent.backgroundColor = .red
        if FaultyApp.isMended { silent.accessibilityLabel = "Red" }
        add(silent, height: 44)
        add("Terms", height: FaultyApp.isMended ? 44 : 18) {}
    }
}
