extension KnownFramework {
    /// Models cannot be read: `MLModel.init` throws. The classes that Xcode makes of a model are not made here.
    static let coreML = KnownFramework(
        name: "CoreML", prefixes: ["ML"], imports: [],
        text: #"""
            struct MLModelError: Error {
                enum Code: Int { case generic, featureType, io = 3, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            enum MLComputeUnits: Int { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
            enum MLFeatureType: Int { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }
            class MLModelConfiguration: NSObject {
                var computeUnits = MLComputeUnits.all
                var modelDisplayName: String?
                var allowLowPrecisionAccumulationOnGPU = false
            }
            class MLFeatureDescription: NSObject {
                var name: String { "" }
                var type: MLFeatureType { .invalid }
                var isOptional: Bool { false }
            }
            class MLModelDescription: NSObject {
                var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
                var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
                var predictedFeatureName: String? { nil }
                var predictedProbabilitiesName: String? { nil }
                var classLabels: [Any]? { nil }
            }
            enum MLMultiArrayDataType: Int { case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104 }
            class MLMultiArray: NSObject {
                private var numbers: [NSNumber]
                let shape: [NSNumber]
                let dataType: MLMultiArrayDataType
                init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
                    self.shape = shape
                    self.dataType = dataType
                    numbers = [NSNumber](repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
                    super.init()
                }
                var count: Int { numbers.count }
                var strides: [NSNumber] { shape.indices.map { place in NSNumber(value: shape[(place + 1)...].reduce(1) { $0 * $1.intValue }) } }
                subscript(index: Int) -> NSNumber { get { numbers[index] } set { numbers[index] = newValue } }
                subscript(key: [NSNumber]) -> NSNumber { get { numbers[place(key)] } set { numbers[place(key)] = newValue } }
                private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
            }
            class MLFeatureValue: NSObject {
                private var value: Any?
                convenience init(double value: Double) { self.init(); self.value = value }
                convenience init(int64 value: Int64) { self.init(); self.value = value }
                convenience init(string value: String) { self.init(); self.value = value }
                convenience init(multiArray value: MLMultiArray) { self.init(); self.value = value }
                var isUndefined: Bool { value == nil }
                var doubleValue: Double { value as? Double ?? 0 }
                var int64Value: Int64 { value as? Int64 ?? 0 }
                var stringValue: String { value as? String ?? "" }
                var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
                var dictionaryValue: [AnyHashable: NSNumber] { [:] }
            }
            protocol MLFeatureProvider: AnyObject {
                var featureNames: Set<String> { get }
                func featureValue(for featureName: String) -> MLFeatureValue?
            }
            class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
                private let values: [String: MLFeatureValue]
                init(dictionary: [String: Any]) throws { values = dictionary.compactMapValues { $0 as? MLFeatureValue }; super.init() }
                var featureNames: Set<String> { Set(values.keys) }
                func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
            }
            class MLPredictionOptions: NSObject { var usesCPUOnly = false }
            class MLModel: NSObject {
                let configuration = MLModelConfiguration()
                let modelDescription = MLModelDescription()
                init(contentsOf url: URL) throws { notReal("MLModel.init(contentsOf:)"); throw MLModelError(.io) }
                init(contentsOf url: URL, configuration: MLModelConfiguration) throws { notReal("MLModel.init(contentsOf:configuration:)"); throw MLModelError(.io) }
                class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
                class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel { throw MLModelError(.io) }
                func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
                func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
            }
            """#)

    /// Requests end without finding anything.
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

    static let imageIO = KnownFramework(
        name: "ImageIO", prefixes: ["CGImageSource", "CGImageDestination"], imports: [],
        text: """
            enum CGImagePropertyOrientation: UInt32 { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
            class CGImageSource: NSObject { let data: Data; init(data: Data) { self.data = data; super.init() } }
            class CGImageDestination: NSObject {}
            let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
            let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
            let kCGImageSourceCreateThumbnailFromImageAlways: NSString = "kCGImageSourceCreateThumbnailFromImageAlways"
            let kCGImageSourceCreateThumbnailWithTransform: NSString = "kCGImageSourceCreateThumbnailWithTransform"
            let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
            let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
            let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
            let kCGImagePropertyGIFUnclampedDelayTime: NSString = "UnclampedDelayTime"
            let kCGImagePropertyGIFLoopCount: NSString = "LoopCount"
            let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
            let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
            let kCGImagePropertyOrientation: NSString = "Orientation"
            let kCGImagePropertyExifDictionary: NSString = "{Exif}"
            let kCGImagePropertyGPSDictionary: NSString = "{GPS}"
            let kCGImagePropertyTIFFDictionary: NSString = "{TIFF}"
            func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { (data as? Data ?? (data as? NSData).map { Data(referencing: $0) }).map { CGImageSource(data: $0) } }
            func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { (url as? URL ?? (url as? NSURL).flatMap { $0.absoluteURL }).flatMap { try? Data(contentsOf: $0) }.map { CGImageSource(data: $0) } }
            func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
            func CGImageSourceGetType(_ isrc: CGImageSource) -> NSString? { nil }
            func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { UIImage(data: isrc.data)?.cgImage }
            func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { UIImage(data: isrc.data)?.cgImage }
            func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> NSDictionary? { nil }
            func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: Any?) -> NSDictionary? { nil }
            func CGImageDestinationCreateWithData(_ data: NSMutableData, _ type: Any, _ count: Int, _ options: Any?) -> CGImageDestination? { nil }
            func CGImageDestinationCreateWithURL(_ url: Any, _ type: Any, _ count: Int, _ options: Any?) -> CGImageDestination? { nil }
            func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?)
            func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: Any?)
            @discardableResult func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
            """)
}
