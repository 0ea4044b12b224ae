import PageFlow
import UIKit

/// The first page of a small app, as it would be written for iOS.
public final class ListViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.showDetail("new") })
    }

    /// Pushes the detail page.
    public func showDetail(_ name: String) {
        navigationController?.pushViewController(DetailViewController(name: name), animated: true)
    }
}

/// The second page. It says how it came.
public final class DetailViewController: UIViewController {
    /// What the page is about.
    public let name: String
    /// How the page came, in words; empty until it has appeared.
    public private(set) var arrivalText = ""

    /// Makes a page about something.
    public init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// Pages of this app come from code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrivalText = "\(arrival)"
    }
}
