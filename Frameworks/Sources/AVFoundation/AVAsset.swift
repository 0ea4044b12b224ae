import NeutralValues
import UIKit

public struct AVMediaType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

public struct AVLayerVideoGravity: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

open class AVAsset: NSObject {
    open var duration: CMTime { CMTime() }
    open var isPlayable: Bool { false }
    public convenience init(url URL: URL) { self.init() }
}

open class AVURLAsset: AVAsset {
    private var stored: URL?
    open var url: URL { stored ?? URL(fileURLWithPath: "/") }
    public convenience init(url URL: URL, options: [String: Any]? = nil) { self.init(); stored = URL }
}

open class AVAssetImageGenerator: NSObject {
    public enum Result: Int {
        case succeeded, failed, cancelled
    }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime()
    open var requestedTimeToleranceAfter = CMTime()
    public init(asset: AVAsset) { self.asset = asset; super.init() }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    { throw CocoaError(.featureUnsupported) }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { notReal() }
    open func cancelAllCGImageGeneration() { notReal() }
}

extension NSValue {
    public convenience init(time: CMTime) { self.init() }
}
