/// Lets the user choose a picture of the device, or take one.
///
/// Present it. It does not go by itself: its delegate dismisses it, whether the user has chosen or cancelled. Without such a
/// method in the delegate it goes. Here the device's pictures are drawn ones, or those that the simulator was given; a test
/// says what the user chooses. No file belongs to a picture, so the delegate gets no `imageURL`. Movies are not recorded.
/// Follows Apple's page "UIImagePickerController".
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Creates a picker of the photo library.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [ImageSourcePage()]
    }

    /// Creates a picker of the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker of the photo library from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [ImageSourcePage()]
    }

    // MARK: Sources

    /// Whether the device has a source. It has a photo library; a camera if the simulator was told so.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera || Runtime.current.photos.hasCamera
    }

    /// The kinds of media that a source has: pictures. `nil` for a source that the device has not.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [imageType] : nil
    }

    /// Whether the device has a camera on one of its sides. iOS 4.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool {
        Runtime.current.photos.hasCamera
    }

    /// Whether a camera has a flash: the one on the back. iOS 4.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool {
        Runtime.current.photos.hasCamera && cameraDevice == .rear
    }

    /// Where the pictures come from. Default `.photoLibrary`. A source that the device has not is an exception.
    open var sourceType: UIImagePickerController.SourceType {
        get { source }
        set {
            guard Self.isSourceTypeAvailable(newValue) else {
                return Runtime.current.diagnostics.raise(
                    .invalidArgument, "Source type \(newValue.rawValue) not available")
            }
            source = newValue
        }
    }
    private var source = SourceType.photoLibrary

    /// The kinds of media the user can choose. Default pictures: `public.image`.
    open var mediaTypes: [String] = [imageType]

    /// Is notified of what the user does. Not retained.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// Whether the user cuts the picture to a square before it is chosen. Default `false`. iOS 3.1.
    open var allowsEditing = false

    // MARK: Camera

    /// Whether the camera's page has its buttons. Default `true`. iOS 3.1.
    open var showsCameraControls = true

    /// A view in front of what the camera sees. iOS 3.1.
    open var cameraOverlayView: UIView?

    /// How what the camera sees is moved on the screen. Default not at all. iOS 3.1.
    open var cameraViewTransform = CGAffineTransform.identity

    /// Which camera is used. Default `.rear`. iOS 4.
    open var cameraDevice = CameraDevice.rear

    /// When the flash is used. Default `.auto`. iOS 4.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a picture, as the camera's button does. Nothing happens with another source. iOS 3.1.
    open func takePicture() {
        if sourceType == .camera { userTakes(Runtime.current.photos.cameraImage) }
    }

    static let imageType = "public.image"
}

// What the user does.
extension UIImagePickerController: ImageChoosingPage {
    package var imageLimit: Int { 1 }

    package func userChooses(_ images: [UIImage]) {
        guard let image = images.first, presentingViewController != nil, !isBeingDismissed else { return }
        finish(with: image)
    }

    package func userCancels() {
        tell { $0.imagePickerControllerDidCancel(self) }
    }

    /// Chooses a picture that was tapped: at once, or after it was cut.
    func userTakes(_ image: UIImage) {
        guard allowsEditing else { return finish(with: image) }
        pushViewController(ImageEditingPage(image), animated: true)
    }

    func finish(with image: UIImage) {
        let info = chosen(image)
        tell { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    }

    /// Tells the delegate. Where it has no such method the picker goes.
    private func tell(_ call: (any UIImagePickerControllerDelegate) -> Void) {
        let isHeard = delegate.map { delegate in OptionalMember.ask { call(delegate) } != nil } ?? false
        if !isHeard { presentingViewController?.dismiss(animated: true) }
    }

    private func chosen(_ image: UIImage) -> [InfoKey: Any] {
        var info: [InfoKey: Any] = [.mediaType: Self.imageType, .originalImage: image]
        if allowsEditing {
            let square = ImageSquare(of: image)
            info[.editedImage] = square.image
            info[.cropRect] = square.rect
        }
        return info
    }
}
