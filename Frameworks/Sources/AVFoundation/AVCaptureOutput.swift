import NeutralValues
import UIKit

open class AVMetadataObject: NSObject {
    public struct ObjectType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let face = ObjectType(rawValue: "face")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    }

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var corners: [CGPoint] { [] }
    open var stringValue: String? { nil }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect.zero

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) { notReal() }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)

    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}

    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { notReal() }
}
