/// What a renderer's context is made with. iOS 10. Follows Apple's page "UIGraphicsRendererFormat".
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    private let area: CGRect

    /// Creates the format that suits the device best.
    public required override init() {
        area = .zero
        super.init()
    }

    init(bounds: CGRect) {
        area = bounds
        super.init()
    }

    /// The format that suits the device best. iOS 10; ``preferred()`` since iOS 11.
    open class func `default`() -> Self { self.init() }

    /// The format that suits the device best. iOS 11.
    open class func preferred() -> Self { self.init() }

    /// The area that is drawn, in points; empty for a format that belongs to no context.
    open var bounds: CGRect { area }

    /// A format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIGraphicsRendererFormat(bounds: area) }
}

/// What a renderer's block draws in. iOS 10. Follows Apple's page "UIGraphicsRendererContext".
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

    /// What the context was made with.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Fills a rectangle in the current colour.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }

    /// Fills a rectangle in the current colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a frame, one point wide, within a rectangle.
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }

    /// Draws a frame, one point wide, within a rectangle, in a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

    /// Cuts what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Runs blocks that draw. Use ``UIGraphicsImageRenderer``. iOS 10.
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

    /// Creates a renderer for an area in points, in the format that suits the device best.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// What its contexts are made with.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Whether images can be made of what is drawn. The base class cannot: `false`.
    open var allowsImageOutput: Bool { false }

    /// The class of what blocks draw in: a subclass of ``UIGraphicsRendererContext``. A renderer of an app overrides it with the class of its
    /// contexts; contexts here are made by their renderers.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// The Core Graphics context of a format. A renderer of an app overrides it; here it is one of the format's bounds.
    ///
    /// Follows Apple's page "context(with:)".
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        CGContext(viewBounds: format.bounds, scale: GraphicsContexts.screenScale)
    }

    /// Called with a new context, before blocks draw in it. A renderer of an app overrides it; here nothing happens.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Makes a context of ``context(with:)``, and runs a block that draws in it and one that does something with the result.
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
