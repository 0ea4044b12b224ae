import NeutralValues
import UIKit

public struct AVFileType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}

public enum AVAssetExportSessionStatus: Int {
    case unknown, waiting, exporting, completed, failed, cancelled
}

open class AVAssetExportSession: NSObject {
    public typealias Status = AVAssetExportSessionStatus
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange()
    open private(set) var status = AVAssetExportSessionStatus.unknown
    open private(set) var error: Error?
    open var progress: Float { 0 }
    public init?(asset: AVAsset, presetName: String) { super.init() }

    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .failed
        error = CocoaError(.featureUnsupported)
        handler()
    }

    open func cancelExport() { notReal() }
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
