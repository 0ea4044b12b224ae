// The first image of data or of a file has a real implementation. Nothing is written.

import NeutralValues
@_exported import UIKit

public enum CGImagePropertyOrientation: UInt32 {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

open class CGImageSource: NSObject {
    open fileprivate(set) var data: Data
    public init(data: Data) { self.data = data; super.init() }
}

open class CGImageDestination: NSObject {}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? {
    (data as? Data ?? (data as? NSData).map { Data(referencing: $0) }).map { CGImageSource(data: $0) }
}
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? {
    (url as? URL ?? (url as? NSURL).flatMap { $0.absoluteURL }).flatMap { try? Data(contentsOf: $0) }.map {
        CGImageSource(data: $0)
    }
}
public func CGImageSourceCreateIncremental(_ options: Any?) -> CGImageSource { CGImageSource(data: Data()) }
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.data = data }
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { [] }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage?
{ UIImage(data: isrc.data)?.cgImage }
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?)
    -> CGImage?
{ UIImage(data: isrc.data)?.cgImage }
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?)
    -> CFDictionary?
{ nil }
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: Any?) -> CFDictionary? { nil }
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: Any, _ count: Int, _ options: Any?
) -> CGImageDestination? { nil }
public func CGImageDestinationCreateWithURL(_ url: Any, _ type: Any, _ count: Int, _ options: Any?)
    -> CGImageDestination?
{ nil }
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?) {
    notReal()
}
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: Any?) { notReal() }
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    notReal()
    return false
}
