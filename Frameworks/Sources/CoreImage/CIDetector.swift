import NeutralValues
import UIKit

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

open class CIFeature: NSObject {
    open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature {
    open var leftEyePosition: CGPoint { .zero }
    open var rightEyePosition: CGPoint { .zero }
    open var mouthPosition: CGPoint { .zero }
}

open class CIDetector: NSObject {
    public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        self.init()
    }

    open func features(in image: CIImage) -> [CIFeature] { notReal(); return [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { notReal(); return [] }
}

extension UIImage {
    public var ciImage: CIImage? { nil }

    public convenience init(ciImage: CIImage) {
        if let picture = ciImage.cgImage { self.init(cgImage: picture) } else { self.init() }
    }
}
