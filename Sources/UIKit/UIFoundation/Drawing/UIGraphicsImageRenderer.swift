/// The format of an image renderer's context. iOS 10. Follows Apple's page "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The color range of an image. iOS 12. Follows Apple's page "UIGraphicsImageRendererFormat.Range".
    public enum Range: Int, Sendable {
        /// An unspecified range.
        case unspecified = -1
        /// The range that best suits the device.
        case automatic = 0
        /// The extended range, beyond sRGB.
        case extended = 1
        /// The standard range, sRGB.
        case standard = 2
    }

    /// Creates the format that best suits the device.
    public required init() {
        super.init()
    }

    private init(bounds: CGRect, _ other: UIGraphicsImageRendererFormat) {
        scale = other.scale
        opaque = other.opaque
        prefersExtendedRange = other.prefersExtendedRange
        preferredRange = other.preferredRange
        super.init(bounds: bounds)
    }

    /// Creates the format that best suits the traits, with their display scale. iOS 11.
    @preconcurrency @MainActor
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The scale, in pixels per point. Defaults to the screen's scale.
    open var scale: CGFloat = GraphicsContexts.screenScale

    /// Whether the image is opaque: its background is black. Defaults to `false`.
    open var opaque = false

    /// Whether the image supports colors beyond sRGB. iOS 10; ``preferredRange`` since iOS 12.
    open var prefersExtendedRange = false

    /// The color range of the image. Defaults to `.automatic`. iOS 12.
    open var preferredRange = Range.automatic

    /// Whether HDR content is supported: always `false`, because there is no such content. iOS 17.
    open var supportsHighDynamicRange: Bool { false }

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIGraphicsImageRendererFormat(bounds: bounds, self)
    }

    func forArea(_ area: CGRect) -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat(bounds: area, self)
    }
}

/// The drawing environment of an image renderer's block. iOS 10. Follows Apple's page "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of the drawing so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}

/// Creates images from drawing blocks. iOS 10.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
///
/// The image contains the drawing, not pixels. A renderer can be used on any thread. Follows Apple's page
/// "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A block that draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Whether the renderer creates images: `true`.
    open override var allowsImageOutput: Bool { true }

    /// Returns the class of the drawing environment.
    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Creates a renderer for an area in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format.forArea(bounds))
    }

    /// Creates a renderer for an area in points, with the format that best suits the device.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a size in points, with the format that best suits the device.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Returns an image of a block's drawing.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = format as? UIGraphicsImageRendererFormat ?? .preferred()
        let context = GraphicsContexts.draw(in: bounds, scale: format.scale) { context in
            if format.opaque { context.fill(bounds) }
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return UIGraphicsImageRendererContext(context, format).currentImage
    }
}
