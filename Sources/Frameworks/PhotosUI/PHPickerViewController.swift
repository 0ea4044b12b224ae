@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// A view controller that lets the user select photos without giving the app access to the library. iOS 14.
///
/// Present it. It doesn't dismiss itself: its delegate dismisses it, even if the user canceled. The device's photos are drawn samples or
/// the simulator's photos; a test performs the user's selection. Follows Apple's page "PHPickerViewController".
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

    /// A picker can't be decoded from an archive: returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The configuration that the picker was created with.
    open var configuration: PHPickerConfiguration { options }

    /// The object that is notified of the user's action. Not retained.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates the grid of photos. A picker for several photos has an Add button.
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

    /// The device has only photos.
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

/// The configuration of a picker. iOS 14. Follows Apple's page "PHPickerConfiguration".
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The maximum number of selected items; 0 for no limit. Default 1.
    public var selectionLimit = 1

    /// The kinds of media that are shown; `nil`, the default, for all.
    public var filter: PHPickerFilter?

    /// Whether results contain asset identifiers.
    let isOfLibrary: Bool

    /// Creates a configuration whose results contain no asset identifiers.
    public init() { isOfLibrary = false }

    /// Creates a configuration whose results contain asset identifiers: ``PHPickerResult/assetIdentifier``.
    public init(photoLibrary: PHPhotoLibrary) { isOfLibrary = true }
}

/// The photo library of the device. Follows Apple's page "PHPhotoLibrary".
open class PHPhotoLibrary: NSObject {
    // The class has no state, but it is open, so it can't be sendable.
    private nonisolated(unsafe) static let library = PHPhotoLibrary()

    /// The shared library.
    public class func shared() -> PHPhotoLibrary { library }
}

/// The kinds of media that a picker shows. iOS 14. Follows Apple's page "PHPickerFilter".
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<Kind>

    /// Photos, including live photos.
    public static let images = PHPickerFilter(kinds: [.image, .livePhoto])
    /// Videos.
    public static let videos = PHPickerFilter(kinds: [.video])
    /// Live photos.
    public static let livePhotos = PHPickerFilter(kinds: [.livePhoto])

    /// A filter that includes the media of any of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    var showsImages: Bool { kinds.contains(.image) }

    private enum Kind { case image, video, livePhoto }
}

/// An item that the user has selected. iOS 14. Follows Apple's page "PHPickerResult".
public struct PHPickerResult: Hashable, Sendable {
    /// The item provider of the selected item.
    public let itemProvider: NSItemProvider

    /// The identifier of the photo in the configuration's library. `nil` without a library, and for a photo that a test selects but the
    /// device doesn't have.
    public let assetIdentifier: String?
}

/// The method that reports the user's action. iOS 14. Follows Apple's page "PHPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has selected items, or has canceled; then `results` is empty. Dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
