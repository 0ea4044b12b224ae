/// A picture.
///
/// An image holds pixels, what was drawn, or the name of a symbol, and how it is to be drawn. Images never change and may
/// be used in any thread. Follows Apple's page "UIImage".
open class UIImage: NSObject, @unchecked Sendable {
    let source: ImageSource
    let style: ImageStyle
    /// The image this one was made from: two drawings of one picture are compared by it.
    let original: UIImage?
    private let asset: UIImageAsset?

    /// The image's name for tests; users never hear it. Default `nil`. iOS 5. Follows Apple's page "accessibilityIdentifier".
    @preconcurrency @MainActor open var accessibilityIdentifier: String? {
        get { nameForTests }
        set { nameForTests = newValue }
    }

    /// Creates an image of nothing.
    public override convenience init() {
        self.init(.nothing)
    }

    /// Creates what the source text `#imageLiteral(resourceName:)` stands for. An image that is not there ends the program, as on a device.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError("#imageLiteral(resourceName: \"\(name)\"): the app has no image of this name.")
        }
        self.init(image.source, image.style, of: image.original ?? image)
    }

    /// Creates an image of a PNG, JPEG or GIF file's bytes, with one pixel a point; `nil` for other bytes.
    ///
    /// The bytes are kept as they are: whoever shows a picture reads the pixels. A JPEG file may say how it is to be turned.
    public init?(data: Data) {
        guard let source = ImageSource(file: data, scale: 1) else { return nil }
        self.source = source
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image of a PNG, JPEG or GIF file's bytes, with so many pixels a point; `nil` for other bytes. iOS 6.
    public init?(data: Data, scale: CGFloat) {
        guard let source = ImageSource(file: data, scale: scale) else { return nil }
        self.source = source
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image of a PNG, JPEG or GIF file; `nil` where there is none.
    ///
    /// A name that ends in `@2x` or `@3x` says how many pixels a point has.
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

    /// Creates an image of a Core Graphics image, with one pixel a point.
    public init(cgImage: CGImage) {
        source = .bitmap(cgImage, scale: 1, .up)
        style = ImageStyle()
        original = nil
        asset = nil
        super.init()
    }

    /// Creates an image of a Core Graphics image with so many pixels a point, which is turned before it is shown.
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

    /// Creates an image that shows others in turn; `nil` without any. A duration of 0 is a thirtieth of a second for each.
    /// iOS 5.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        return UIImage(
            .series(images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30))
    }

    /// Creates an image that shows the app's images `name0`, `name1` and so on in turn; `nil` without any. iOS 5.
    ///
    /// Follows Apple's page "animatedImageNamed(_:duration:)".
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Creates an image that shows the app's images `name0`, `name1` and so on in turn, whose middle is repeated or stretched;
    /// `nil` without any. iOS 6.
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

    /// Creates an image that shows the app's images `name0`, `name1` and so on in turn, whose middle is repeated; `nil` without any.
    /// iOS 5.
    ///
    /// Follows Apple's page "animatedResizableImageNamed(_:capInsets:duration:)".
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    // MARK: Item providers

    /// The types that an item provider makes images of. iOS 11. Follows Apple's page "NSItemProviderReading".
    open class var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// The types that an item provider writes images as. iOS 11. Follows Apple's page "NSItemProviderWriting".
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    // MARK: Symbols with names of their own

    /// The symbol of actions. iOS 13.
    open class var actions: UIImage { UIImage(.symbol("ellipsis.circle")) }
    /// The symbol of adding. iOS 13.
    open class var add: UIImage { UIImage(.symbol("plus.circle.fill")) }
    /// The symbol of removing. iOS 13.
    open class var remove: UIImage { UIImage(.symbol("minus.circle.fill")) }
    /// A tick. iOS 13.
    open class var checkmark: UIImage { UIImage(.symbol("checkmark.circle.fill")) }
    /// A tick in an outline. iOS 13.
    open class var strokedCheckmark: UIImage { UIImage(.symbol("checkmark.circle")) }

    // MARK: What it shows

    /// The size in points, as it is shown.
    open var size: CGSize { source.size(style) }

    /// Pixels a point.
    open var scale: CGFloat { source.scale }

    /// How the picture is turned before it is shown.
    open var imageOrientation: UIImage.Orientation {
        if case .bitmap(_, _, let orientation) = source { orientation } else { .up }
    }

    /// The picture as Core Graphics has it; `nil` for a symbol and for images in turn.
    open var cgImage: CGImage? {
        if case .bitmap(let image, _, _) = source { image } else { nil }
    }

    /// Whether the image is a symbol. iOS 13.
    open var isSymbolImage: Bool { symbolName != nil }

    /// The images that are shown in turn; `nil` for a single one. iOS 5.
    open var images: [UIImage]? {
        if case .series(let images, _) = source { images } else { nil }
    }

    /// How many seconds one round of ``images`` takes. iOS 5.
    open var duration: TimeInterval {
        if case .series(_, let duration) = source { duration } else { 0 }
    }

    /// The images that go by this one's name; `nil` for an image without a name. iOS 8.
    open var imageAsset: UIImageAsset? { asset }

    /// The traits that the image was chosen for. iOS 8.
    open var traitCollection: UITraitCollection { style.configuration?.traitCollection ?? .current }

    /// The configuration; `nil` where nothing is said. iOS 13.
    open var configuration: UIImage.Configuration? { style.configuration }

    /// The configuration of a symbol; `nil` for any other image. iOS 13.
    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? .unspecified.applying(style.configuration) : nil
    }

    /// The same picture with a configuration in place of its own. An image of an asset becomes the one for the
    /// configuration's traits. iOS 13.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let image = configuration.traitCollection.map { resolved(for: $0) } ?? self
        return image.changed { $0.configuration = configuration }
    }

    /// The same symbol with what a configuration says laid over its own; `nil` for an image that is no symbol. iOS 13.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
    }

    // MARK: How it is drawn

    /// How the image is drawn. Default `.automatic`. iOS 7.
    open var renderingMode: RenderingMode { style.mode }

    /// The same picture, drawn another way; itself when it is drawn this way already.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        renderingMode == style.mode ? self : changed { $0.mode = renderingMode }
    }

    /// The same picture in one colour, drawn as before. iOS 13.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: style.mode)
    }

    /// The same picture in one colour, drawn another way. iOS 13.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { style in
            style.tint = color
            style.mode = renderingMode
        }
    }

    /// The same picture, whose middle is repeated when it is drawn larger. iOS 5.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, whose middle is repeated or stretched when it is drawn larger. iOS 6.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = ImageResizing(insets: capInsets, mode: resizingMode) }
    }

    /// The same picture, of which one column and one row of points are stretched when it is drawn larger. A cap of 0 is none: all of that
    /// direction is stretched. Deprecated by Apple in iOS 5.
    ///
    /// Follows Apple's page "stretchableImage(withLeftCapWidth:topCapHeight:)".
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The left edge that keeps its width when the image is drawn larger. Deprecated by Apple in iOS 5.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The upper edge that keeps its height when the image is drawn larger. Deprecated by Apple in iOS 5.
    open var topCapHeight: Int { Int(capInsets.top) }

    // MARK: For display

    /// The image, ready to be shown: pictures are decoded by those who show them, so that it is the image itself. iOS 15.
    open func preparingForDisplay() -> UIImage? { self }

    /// Makes the image ready to be shown, and calls a handler with it in the background. iOS 15.
    ///
    /// Follows Apple's page "prepareForDisplay(completionHandler:)".
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// A format of a renderer for images of the same scale. iOS 10.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return format
    }

    /// Whether the picture has colours brighter than white: none does here. iOS 17.
    open var isHighDynamicRange: Bool { false }

    /// The same picture without colours brighter than white: itself. iOS 17.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The edges that keep their size when the image is drawn larger. iOS 5.
    open var capInsets: UIEdgeInsets { style.resizing?.insets ?? .zero }

    /// How the middle of a resizable image becomes larger. Default `.tile`. iOS 6.
    open var resizingMode: ResizingMode { style.resizing?.mode ?? .tile }

    /// What the picture has around the rectangle that constraints align. Default none. iOS 6.
    open var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

    /// The same picture with edges that constraints do not align. iOS 6.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// How far above its lower edge the picture has a baseline; `nil` where it has none. iOS 13. A symbol's is that of the text
    /// it goes with. Follows Apple's page "baselineOffsetFromBottom".
    public var baselineOffsetFromBottom: CGFloat? {
        style.baseline ?? symbolDrawing?.baselineOffsetFromBottom
    }

    /// Whether the picture has a baseline. iOS 13.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// The same picture with a baseline so far above its lower edge. iOS 13.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = baselineOffset }
    }

    /// The same picture without a baseline; a symbol keeps its own. iOS 13.
    open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    /// The same picture with left and right exchanged. iOS 10.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        guard case .bitmap(let image, let scale, let orientation) = source else {
            return changed { $0.isMirrored.toggle() }
        }
        return UIImage(.bitmap(image, scale: scale, orientation.flipped), style)
    }

    /// Whether the picture is mirrored where lines run from right to left. iOS 9.
    open var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }

    /// The same picture, mirrored where lines run from right to left. iOS 9.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    // MARK: Drawing

    /// Draws the image in the current context, its upper left corner at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image at a point, in a blend mode and with an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, as large as a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image as large as a rectangle, in a blend mode and with an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        ImagePainter(self).draw(in: rect, blendMode, alpha)
    }

    /// Draws the image over and over within a rectangle.
    open func drawAsPattern(in rect: CGRect) { ImagePainter(self).drawAsPattern(in: rect) }

    // MARK: Equality

    /// Whether the other object is the same picture, drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard style == other.style, symbolName == other.symbolName,
            imageOrientation == other.imageOrientation
        else { return false }
        return isSymbolImage || (original ?? self) === (other.original ?? other)
    }

    /// Equal images have equal hashes.
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
    /// The symbol's name, or `nil`.
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    private var symbolDrawing: SymbolDrawing? {
        symbolName.map { SymbolDrawing($0, style.configuration?.values) }
    }

    /// Whether an image is drawn in its own colours or as a stencil in the tint colour. iOS 7.
    ///
    /// Follows Apple's page "UIImage.RenderingMode".
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown has it.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a stencil.
        case alwaysTemplate
    }

    /// How bright colours of an image are shown. iOS 17. Follows Apple's page "UIImage.DynamicRange".
    public enum DynamicRange: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// Up to white.
        case standard = 0
        /// A little beyond white.
        case constrainedHigh = 1
        /// As bright as the screen can.
        case high = 2
    }

    /// How the middle of a resizable image becomes larger. iOS 6. Follows Apple's page "UIImage.ResizingMode".
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// How a picture is turned before it is shown. Follows Apple's page "UIImage.Orientation".
    public enum Orientation: Int, Sendable {
        /// Not at all.
        case up
        /// Upside down.
        case down
        /// By a quarter to the left.
        case left
        /// By a quarter to the right.
        case right
        /// Left and right exchanged.
        case upMirrored
        /// Top and bottom exchanged.
        case downMirrored
        /// Mirrored, and by a quarter to the left.
        case leftMirrored
        /// Mirrored, and by a quarter to the right.
        case rightMirrored

        /// The one that shows left and right exchanged.
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
