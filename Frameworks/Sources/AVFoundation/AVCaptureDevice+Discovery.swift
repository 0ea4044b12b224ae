import UIKit

extension AVCaptureDevice {
    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }

        public convenience init(
            deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
        ) { self.init() }
    }

    open class RotationCoordinator: NSObject {
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }

        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            self.device = device
            self.previewLayer = previewLayer
            super.init()
        }
    }
}
