/// An image.
///
/// An image contains pixels, a recorded drawing, or the name of a symbol, with a drawing style. Images are immutable and can be used on any
/// thread. Follows Apple's page "UIImage".
open class UIImage: NSObject, @unchecked Sendable {
    let source: ImageSource
    let style: ImageStyle
    /// The image from which this one was derived, used to compare images.
    let original: UIImage?
    private let asset: UIImageAsset?

    /// The image's identifier for tests, which users never hear. Defaults to `nil`. iOS 5. Follows Apple's page "accessibilityIdentifier".
    @preconcurrency @MainActor open var accessibilityIdentifier: String? {
        get { nameForTests }
        set { nameForTests = newValue }
    }

    /// Creates an empty image.
    public override convenience init() {
        self.init(.nothing)
    }

    /// Creates the image of the literal `#imageLiteral(resourceName:)`. A missing image stops the program, as on a device.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError("#imageLiteral(resourceName: \"\(name)\"): the app has no image of this name.")
        }
        self.init(image.source, image.style, of: image.original ?? image)
    }

    /// Creates an image from PNG, JPEG, or GIF data, with a scale of 1; `nil` for other data.
    ///
    /// The bytes are kept unchanged, and are decoded only by a renderer. A JPEG file can specify an orientation.
    public init?(data: Data) {
        guard let source = ImageSource(file: data, scale: 1) else { return nil }
        self.source = source
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image from PNG, JPEG, or GIF data, with a scale in pixels per point; `nil` for other data. iOS 6.
    public init?(data: Data, scale: CGFloat) {
        guard let source = ImageSource(file: data, scale: scale) else { return nil }
        self.source = source
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image from a PNG, JPEG, or GIF file; `nil` if there is none.
    ///
    /// The suffixes `@2x` and `@3x` of the name specify the scale.
    public init?(contentsOfFile path: String) {
        let scale = ImageFileName(path).scale ?? 1
        guard let data = FileManager.default.contents(atPath: path),
            let source = ImageSource(file: data, scale: scale)
        else { return nil }
        self.source = source
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image from a Core Graphics image, with a scale of 1.
    public init(cgImage: CGImage) {
        source = .bitmap(cgImage, scale: 1, .up)
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image from a Core Graphics image, with a scale in pixels per point and an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        source = .bitmap(cgImage, scale: scale > 0 ? scale : 1, orientation)
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    init(
        _ source: ImageSource, _ style: ImageStyle = ImageStyle(), of original: UIImage? = nil,
        asset: UIImageAsset? = nil
    ) {
        self.source = source
        self.style = style
        self.original = original
        self.asset = asset
        super.init()
    }

    /// Creates an animated image from frames; `nil` without any. A duration of 0 means a thirtieth of a second per frame. iOS 5.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        return UIImage(
            .series(images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30))
    }

    /// Creates an animated image from the app's images `name0`, `name1`, and so on; `nil` without any. iOS 5.
    ///
    /// Follows Apple's page "animatedImageNamed(_:duration:)".
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Creates a resizable animated image from the app's images `name0`, `name1`, and so on; `nil` without any. iOS 6.
    ///
    /// Follows Apple's page "animatedResizableImageNamed(_:capInsets:resizingMode:duration:)".
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// Creates a resizable animated image, with a tiled middle, from the app's images `name0`, `name1`, and so on; `nil`
    /// without any. iOS 5.
    ///
    /// Follows Apple's page "animatedResizableImageNamed(_:capInsets:duration:)".
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    // MARK: Item providers

    /// The types from which an item provider creates images. iOS 11. Follows Apple's page "NSItemProviderReading".
    open class var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// The types as which an item provider writes images. iOS 11. Follows Apple's page "NSItemProviderWriting".
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    // MARK: Named symbols

    /// The symbol for actions. iOS 13.
    open class var actions: UIImage { UIImage(.symbol("ellipsis.circle")) }
    /// The symbol for adding. iOS 13.
    open class var add: UIImage { UIImage(.symbol("plus.circle.fill")) }
    /// The symbol for removing. iOS 13.
    open class var remove: UIImage { UIImage(.symbol("minus.circle.fill")) }
    /// A check mark. iOS 13.
    open class var checkmark: UIImage { UIImage(.symbol("checkmark.circle.fill")) }
    /// A check mark in an outline. iOS 13.
    open class var strokedCheckmark: UIImage { UIImage(.symbol("checkmark.circle")) }

    // MARK: Properties

    /// The size in points, with the orientation applied.
    open var size: CGSize { source.size(style) }

    /// The scale, in pixels per point.
    open var scale: CGFloat { source.scale }

    /// The orientation.
    open var imageOrientation: UIImage.Orientation {
        if case .bitmap(_, _, let orientation) = source { orientation } else { .up }
    }

    /// The Core Graphics image; `nil` for a symbol and for an animated image.
    open var cgImage: CGImage? {
        if case .bitmap(let image, _, _) = source { image } else { nil }
    }

    /// Whether the image is a symbol. iOS 13.
    open var isSymbolImage: Bool { symbolName != nil }

    /// The frames of an animated image; `nil` for a single image. iOS 5.
    open var images: [UIImage]? {
        if case .series(let images, _) = source { images } else { nil }
    }

    /// The duration of one cycle of ``images``, in seconds. iOS 5.
    open var duration: TimeInterval {
        if case .series(_, let duration) = source { duration } else { 0 }
    }

    /// The asset with this image's name; `nil` for an image without one. iOS 8.
    open var imageAsset: UIImageAsset? { asset }

    /// The traits for which the image was chosen. iOS 8.
    open var traitCollection: UITraitCollection { style.configuration?.traitCollection ?? .current }

    /// The configuration; `nil` if unspecified. iOS 13.
    open var configuration: UIImage.Configuration? { style.configuration }

    /// The configuration of a symbol; `nil` for any other image. iOS 13.
    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? .unspecified.applying(style.configuration) : nil
    }

    /// Returns the image with another configuration. An image of an asset becomes the variant for the configuration's traits. iOS 13.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let image = configuration.traitCollection.map { resolved(for: $0) } ?? self
        return image.changed { $0.configuration = configuration }
    }

    /// Returns the symbol with a configuration applied to its own; `nil` for an image that isn't a symbol. iOS 13.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
    }

    // MARK: Drawing style

    /// The rendering mode. Defaults to `.automatic`. iOS 7.
    open var renderingMode: RenderingMode { style.mode }

    /// Returns the image with another rendering mode; this image if it already has the mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        renderingMode == style.mode ? self : changed { $0.mode = renderingMode }
    }

    /// Returns the image in one color, with the same rendering mode. iOS 13.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: style.mode)
    }

    /// Returns the image in one color, with another rendering mode. iOS 13.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { style in
            style.tint = color
            style.mode = renderingMode
        }
    }

    /// Returns the image with a middle that is tiled when the image is drawn larger. iOS 5.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with a middle that is tiled or stretched when the image is drawn larger. iOS 6.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = ImageResizing(insets: capInsets, mode: resizingMode) }
    }

    /// Returns the image with one column and one row of points that are stretched when the image is drawn larger. A cap of 0 stretches the
    /// whole direction. Deprecated by Apple in iOS 5.
    ///
    /// Follows Apple's page "stretchableImage(withLeftCapWidth:topCapHeight:)".
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap, which isn't stretched. Deprecated by Apple in iOS 5.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top cap, which isn't stretched. Deprecated by Apple in iOS 5.
    open var topCapHeight: Int { Int(capInsets.top) }

    // MARK: Display

    /// Returns the decoded image: this image, because images are decoded by a renderer. iOS 15.
    open func preparingForDisplay() -> UIImage? { self }

    /// Prepares the image for display, and calls a handler with it in the background. iOS 15.
    ///
    /// Follows Apple's page "prepareForDisplay(completionHandler:)".
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the image prepared for display, like ``preparingForDisplay()``. iOS 15. Follows Apple's page "byPreparingForDisplay()".
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The format of an image renderer with the same scale. iOS 10.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return format
    }

    /// Whether the image has high dynamic range: always `false`. iOS 17.
    open var isHighDynamicRange: Bool { false }

    /// Returns the image restricted to standard dynamic range: this image. iOS 17.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The cap insets, which keep their size when the image is drawn larger. iOS 5.
    open var capInsets: UIEdgeInsets { style.resizing?.insets ?? .zero }

    /// The resizing mode of the middle of a resizable image. Defaults to `.tile`. iOS 6.
    open var resizingMode: ResizingMode { style.resizing?.mode ?? .tile }

    /// The insets from the image's edges to its alignment rectangle. Defaults to zero. iOS 6.
    open var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

    /// Returns the image with other alignment insets. iOS 6.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The distance of the baseline from the bottom edge; `nil` without a baseline. iOS 13. A symbol's baseline is that of the text next to
    /// it. Follows Apple's page "baselineOffsetFromBottom".
    public var baselineOffsetFromBottom: CGFloat? {
        style.baseline ?? symbolDrawing?.baselineOffsetFromBottom
    }

    /// Whether the image has a baseline. iOS 13.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// Returns the image with a baseline at a distance from its bottom edge. iOS 13.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = baselineOffset }
    }

    /// Returns the image without a baseline; a symbol keeps its own. iOS 13.
    open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    /// Returns the image with left and right exchanged. iOS 10.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        guard case .bitmap(let image, let scale, let orientation) = source else {
            return changed { $0.isMirrored.toggle() }
        }
        return UIImage(.bitmap(image, scale: scale, orientation.flipped), style)
    }

    /// Whether the image is mirrored in right-to-left layouts. iOS 9.
    open var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }

    /// Returns the image, mirrored in right-to-left layouts. iOS 9.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    // MARK: Drawing

    /// Draws the image in the current context, with its upper-left corner at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image at a point, with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image scaled to a rectangle, with a blend mode and an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        ImagePainter(self).draw(in: rect, blendMode, alpha)
    }

    /// Draws the image repeatedly within a rectangle.
    open func drawAsPattern(in rect: CGRect) { ImagePainter(self).drawAsPattern(in: rect) }

    // MARK: Equality

    /// Returns whether the other object is the same image with the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard style == other.style, symbolName == other.symbolName,
            imageOrientation == other.imageOrientation
        else { return false }
        return isSymbolImage || (original ?? self) === (other.original ?? other)
    }

    /// The hash value, which is equal for equal images.
    open override var hash: Int {
        symbolName?.hashValue ?? ObjectIdentifier(original ?? self).hashValue
    }

    func changed(_ change: (inout ImageStyle) -> Void) -> UIImage {
        var style = style
        change(&style)
        return UIImage(source, style, of: original ?? self, asset: asset)
    }
}

extension UIImage {
    /// The symbol's name; `nil` for other images.
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    private var symbolDrawing: SymbolDrawing? {
        symbolName.map { SymbolDrawing($0, style.configuration?.values) }
    }

    /// Whether an image is drawn in its own colors or as a template in the tint color. iOS 7.
    ///
    /// Follows Apple's page "UIImage.RenderingMode".
    public enum RenderingMode: Int, Sendable {
        /// The default mode of the context.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// As a template.
        case alwaysTemplate
    }

    /// The dynamic range of an image. iOS 17. Follows Apple's page "UIImage.DynamicRange".
    public enum DynamicRange: Int, Sendable {
        /// An unspecified range.
        case unspecified = -1
        /// The standard range.
        case standard = 0
        /// A limited high range.
        case constrainedHigh = 1
        /// The full range of the screen.
        case high = 2
    }

    /// The resizing mode of the middle of a resizable image. iOS 6. Follows Apple's page "UIImage.ResizingMode".
    public enum ResizingMode: Int, Sendable {
        /// The middle is tiled.
        case tile
        /// The middle is stretched.
        case stretch
    }

    /// The orientation in which an image is displayed. Follows Apple's page "UIImage.Orientation".
    public enum Orientation: Int, Sendable {
        /// The original orientation.
        case up
        /// Rotated by 180 degrees.
        case down
        /// Rotated by 90 degrees counterclockwise.
        case left
        /// Rotated by 90 degrees clockwise.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored vertically.
        case downMirrored
        /// Mirrored horizontally, then rotated by 90 degrees counterclockwise.
        case leftMirrored
        /// Mirrored horizontally, then rotated by 90 degrees clockwise.
        case rightMirrored

        /// The orientation with left and right exchanged.
        var flipped: UIImage.Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .leftMirrored
            case .right: .rightMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .left
            case .rightMirrored: .right
            }
        }

        /// Whether width and height are exchanged.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }
    }
}
