import UIKit

/// One photo.
final class PhotoPage: UIViewController {
    let photo: Photo
    private let picture = PhotoPicture()

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.title
        hidesBottomBarWhenPushed = true
        if #available(iOS 26.0, *) { navigationItem.subtitle = photo.time.rawValue }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "heart"), primaryAction: UIAction { [weak self] _ in self?.like() })
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Like"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The gallery has no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.photo = photo
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        ])
    }

    private func like() {
        navigationItem.rightBarButtonItem?.image = UIImage(systemName: "heart.fill")
    }
}
