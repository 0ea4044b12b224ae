import UIKit

/// Shows nothing. Points of the layer and of the camera's picture are the same.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    public convenience init(session: AVCaptureSession) { self.init(); self.session = session }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rectInLayerCoordinates
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        metadataObject
    }
}
