extension UIImagePickerController {
    /// Where pictures come from. Follows Apple's page "UIImagePickerController.SourceType".
    public enum SourceType: Int, Sendable {
        /// The photo library. Deprecated by Apple for PHPicker.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The newest pictures. Deprecated by Apple for PHPicker.
        case savedPhotosAlbum = 2
    }

    /// On which side a camera is. Follows Apple's page "UIImagePickerController.CameraDevice".
    public enum CameraDevice: Int, Sendable {
        /// The back.
        case rear = 0
        /// The front.
        case front = 1
    }

    /// When a flash is used. Follows Apple's page "UIImagePickerController.CameraFlashMode".
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// Where it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// What a camera takes. iOS 4. Follows Apple's page "UIImagePickerController.CameraCaptureMode".
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Movies.
        case video = 1
    }

    /// How good movies are. Follows Apple's page "UIImagePickerController.QualityType".
    public enum QualityType: Int, Sendable {
        /// As good as the camera can.
        case typeHigh = 0
        /// For sending over Wi-Fi.
        case typeMedium = 1
        /// For sending over a mobile network.
        case typeLow = 2
        /// 640 by 480 pixels. iOS 4.
        case type640x480 = 3
        /// 1280 by 720 pixels in the iFrame format. iOS 5.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels in the iFrame format. iOS 5.
        case typeIFrame960x540 = 5
    }

    /// Names the values that the delegate gets for a choice. Follows Apple's page "UIImagePickerController.InfoKey".
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The value behind the constants.
        public let rawValue: String

        /// Creates it from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of media, a `String` such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has cut it, a `UIImage`; only where editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What the user has cut out, a `CGRect` in the original's points; only where editing is allowed.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A movie's file, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// What a camera has noted. Nothing here. iOS 4.1.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The picture's address in the library, a `URL`. A picture has none here. Deprecated by Apple in iOS 11.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The picture that moves. Nothing here. iOS 9.1.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The picture in the library. Nothing here. iOS 11.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The picture's file, a `URL`. A picture has none here. iOS 11.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

/// Is notified of what the user does with an image picker. Every method is optional.
///
/// Follows Apple's page "UIImagePickerControllerDelegate".
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen or taken a picture. Dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user has cancelled. Dismiss the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Apple's members are optional.
extension UIImagePickerControllerDelegate {
    /// Does nothing; the picker goes.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        OptionalMember.absent(())
    }

    /// Does nothing; the picker goes.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        OptionalMember.absent(())
    }
}
