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

    public func showDetail(_ name: String) {
        navigationController?.pushViewController(DetailViewController(name: name), animated: true)
    }
}

/// The second page. It says how it came.
public final class DetailViewController: UIViewController {
    public let name: String
    public private(set) var arrivalText = ""

    public init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        arrivalText = "\(arrival)"
    }
}
