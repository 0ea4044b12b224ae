/// The first view controller of an image picker: the device's photos, or its camera.
@MainActor
final class ImageSourcePage: UIViewController {
    private var picker: UIImagePickerController? { navigationController as? UIImagePickerController }

    override func viewDidLoad() {
        super.viewDidLoad()
        if picker?.sourceType == .camera { showCamera() } else { showPhotos() }
    }

    private func showPhotos() {
        title = "Photos"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(.cancel) { [weak self] in
            self?.picker?.userCancels()
        }
        let images = Runtime.current.photos.images
        fill(with: PhotoGrid(images) { [weak self] in self?.picker?.userTakes(images[$0]) })
    }

    private func showCamera() {
        guard let picker else { return }
        view.backgroundColor = .black
        picker.setNavigationBarHidden(true, animated: false)
        let sight = UIImageView(image: Runtime.current.photos.cameraImage)
        sight.contentMode = .scaleAspectFit
        sight.transform = picker.cameraViewTransform
        fill(with: sight)
        if let overlay = picker.cameraOverlayView { view.addSubview(overlay) }
        if picker.showsCameraControls { addCameraButtons() }
    }

    private func fill(with content: UIView) {
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func addCameraButtons() {
        let shutter = UIButton.overCamera("Take Picture") { [weak self] in self?.picker?.pressShutter() }
        shutter.backgroundColor = .white
        shutter.layer.cornerRadius = 34
        shutter.layer.borderWidth = 4
        shutter.layer.borderColor = UIColor.lightGray.cgColor
        let cancel = UIButton.overCamera("Cancel") { [weak self] in self?.picker?.userCancels() }
        cancel.setTitle("Cancel", for: .normal)
        for button in [shutter, cancel] {
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
        }
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            shutter.widthAnchor.constraint(equalToConstant: 68),
            shutter.heightAnchor.constraint(equalToConstant: 68),
            shutter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bottom.constraint(equalTo: shutter.bottomAnchor, constant: 24),
            cancel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            cancel.centerYAnchor.constraint(equalTo: shutter.centerYAnchor),
        ])
    }
}

/// The view controller that crops a selected photo to a square.
@MainActor
final class ImageEditingPage: UIViewController {
    private let image: UIImage

    init(_ image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Move and Scale"
        view.backgroundColor = .black
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction { [weak self] _ in self?.choose() })
        let square = UIImageView(image: ImageSquare(of: image).image)
        square.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(square)
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalTo: view.widthAnchor),
            square.heightAnchor.constraint(equalTo: square.widthAnchor),
            square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func choose() {
        (navigationController as? UIImagePickerController)?.finish(with: image)
    }
}

extension UIButton {
    /// A button above the camera preview.
    fileprivate static func overCamera(
        _ name: String, _ action: @escaping @MainActor () -> Void
    ) -> UIButton {
        let button = UIButton(type: .custom)
        button.accessibilityIdentifier = name
        button.accessibilityLabel = name
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }
}
