import NeutralValues
import UIKit

public struct CIContextOption: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

public struct CIFormat: Hashable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 24)
    public static let RGBA8 = CIFormat(rawValue: 25)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
}

open class CIContext: NSObject {
    public convenience init(options: [CIContextOption: Any]?) { self.init() }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }

    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) { notReal() }
}
