extension KnownFramework {
    /// Requests finish without results.
    static let vision = KnownFramework(
        name: "Vision", prefixes: ["VN"], imports: ["CoreML", "CoreImage", "ImageIO"],
        text: #"""
            typealias VNConfidence = Float
            typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
            typealias VNAspectRatio = Float
            struct VNImageOption: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
                static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
            }
            struct VNBarcodeSymbology: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
                static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
                static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
                static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
                static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
                static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
                static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
                static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
                static let QR = qr
                static let Aztec = aztec
                static let DataMatrix = dataMatrix
                static let PDF417 = pdf417
            }
            enum VNImageCropAndScaleOption: UInt { case centerCrop, scaleFit, scaleFill }
            enum VNRequestTextRecognitionLevel: Int { case accurate, fast }
            class VNObservation: NSObject {
                let uuid = UUID()
                var confidence: VNConfidence { 0 }
            }
            class VNClassificationObservation: VNObservation { var identifier: String { "" } }
            class VNCoreMLFeatureValueObservation: VNObservation { var featureValue: MLFeatureValue { MLFeatureValue() } }
            class VNDetectedObjectObservation: VNObservation { var boundingBox: CGRect { .zero } }
            class VNRecognizedObjectObservation: VNDetectedObjectObservation { var labels: [VNClassificationObservation] { [] } }
            class VNFaceLandmarkRegion2D: NSObject { var normalizedPoints: [CGPoint] { [] } }
            class VNFaceLandmarks2D: NSObject {
                var leftEye: VNFaceLandmarkRegion2D? { nil }
                var rightEye: VNFaceLandmarkRegion2D? { nil }
                var nose: VNFaceLandmarkRegion2D? { nil }
                var outerLips: VNFaceLandmarkRegion2D? { nil }
                var faceContour: VNFaceLandmarkRegion2D? { nil }
            }
            class VNFaceObservation: VNDetectedObjectObservation { var landmarks: VNFaceLandmarks2D? { nil } }
            class VNRectangleObservation: VNDetectedObjectObservation {
                var topLeft: CGPoint { .zero }
                var topRight: CGPoint { .zero }
                var bottomLeft: CGPoint { .zero }
                var bottomRight: CGPoint { .zero }
            }
            class VNTextObservation: VNRectangleObservation { var characterBoxes: [VNRectangleObservation]? { nil } }
            class VNBarcodeObservation: VNRectangleObservation {
                var symbology: VNBarcodeSymbology { .qr }
                var payloadStringValue: String? { nil }
            }
            class VNRecognizedText: NSObject {
                var string: String { "" }
                var confidence: VNConfidence { 0 }
            }
            class VNRecognizedTextObservation: VNRectangleObservation { func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] } }
            class VNRequest: NSObject {
                var preferBackgroundProcessing = false
                var usesCPUOnly = false
                var results: [VNObservation]? { [] }
                let completionHandler: VNRequestCompletionHandler?
                override init() { completionHandler = nil; super.init() }
                init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler; super.init() }
                func cancel() {}
            }
            class VNImageBasedRequest: VNRequest { var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) }
            class VNCoreMLModel: NSObject {
                init(for model: MLModel) throws { super.init() }
            }
            class VNCoreMLRequest: VNImageBasedRequest {
                let model: VNCoreMLModel
                var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
                init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) { self.model = model; super.init(completionHandler: completionHandler) }
            }
            class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
            class VNDetectFaceLandmarksRequest: VNImageBasedRequest { var inputFaceObservations: [VNFaceObservation]? }
            class VNDetectRectanglesRequest: VNImageBasedRequest {
                var minimumAspectRatio: VNAspectRatio = 0.5
                var maximumAspectRatio: VNAspectRatio = 1
                var minimumSize: Float = 0.2
                var minimumConfidence: VNConfidence = 0
                var maximumObservations = 1
                var quadratureTolerance: Float = 30
            }
            class VNDetectBarcodesRequest: VNImageBasedRequest { var symbologies: [VNBarcodeSymbology] = [] }
            class VNDetectTextRectanglesRequest: VNImageBasedRequest { var reportCharacterBoxes = false }
            class VNClassifyImageRequest: VNImageBasedRequest {}
            class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
            class VNRecognizeTextRequest: VNImageBasedRequest {
                var recognitionLevel = VNRequestTextRecognitionLevel.accurate
                var recognitionLanguages: [String] = []
                var usesLanguageCorrection = true
                var customWords: [String] = []
                var minimumTextHeight: Float = 0
            }
            class VNImageRequestHandler: NSObject {
                init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
                init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
                init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
                init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
                init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
                init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
                init(cvPixelBuffer pixelBuffer: AnyObject, options: [VNImageOption: Any] = [:]) { super.init() }
                init(cvPixelBuffer pixelBuffer: AnyObject, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
                func perform(_ requests: [VNRequest]) throws {
                    notReal("VNImageRequestHandler.perform(_:)")
                    for request in requests { request.completionHandler?(request, nil) }
                }
            }
            class VNSequenceRequestHandler: NSObject {
                func perform(_ requests: [VNRequest], on image: CIImage) throws { notReal("VNSequenceRequestHandler.perform(_:on:)"); for request in requests { request.completionHandler?(request, nil) } }
            }
            func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
                CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
            }
            """#)
}
