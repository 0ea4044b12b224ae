import UIKit

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNAspectRatio = Float

public struct VNImageOption: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

public struct VNBarcodeSymbology: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let QR = qr
    public static let Aztec = aztec
    public static let DataMatrix = dataMatrix
    public static let PDF417 = pdf417
}

public enum VNImageCropAndScaleOption: UInt {
    case centerCrop, scaleFit, scaleFill
}

public enum VNRequestTextRecognitionLevel: Int {
    case accurate, fast
}

open class VNObservation: NSObject {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}

open class VNClassificationObservation: VNObservation {
    open var identifier: String { "" }
}

open class VNCoreMLFeatureValueObservation: VNObservation {
    open var featureValue: MLFeatureValue { MLFeatureValue() }
}

open class VNDetectedObjectObservation: VNObservation {
    open var boundingBox: CGRect { .zero }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNFaceLandmarkRegion2D: NSObject {
    open var normalizedPoints: [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject {
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation {
    open var landmarks: VNFaceLandmarks2D? { nil }
}

open class VNRectangleObservation: VNDetectedObjectObservation {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class VNTextObservation: VNRectangleObservation {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

open class VNBarcodeObservation: VNRectangleObservation {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}

open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
}

open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
