import Foundation
import PageFlow
import UIKit

/// A page with one deliberate fault.
class PlantedPage: UIViewController {
    fileprivate let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    fileprivate func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        column.addArrangedSubview(button)
    }

    fileprivate func addClose() { addButton("Close") { [unowned self] in dismiss(animated: true) } }
}

/// A page without a button to close it.
final class DeadEndPage: PlantedPage {}

/// A page that retains itself.
final class LeakingPage: PlantedPage {
    private var me: LeakingPage?

    override func viewDidLoad() {
        super.viewDidLoad()
        me = self
        addClose()
    }
}

/// A page that no other page opens.
final class UnreachablePage: PlantedPage {}

/// A page whose text has enough space for only one text size.
final class CutTextPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Your balance as of today"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.heightAnchor.constraint(equalToConstant: 22).isActive = true
        column.addArrangedSubview(label)
        addClose()
    }
}

/// A page whose guard doesn't answer.
final class SilentGuardPage: PlantedPage, LeaveGuard {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Close") { [unowned self] in goBack() }
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }
}

/// A page with a button that ends the program.
final class CrashingPage: PlantedPage {
    private let amounts = [1, 2, 3]

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Fourth") { [unowned self] in title = "\(amounts[amounts.count])" }
        addClose()
    }
}

/// A page that starts an endless thread. It leads to a page with a button that ends the program.
final class ThreadPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        Thread.detachNewThread { DispatchSemaphore(value: 0).wait() }
        addButton("Behind it") { [unowned self] in
            let page = BehindThreadPage()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: true)
        }
        addClose()
    }
}

/// A page in a program with several threads.
final class BehindThreadPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("End") { preconditionFailure("behind a thread") }
        addClose()
    }
}

/// A page with a button that calls UIKit incorrectly.
final class ExceptionPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Present itself") { [unowned self] in present(self, animated: true) }
        addClose()
    }
}

/// A page with conflicting constraints.
final class ConflictPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Two widths"
        column.addArrangedSubview(label)
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        label.widthAnchor.constraint(equalToConstant: 200).isActive = true
        addClose()
    }
}

/// A page that sends a child page unbalanced appearance callbacks.
final class UnbalancedPage: PlantedPage {
    private let part = PartPage()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(part)
        column.addArrangedSubview(part.view)
        part.view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        part.didMove(toParent: self)
        addClose()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        part.beginAppearanceTransition(true, animated: animated)
        part.endAppearanceTransition()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        part.beginAppearanceTransition(true, animated: animated)
        part.endAppearanceTransition()
    }
}

/// The child page with unbalanced callbacks.
final class PartPage: UIViewController {}

/// A page with buttons that have no VoiceOver label, or are too small to tap.
final class FaultyButtonsPage: PlantedPage {
    /// A drawing has no label, unlike a symbol.
    private let star = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let silent = UIButton(type: .system)
        silent.setImage(star, for: .normal)
        silent.heightAnchor.constraint(equalToConstant: 44).isActive = true
        column.addArrangedSubview(silent)
        let small = UIButton(type: .system)
        small.setTitle("Terms", for: .normal)
        small.heightAnchor.constraint(equalToConstant: 18).isActive = true
        column.addArrangedSubview(small)
        addClose()
    }
}
