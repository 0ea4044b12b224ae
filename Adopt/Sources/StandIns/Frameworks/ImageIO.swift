extension KnownFramework {
    static let imageIO = KnownFramework(
        name: "ImageIO", prefixes: ["CGImageSource", "CGImageDestination"], imports: [],
        text: """
            enum CGImagePropertyOrientation: UInt32 { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
            class CGImageSource: NSObject { fileprivate(set) var data: Data; init(data: Data) { self.data = data; super.init() } }
            class CGImageDestination: NSObject {}
            let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
            let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
            let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
            let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
            let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
            let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
            let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
            let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
            let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
            let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
            let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
            let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
            let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
            let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
            let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
            let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
            let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
            let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
            let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
            let kCGImagePropertyOrientation: CFString = "Orientation"
            let kCGImagePropertyExifDictionary: CFString = "{Exif}"
            let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
            let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
            func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { (data as? Data ?? (data as? NSData).map { Data(referencing: $0) }).map { CGImageSource(data: $0) } }
            func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { (url as? URL ?? (url as? NSURL).flatMap { $0.absoluteURL }).flatMap { try? Data(contentsOf: $0) }.map { CGImageSource(data: $0) } }
            func CGImageSourceCreateIncremental(_ options: Any?) -> CGImageSource { CGImageSource(data: Data()) }
            func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.data = data }
            func CGImageSourceCopyTypeIdentifiers() -> CFArray { [] }
            func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
            func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }
            func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { UIImage(data: isrc.data)?.cgImage }
            func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { UIImage(data: isrc.data)?.cgImage }
            func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CFDictionary? { nil }
            func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: Any?) -> CFDictionary? { nil }
            func CGImageDestinationCreateWithData(_ data: NSMutableData, _ type: Any, _ count: Int, _ options: Any?) -> CGImageDestination? { nil }
            func CGImageDestinationCreateWithURL(_ url: Any, _ type: Any, _ count: Int, _ options: Any?) -> CGImageDestination? { nil }
            func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: Any?)
            func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: Any?)
            @discardableResult func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
            """)
}
