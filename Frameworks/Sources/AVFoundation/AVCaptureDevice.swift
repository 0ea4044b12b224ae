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

    public enum FlashMode: Int {
        case off, on, auto
    }

    public enum FocusMode: Int {
        case locked, autoFocus, continuousAutoFocus
    }

    public enum ExposureMode: Int {
        case locked, autoExpose, continuousAutoExposure, custom
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

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var hasFlash: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var focusMode = FocusMode.continuousAutoFocus
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposureMode = ExposureMode.continuousAutoExposure
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws { notReal() }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
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

    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        notReal()
        return false
    }

    open func lockForConfiguration() throws { notReal() }
    open func unlockForConfiguration() { notReal() }
}

open class AVCaptureInput: NSObject {}

open class AVCaptureOutput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device; super.init() }
}
