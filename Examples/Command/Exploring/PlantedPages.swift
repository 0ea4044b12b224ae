import Foundation
import PageFlow
import UIKit

/// A page with one thing wrong.
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

/// It has no button that closes it.
final class DeadEndPage: PlantedPage {}

/// It keeps itself.
final class LeakingPage: PlantedPage {
    private var me: LeakingPage?

    override func viewDidLoad() {
        super.viewDidLoad()
        me = self
        addClose()
    }
}

/// No page opens it.
final class UnreachablePage: PlantedPage {}

/// Its text has room for one size of text alone.
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

/// It is asked whether it may leave, and says nothing.
final class SilentGuardPage: PlantedPage, LeaveGuard {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Close") { [unowned self] in goBack() }
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }
}

/// A button ends the program.
final class CrashingPage: PlantedPage {
    private let amounts = [1, 2, 3]

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Fourth") { [unowned self] in title = "\(amounts[amounts.count])" }
        addClose()
    }
}

/// It begins a thread that does not end. Behind it is a page that a button ends the program on.
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

/// The program has several threads when it is visible.
final class BehindThreadPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("End") { preconditionFailure("behind a thread") }
        addClose()
    }
}

/// A button calls UIKit wrongly.
final class ExceptionPage: PlantedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Present itself") { [unowned self] in present(self, animated: true) }
        addClose()
    }
}

/// Its constraints cannot all hold.
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

/// It tells a page within it that it appears, and never that it has.
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

/// A part of the page that is not told rightly.
final class PartPage: UIViewController {}

/// Buttons that VoiceOver has no word for, and no finger finds.
final class FaultyButtonsPage: PlantedPage {
    /// A drawing has no words, as a symbol has.
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
