/// A view controller that lets the user select a photo, or take one.
///
/// Present it. It doesn't dismiss itself: its delegate dismisses it, whether the user has selected a photo or canceled. If the delegate
/// doesn't implement the method, the picker is dismissed. The device's photos are drawn samples or the simulator's photos; a test performs
/// the user's selection. Photos have no file, so the delegate receives no `imageURL`. A recorded movie is the file of the simulator's
/// camera. Follows Apple's page "UIImagePickerController".
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Creates a picker for the photo library.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [ImageSourcePage()]
    }

    /// Creates a picker for the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker for the photo library from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [ImageSourcePage()]
    }

    // MARK: Sources

    /// Whether the device has a source. It has a photo library; it has a camera if the simulator says so.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera || Runtime.current.photos.hasCamera
    }

    /// The media types that a source supports: images. `nil` for a source that the device doesn't have.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        return sourceType == .camera && Runtime.current.photos.cameraMovie != nil
            ? [imageType, movieType] : [imageType]
    }

    /// The capture modes of a camera, as raw values of ``CameraCaptureMode``: photos, and movies if the simulator's camera has one. `nil`
    /// for a camera that the device doesn't have. iOS 4.
    ///
    /// Follows Apple's page "availableCaptureModes(for:)".
    /// Follows Apple's page "availableCaptureModes(for:)".
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice)
        -> [NSNumber]?
    {
        guard isCameraDeviceAvailable(cameraDevice) else { return nil }
        let modes: [CameraCaptureMode] =
            Runtime.current.photos.cameraMovie == nil ? [.photo] : [.photo, .video]
        return modes.map { NSNumber(value: $0.rawValue) }
    }

    /// Whether the device has a camera. iOS 4.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool {
        Runtime.current.photos.hasCamera
    }

    /// Whether a camera has a flash: only the rear camera does. iOS 4.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool {
        Runtime.current.photos.hasCamera && cameraDevice == .rear
    }

    /// The source of images. Default `.photoLibrary`. A source that the device doesn't have raises an exception.
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

    /// The media types that the user can select. Default: images, `public.image`.
    open var mediaTypes: [String] = [imageType]

    /// The object that is notified of the user's action. Not retained.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// Whether the user crops the photo to a square before it is delivered. Default `false`. iOS 3.1.
    open var allowsEditing = false

    // MARK: Camera

    /// Whether the camera's controls are visible. Default `true`. iOS 3.1.
    open var showsCameraControls = true

    /// A view above the camera preview. iOS 3.1.
    open var cameraOverlayView: UIView?

    /// The transform of the camera preview. Default: identity. iOS 3.1.
    open var cameraViewTransform = CGAffineTransform.identity

    /// The camera that is used. Default `.rear`. iOS 4.
    open var cameraDevice = CameraDevice.rear

    /// The flash mode. Default `.auto`. iOS 4.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a photo, as the camera's button does. Does nothing with another source. iOS 3.1.
    open func takePicture() {
        if sourceType == .camera { userTakes(Runtime.current.photos.cameraImage) }
    }

    // MARK: Movies

    /// The capture mode of the camera. Default `.photo`. A mode whose media type isn't in ``mediaTypes`` raises an exception. iOS 4.
    ///
    /// Follows Apple's page "cameraCaptureMode".
    open var cameraCaptureMode: CameraCaptureMode {
        get { captureMode }
        set { setCaptureMode(newValue) }
    }
    private(set) var captureMode = CameraCaptureMode.photo

    /// The maximum duration of a movie, in seconds. Default 600. iOS 3.1.
    open var videoMaximumDuration: TimeInterval = 600

    /// The quality of movies. Default `.medium`. The simulator's camera has one file for all qualities. iOS 3.1.
    open var videoQuality = QualityType.typeMedium

    private var recording: MainLoop.Timer?

    /// Starts to record a movie, as the camera's button does, and returns whether recording has started. Returns `false` with another
    /// source or mode, and during a recording. The recording ends after ``videoMaximumDuration``. iOS 4.
    ///
    /// Follows Apple's page "startVideoCapture()".
    @discardableResult
    open func startVideoCapture() -> Bool {
        guard canRecord, recording == nil else { return false }
        recording = Runtime.loop.schedule(alarmAfter: videoMaximumDuration, "end of a movie") { [weak self] in
            self?.stopVideoCapture()
        }
        return true
    }

    /// Ends the recording; the delegate receives the movie. iOS 4.
    open func stopVideoCapture() {
        guard let recording, let movie = Runtime.current.photos.cameraMovie else { return }
        recording.cancel()
        self.recording = nil
        finish(with: [.mediaType: Self.movieType, .mediaURL: movie])
    }

    private var canRecord: Bool {
        sourceType == .camera && captureMode == .video && Runtime.current.photos.cameraMovie != nil
    }

    private func setCaptureMode(_ mode: CameraCaptureMode) {
        guard mediaTypes.contains(mode == .video ? Self.movieType : Self.imageType) else {
            return Runtime.current.diagnostics.raise(
                .invalidArgument,
                "cameraCaptureMode \(mode.rawValue) not available because mediaTypes does not contain "
                    + (mode == .video ? Self.movieType : Self.imageType))
        }
        captureMode = mode
    }

    /// Performs the action of the camera's button.
    func pressShutter() {
        guard captureMode == .video else { return takePicture() }
        if !startVideoCapture() { stopVideoCapture() }
    }

    static let imageType = "public.image"
    static let movieType = "public.movie"
}

// User interaction.
extension UIImagePickerController: ImageChoosingPage {
    package var imageLimit: Int { 1 }

    package func userChooses(_ images: [UIImage]) {
        guard let image = images.first, presentingViewController != nil, !isBeingDismissed else { return }
        finish(with: image)
    }

    package func userCancels() {
        tell { $0.imagePickerControllerDidCancel(self) }
    }

    /// Handles a tap on a photo: delivers it immediately, or after the user has cropped it.
    func userTakes(_ image: UIImage) {
        guard allowsEditing else { return finish(with: image) }
        pushViewController(ImageEditingPage(image), animated: true)
    }

    func finish(with image: UIImage) { finish(with: chosen(image)) }

    private func finish(with info: [InfoKey: Any]) {
        tell { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    }

    /// Notifies the delegate. Dismisses the picker if the delegate doesn't implement the method.
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
