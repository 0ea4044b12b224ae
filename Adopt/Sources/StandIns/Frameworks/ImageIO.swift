extension KnownFramework {
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
