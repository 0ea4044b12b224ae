import UIKit

/// Shows an activity indicator until its content is loaded, and then the content.
final class LoadingViewController: UIViewController {
    let spinner = UIViewController()
    private(set) var content: UIViewController?
    private let load: () async -> UIViewController

    init(load: @escaping () async -> UIViewController) {
        self.load = load
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(spinner)
        view.addSubview(spinner.view)
        spinner.didMove(toParent: self)
        Task { @MainActor in show(await load()) }
    }

    private func show(_ content: UIViewController) {
        self.content = content
        spinner.willMove(toParent: nil)
        addChild(content)
        transition(from: spinner, to: content, duration: 0.4, options: [], animations: {}) { _ in
            self.spinner.removeFromParent()
            content.didMove(toParent: self)
        }
    }
}
