import UIKit

public enum AVCaptureVideoOrientation: Int {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureConnection: NSObject {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
