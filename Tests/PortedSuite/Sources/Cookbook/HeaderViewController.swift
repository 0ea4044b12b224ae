import UIKit

/// A header that shrinks as its content scrolls.
final class HeaderViewController: UIViewController {
    static let maxHeight: CGFloat = 200
    static let minHeight: CGFloat = 80

    let scrollView = UIScrollView()
    let header = UIView()
    private(set) var headerHeight = HeaderViewController.maxHeight
    private(set) var offsets: [CGFloat] = []
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
        view.addSubview(scrollView)
        view.addSubview(header)
        observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            guard let offset = change.newValue else { return }
            self?.follow(offset.y)
        }
    }

    private func follow(_ y: CGFloat) {
        offsets.append(y)
        headerHeight = min(Self.maxHeight, max(Self.minHeight, Self.maxHeight - y))
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
    }
}
