import NeutralValues
import UIKit

open class AVCapturePhotoSettings: NSObject {
    open private(set) var format: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    public convenience init(format: [String: Any]?) { self.init(); self.format = format }
}

open class AVCapturePhoto: NSObject {
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}

@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput {
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) { notReal() }
}

public struct AVVideoCodecType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
