/// The format of a renderer's context. iOS 10. Follows Apple's page "UIGraphicsRendererFormat".
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    private let area: CGRect

    /// Creates the format that best suits the device.
    public required override init() {
        area = .zero
        super.init()
    }

    init(bounds: CGRect) {
        area = bounds
        super.init()
    }

    /// Returns the format that best suits the device. iOS 10; ``preferred()`` since iOS 11.
    open class func `default`() -> Self { self.init() }

    /// Returns the format that best suits the device. iOS 11.
    open class func preferred() -> Self { self.init() }

    /// The drawing area, in points; empty for a format without a context.
    open var bounds: CGRect { area }

    /// Returns a format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIGraphicsRendererFormat(bounds: area) }
}

/// The drawing environment of a renderer's block. iOS 10. Follows Apple's page "UIGraphicsRendererContext".
open class UIGraphicsRendererContext: NSObject {
    private let context: CGContext
    private let usedFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        self.context = context
        usedFormat = format
        super.init()
    }

    /// The Core Graphics context.
    open var cgContext: CGContext { context }

    /// The format of the context.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Fills a rectangle with the current fill color.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }

    /// Fills a rectangle with the current fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a frame, one point wide, inside a rectangle.
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

    /// Draws a frame, one point wide, inside a rectangle, with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

    /// Intersects the clip with a rectangle.
    open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Runs drawing blocks. Use ``UIGraphicsImageRenderer``. iOS 10.
///
/// Follows Apple's page "UIGraphicsRenderer".
open class UIGraphicsRenderer: NSObject {
    private let area: CGRect
    private let usedFormat: UIGraphicsRendererFormat

    /// Creates a renderer for an area in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds
        usedFormat = format
        super.init()
    }

    /// Creates a renderer for an area in points, with the format that best suits the device.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// The format of its contexts.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Whether the renderer creates images. The base class returns `false`.
    open var allowsImageOutput: Bool { false }

    /// Returns the class of the drawing environment, a subclass of ``UIGraphicsRendererContext``. An app's renderer overrides it to return
    /// the class of its environment; here, renderers create their environments themselves.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Returns the Core Graphics context for a format. An app's renderer overrides it; the default is a context with the format's bounds.
    ///
    /// Follows Apple's page "context(with:)".
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        CGContext(viewBounds: format.bounds, scale: GraphicsContexts.screenScale)
    }

    /// Called with a new context before a block draws in it. An app's renderer overrides it; the default does nothing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Creates a context with ``context(with:)``, and runs a drawing block and a completion block that uses the result.
    ///
    /// Follows Apple's page "runDrawingActions(_:completionActions:)".
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        let format = format.bounds.isEmpty ? UIGraphicsRendererFormat(bounds: area) : format
        guard let context = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
        let shown = UIGraphicsRendererContext(context, format)
        UIGraphicsPushContext(context)
        Self.prepare(context, with: shown)
        drawingActions(shown)
        completionActions?(shown)
        UIGraphicsPopContext()
    }

    var bounds: CGRect { area }
}

/// A block that draws in a renderer's context.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
