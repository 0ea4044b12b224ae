import NeutralValues
import UIKit

public enum AVAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}

open class AVCaptureDevice: NSObject {
    public enum Position: Int {
        case unspecified, back, front
    }

    public enum TorchMode: Int {
        case off, on, auto
    }

    public struct DeviceType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")

        public static let builtInUltraWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")

        public static let builtInTelephotoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")

        public static let builtInDualWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")

        public static let builtInTrueDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    }

    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var torchMode = TorchMode.off
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        CapturePermission(for: mediaType)?.status ?? .notDetermined
    }

    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) { CapturePermission(for: mediaType)?.request(handler) }
    open func lockForConfiguration() throws { notReal() }
    open func unlockForConfiguration() { notReal() }
}

open class AVCaptureInput: NSObject {}

open class AVCaptureOutput: NSObject {}

open class AVCaptureConnection: NSObject {
    open var videoOrientation = AVCaptureVideoOrientation.portrait
}

public enum AVCaptureVideoOrientation: Int {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device; super.init() }
}
