extension KnownFramework {
    /// Filters return their input image unchanged, so code that unwraps the output works.
    static let coreImage = KnownFramework(
        name: "CoreImage", prefixes: ["CI"], imports: [],
        text: """
            let kCIInputImageKey = "inputImage"
            let kCIInputCenterKey = "inputCenter"
            let kCIInputScaleKey = "inputScale"
            let kCIInputRadiusKey = "inputRadius"
            let kCIInputIntensityKey = "inputIntensity"
            let kCIInputAngleKey = "inputAngle"
            let kCIInputWidthKey = "inputWidth"
            let kCIInputColorKey = "inputColor"
            let kCIInputBackgroundImageKey = "inputBackgroundImage"
            let kCIInputBrightnessKey = "inputBrightness"
            let kCIInputSaturationKey = "inputSaturation"
            let kCIInputContrastKey = "inputContrast"
            let kCIInputExtentKey = "inputExtent"
            let kCIInputEVKey = "inputEV"
            let kCIInputSharpnessKey = "inputSharpness"
            let kCIInputTransformKey = "inputTransform"
            let kCIInputMaskImageKey = "inputMaskImage"
            let kCIOutputImageKey = "outputImage"
            class CIVector: NSObject {
                var x: CGFloat = 0
                var y: CGFloat = 0
                convenience init(x: CGFloat, y: CGFloat) {
                    self.init()
                    self.x = x
                    self.y = y
                }
                convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(x: x, y: y) }
                convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
            }
            class CIColor: NSObject {
                convenience init(color: UIColor) { self.init() }
                convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { self.init() }
            }
            class CIImage: NSObject {
                private var picture: CGImage?
                var cgImage: CGImage? { picture }
                var extent: CGRect { CGRect(x: 0, y: 0, width: picture?.width ?? 0, height: picture?.height ?? 0) }
                convenience init(cgImage: CGImage) {
                    self.init()
                    picture = cgImage
                }
                convenience init?(image: UIImage) {
                    guard let picture = image.cgImage else { return nil }
                    self.init(cgImage: picture)
                }
                convenience init?(data: Data) {
                    guard let image = UIImage(data: data) else { return nil }
                    self.init(image: image)
                }
                convenience init?(contentsOf url: URL) {
                    guard let data = try? Data(contentsOf: url) else { return nil }
                    self.init(data: data)
                }
                func transformed(by matrix: CGAffineTransform) -> CIImage { self }
                func cropped(to rect: CGRect) -> CIImage { self }
                func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
                    notReal("CIImage.applyingFilter(_:parameters:)")
                    return self
                }
            }
            class CIFilter: NSObject {
                private var values: [String: Any] = [:]
                var name = ""
                var inputKeys: [String] { [kCIInputImageKey] }
                var outputKeys: [String] { [kCIOutputImageKey] }
                var outputImage: CIImage? {
                    notReal("CIFilter.outputImage")
                    return values[kCIInputImageKey] as? CIImage
                }
                convenience init?(name: String) {
                    self.init()
                    self.name = name
                }
                convenience init?(name: String, parameters: [String: Any]?) {
                    self.init(name: name)
                    values = parameters ?? [:]
                }
                func setDefaults()
                func setValue(_ value: Any?, forKey key: String) { values[key] = value }
                func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
            }
            struct CIContextOption: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
                static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
                static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
                static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
                static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
                static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
            }
            struct CIFormat: Hashable {
                let rawValue: Int32
                init(rawValue: Int32) { self.rawValue = rawValue }
                static let ARGB8 = CIFormat(rawValue: 23)
                static let BGRA8 = CIFormat(rawValue: 24)
                static let RGBA8 = CIFormat(rawValue: 25)
                static let RGBAh = CIFormat(rawValue: 31)
                static let RGBAf = CIFormat(rawValue: 34)
            }
            class CIContext: NSObject {
                convenience init(options: [CIContextOption: Any]?) { self.init() }
                func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
                func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
            }
            let CIDetectorTypeFace = "CIDetectorTypeFace"
            let CIDetectorAccuracy = "CIDetectorAccuracy"
            let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
            let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
            class CIFeature: NSObject { var bounds: CGRect { .zero } }
            class CIFaceFeature: CIFeature {
                var leftEyePosition: CGPoint { .zero }
                var rightEyePosition: CGPoint { .zero }
                var mouthPosition: CGPoint { .zero }
            }
            class CIDetector: NSObject {
                convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { self.init() }
                func features(in image: CIImage) -> [CIFeature]
                func features(in image: CIImage, options: [String: Any]?) -> [CIFeature]
            }
            extension UIImage {
                var ciImage: CIImage? { nil }
                convenience init(ciImage: CIImage) {
                    if let picture = ciImage.cgImage { self.init(cgImage: picture) } else { self.init() }
                }
            }
            """)
}
