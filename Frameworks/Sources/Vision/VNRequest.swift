import NeutralValues
import UIKit

open class VNRequest: NSObject {
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var results: [VNObservation]? { [] }
    public let completionHandler: VNRequestCompletionHandler?
    public override init() { completionHandler = nil; super.init() }

    public init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
        super.init()
    }

    open func cancel() {}
}

open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNCoreMLModel: NSObject {
    public init(for model: MLModel) throws { super.init() }
}

open class VNCoreMLRequest: VNImageBasedRequest {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: VNAspectRatio = 0.5
    open var maximumAspectRatio: VNAspectRatio = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
    open var quadratureTolerance: Float = 30
}

open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    open var reportCharacterBoxes = false
}

open class VNClassifyImageRequest: VNImageBasedRequest {}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}

open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
}

open class VNImageRequestHandler: NSObject {
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }

    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { super.init() }
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }

    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { super.init() }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(cvPixelBuffer pixelBuffer: AnyObject, options: [VNImageOption: Any] = [:]) { super.init() }

    public init(
        cvPixelBuffer pixelBuffer: AnyObject, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    open func perform(_ requests: [VNRequest]) throws {
        notReal()
        for request in requests { request.completionHandler?(request, nil) }
    }
}

open class VNSequenceRequestHandler: NSObject {
    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        notReal(); for request in requests { request.completionHandler?(request, nil) }
    }
}

public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int)
    -> CGRect
{
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}
