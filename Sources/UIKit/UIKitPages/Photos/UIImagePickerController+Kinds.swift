extension UIImagePickerController {
    /// The source of images. Follows Apple's page "UIImagePickerController.SourceType".
    public enum SourceType: Int, Sendable {
        /// The photo library. Deprecated by Apple for PHPicker.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The most recent photos. Deprecated by Apple for PHPicker.
        case savedPhotosAlbum = 2
    }

    /// The position of a camera. Follows Apple's page "UIImagePickerController.CameraDevice".
    public enum CameraDevice: Int, Sendable {
        /// The rear camera.
        case rear = 0
        /// The front camera.
        case front = 1
    }

    /// The flash mode. Follows Apple's page "UIImagePickerController.CameraFlashMode".
    public enum CameraFlashMode: Int, Sendable {
        /// The flash is never used.
        case off = -1
        /// The flash is used in low light.
        case auto = 0
        /// The flash is always used.
        case on = 1
    }

    /// The capture mode of a camera. iOS 4. Follows Apple's page "UIImagePickerController.CameraCaptureMode".
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo = 0
        /// Movies.
        case video = 1
    }

    /// The quality of movies. Follows Apple's page "UIImagePickerController.QualityType".
    public enum QualityType: Int, Sendable {
        /// The highest quality of the camera.
        case typeHigh = 0
        /// Medium quality, for transmission over Wi-Fi.
        case typeMedium = 1
        /// Low quality, for transmission over a cellular network.
        case typeLow = 2
        /// 640 by 480 pixels. iOS 4.
        case type640x480 = 3
        /// 1280 by 720 pixels in the iFrame format. iOS 5.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels in the iFrame format. iOS 5.
        case typeIFrame960x540 = 5
    }

    /// The keys of the selection's values that the delegate receives. Follows Apple's page "UIImagePickerController.InfoKey".
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates a key from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The media type, a `String` such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The cropped image, a `UIImage`; only if editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The crop rectangle, a `CGRect` in the original's points; only if editing is allowed.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a movie, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The metadata of a photo from the camera. Never present here. iOS 4.1.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The URL of the photo in the library, a `URL`. Never present here. Deprecated by Apple in iOS 11.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The live photo. Never present here. iOS 9.1.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The photo's asset in the library. Never present here. iOS 11.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The file of the photo, a `URL`. Never present here. iOS 11.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

/// The methods that report the user's action in an image picker. Every method is optional.
///
/// Follows Apple's page "UIImagePickerControllerDelegate".
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected or taken a photo. Dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user has canceled. Dismiss the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Apple's members are optional.
extension UIImagePickerControllerDelegate {
    /// The default: dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        OptionalMember.absent(())
    }

    /// The default: dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        OptionalMember.absent(())
    }
}
