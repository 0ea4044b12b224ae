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

/// The second page. It describes how it was shown.
public final class DetailViewController: UIViewController {
    /// The subject of the page.
    public let name: String
    /// A description of how the page was shown; empty until it has appeared.
    public private(set) var arrivalText = ""

    /// Creates a page with a subject.
    public init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    /// The app creates its pages in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrivalText = "\(arrival)"
    }
}
