import Bank
import Exploration
import PageFlow
import UIKit

/// The bank with PageFlow, with additional pages that contain one fault each. A button on the customer's first page leads to them.
final class BankWithFaults: UIResponder, UIWindowSceneDelegate {
    private let bank = BankScene()
    private let button = UIButton(type: .system)
    private static let pages: [(String, @MainActor () -> UIViewController)] = [
        ("Dead end", { DeadEndPage() }), ("Leak", { LeakingPage() }), ("Cut text", { CutTextPage() }),
        ("Guard", { SilentGuardPage() }), ("Crash", { CrashingPage() }), ("Exception", { ExceptionPage() }),
        ("Conflict", { ConflictPage() }), ("Unbalanced", { UnbalancedPage() }),
        ("Buttons", { FaultyButtonsPage() }), ("Thread", { ThreadPage() }),
    ]

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        bank.scene(scene, willConnectTo: session, options: options)
        guard let page = bank.window?.rootViewController else { return }
        page.loadViewIfNeeded()
        button.setTitle("Planted", for: .normal)
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        button.addAction(UIAction { [unowned page] _ in Self.choose(from: page) }, for: .touchUpInside)
        page.view.addSubview(button)
    }

    /// Lets the user choose a page.
    private static func choose(from page: UIViewController) {
        let sheet = UIAlertController(title: "Planted pages", message: nil, preferredStyle: .actionSheet)
        for (name, make) in pages {
            sheet.addAction(
                UIAlertAction(title: name, style: .default) { [unowned page] _ in
                    let planted = make()
                    planted.modalPresentationStyle = .fullScreen
                    page.present(planted, animated: true)
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        page.present(sheet, animated: true)
    }
}
