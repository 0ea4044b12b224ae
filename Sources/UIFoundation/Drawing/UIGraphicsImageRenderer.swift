/// What an image renderer's context is made with. iOS 10. Follows Apple's page "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours an image may have. iOS 12. Follows Apple's page "UIGraphicsImageRendererFormat.Range".
    public enum Range: Int, Sendable {
        /// Nobody has said.
        case unspecified = -1
        /// Those that the device shows best.
        case automatic = 0
        /// Beyond sRGB.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// Creates the format that suits the device best.
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

    /// Creates the format that suits traits best: their display's scale. iOS 11.
    @preconcurrency @MainActor
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Pixels a point. Default is the screen's.
    open var scale: CGFloat = GraphicsContexts.screenScale

    /// Whether the image has no transparent parts: it is black where nothing is drawn. Default `false`.
    open var opaque = false

    /// Whether the image may have colours beyond sRGB. iOS 10; ``preferredRange`` since iOS 12.
    open var prefersExtendedRange = false

    /// Which colours the image may have. Default `.automatic`. iOS 12.
    open var preferredRange = Range.automatic

    /// Whether HDR content is drawn as such: never, as no such content is. iOS 17.
    open var supportsHighDynamicRange: Bool { false }

    /// A format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIGraphicsImageRendererFormat(bounds: bounds, self)
    }

    func forArea(_ area: CGRect) -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat(bounds: area, self)
    }
}

/// What an image renderer's block draws in. iOS 10. Follows Apple's page "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of what was drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}

/// Makes images of what blocks draw. iOS 10.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
///
/// The image holds the drawing, no pixels. It may be used in any thread. Follows Apple's page "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A block that draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Images can be made of what is drawn: `true`.
    open override var allowsImageOutput: Bool { true }

    /// The class of what blocks draw in.
    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Creates a renderer for an area in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format.forArea(bounds))
    }

    /// Creates a renderer for an area in points, in the format that suits the device best.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a size in points, in the format that suits the device best.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Makes an image of what a block draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = format as? UIGraphicsImageRendererFormat ?? .preferred()
        let context = GraphicsContexts.draw(in: bounds, scale: format.scale) { context in
            if format.opaque { context.fill(bounds) }
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return UIGraphicsImageRendererContext(context, format).currentImage
    }
}
