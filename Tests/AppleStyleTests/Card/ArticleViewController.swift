import UIKit

/// A long text on a card.
final class ArticleViewController: UIViewController {
    let scrollView = UIScrollView()
    private let body = UILabel()
    private let closeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)

        body.numberOfLines = 0
        body.text = "A long article"
        body.font = .preferredFont(forTextStyle: .body)
        scrollView.addSubview(body)

        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        body.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 2_000)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2_032)
        closeButton.frame = CGRect(x: view.bounds.width - 80, y: 10, width: 70, height: 44)
    }
}
