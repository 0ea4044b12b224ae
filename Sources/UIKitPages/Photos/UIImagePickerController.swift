/// Lets the user choose a picture of the device, or take one.
///
/// Present it. It does not go by itself: its delegate dismisses it, whether the user has chosen or cancelled. Without such a
/// method in the delegate it goes. Here the device's pictures are drawn ones, or those that the simulator was given; a test
/// says what the user chooses. No file belongs to a picture, so the delegate gets no `imageURL`. A movie is the file that the simulator's
/// camera was given.
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
        guard isSourceTypeAvailable(sourceType) else { return nil }
        return sourceType == .camera && Runtime.current.photos.cameraMovie != nil
            ? [imageType, movieType] : [imageType]
    }

    /// What a camera can take, as numbers of ``CameraCaptureMode``: pictures, and movies if the simulator's camera has one. `nil` for a
    /// camera that the device has not. iOS 4.
    ///
    /// Follows Apple's page "availableCaptureModes(for:)".
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice)
        -> [NSNumber]?
    {
        guard isCameraDeviceAvailable(cameraDevice) else { return nil }
        let modes: [CameraCaptureMode] =
            Runtime.current.photos.cameraMovie == nil ? [.photo] : [.photo, .video]
        return modes.map { NSNumber(value: $0.rawValue) }
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

    // MARK: Movies

    /// What the camera takes. Default `.photo`. A mode whose kind ``mediaTypes`` lacks is an exception. iOS 4.
    ///
    /// Follows Apple's page "cameraCaptureMode".
    open var cameraCaptureMode: CameraCaptureMode {
        get { captureMode }
        set { setCaptureMode(newValue) }
    }
    private(set) var captureMode = CameraCaptureMode.photo

    /// The longest movie, in seconds. Default 600. iOS 3.1.
    open var videoMaximumDuration: TimeInterval = 600

    /// How good movies are. Default `.medium`. The simulator's camera has one file for all. iOS 3.1.
    open var videoQuality = QualityType.typeMedium

    private var recording: MainLoop.Timer?

    /// Begins to record a movie, as the camera's button does, and returns whether it has begun: not with another source or mode, and not
    /// while one is recorded. It ends by itself after ``videoMaximumDuration``. iOS 4.
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

    /// Ends the movie that is recorded; the delegate gets it. iOS 4.
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

    /// What the camera's button does.
    func pressShutter() {
        guard captureMode == .video else { return takePicture() }
        if !startVideoCapture() { stopVideoCapture() }
    }

    static let imageType = "public.image"
    static let movieType = "public.movie"
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

    func finish(with image: UIImage) { finish(with: chosen(image)) }

    private func finish(with info: [InfoKey: Any]) {
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
