@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// Lets the user choose pictures of the device, without leave to read them all. iOS 14.
///
/// Present it. It does not go by itself: its delegate dismisses it, whatever the user has done. Here the device's pictures are drawn
/// ones, or those that the simulator was given; a test says what the user chooses. Follows Apple's page
/// "PHPickerViewController".
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    private let options: PHPickerConfiguration
    private var chosen: [Int] = []
    private var grid: PhotoGrid?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        options = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker does not come from an archive: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// What the picker was made with.
    open var configuration: PHPickerConfiguration { options }

    /// Is notified of what the user does. Not retained.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Makes the grid of pictures. A picker for several has a button to add them.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let images = shownImages
        let grid = PhotoGrid(images) { [weak self] in self?.userTaps($0) }
        self.grid = grid
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let add = UIBarButtonItem(
            title: "Add",
            primaryAction: UIAction { [weak self] _ in
                self.map { $0.userChooses($0.chosen.map { images[$0] }) }
            })
        let content = SystemPageView(
            title: "Photos", leading: cancel, trailing: options.selectionLimit == 1 ? nil : add,
            content: grid)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// The device has pictures alone.
    private var shownImages: [UIImage] {
        options.filter?.showsImages ?? true ? Runtime.current.photos.images : []
    }

    private func userTaps(_ number: Int) {
        guard options.selectionLimit != 1 else { return userChooses([shownImages[number]]) }
        if let place = chosen.firstIndex(of: number) {
            chosen.remove(at: place)
        } else if options.selectionLimit == 0 || chosen.count < options.selectionLimit {
            chosen.append(number)
        }
        grid?.marked = chosen
    }
}

extension PHPickerViewController: ImageChoosingPage {
    package var imageLimit: Int { options.selectionLimit }

    package func userChooses(_ images: [UIImage]) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        delegate?.picker(self, didFinishPicking: images.map(result))
    }

    private func result(_ image: UIImage) -> PHPickerResult {
        PHPickerResult(
            itemProvider: NSItemProvider(object: image),
            assetIdentifier: options.isOfLibrary ? Runtime.current.photos.identifier(of: image) : nil)
    }

    package func userCancels() { userChooses([]) }
}

/// What a picker lets the user choose. iOS 14. Follows Apple's page "PHPickerConfiguration".
public struct PHPickerConfiguration: Hashable, Sendable {
    /// How many can be chosen; 0 for any number. Default 1.
    public var selectionLimit = 1

    /// The kinds that are shown; `nil`, the default, for all.
    public var filter: PHPickerFilter?

    /// Whether results say which of the library's pictures they are.
    let isOfLibrary: Bool

    /// Creates a configuration whose results do not say which of the library's pictures they are.
    public init() { isOfLibrary = false }

    /// Creates a configuration whose results say which of the library's pictures they are: ``PHPickerResult/assetIdentifier``.
    public init(photoLibrary: PHPhotoLibrary) { isOfLibrary = true }
}

/// The pictures of the device. Follows Apple's page "PHPhotoLibrary".
open class PHPhotoLibrary: NSObject {
    private nonisolated(unsafe) static let library = PHPhotoLibrary()

    /// The one library.
    public class func shared() -> PHPhotoLibrary { library }
}

/// The kinds of media that a picker shows. iOS 14. Follows Apple's page "PHPickerFilter".
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<Kind>

    /// Pictures, live ones too.
    public static let images = PHPickerFilter(kinds: [.image, .livePhoto])
    /// Movies.
    public static let videos = PHPickerFilter(kinds: [.video])
    /// Pictures that move a little.
    public static let livePhotos = PHPickerFilter(kinds: [.livePhoto])

    /// What one of several lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    var showsImages: Bool { kinds.contains(.image) }

    private enum Kind { case image, video, livePhoto }
}

/// One thing that the user has chosen. iOS 14. Follows Apple's page "PHPickerResult".
public struct PHPickerResult: Hashable, Sendable {
    /// Gives out what was chosen.
    public let itemProvider: NSItemProvider

    /// What names the picture in the library that the configuration was made with. `nil` without a library, and for a picture that a
    /// test has chosen and the device does not have.
    public let assetIdentifier: String?
}

/// Is notified of what the user does with a picker. iOS 14. Follows Apple's page "PHPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen, or cancelled: then with nothing. Dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
