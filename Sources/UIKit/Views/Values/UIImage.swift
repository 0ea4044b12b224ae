/// A picture.
///
/// An image knows where it comes from and how it is to be drawn; it holds no pixels. Images never change and may
/// be used in any thread. Follows Apple's page "UIImage".
open class UIImage: NSObject, @unchecked Sendable {
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

    /// The symbol's name, or `nil`.
    package let symbolName: String?
    /// The colour that was laid into the image, or `nil`.
    package let tint: UIColor?
    private let mode: RenderingMode
    /// The image this one was made from: two drawings of one picture are compared by it.
    private let original: UIImage?

    /// Creates an image of nothing.
    public override convenience init() {
        self.init(symbol: nil, mode: .automatic, tint: nil, original: nil)
    }

    /// Creates an image of a symbol by its name in Apple's SF Symbols; `nil` for an empty name. iOS 13.
    ///
    /// The symbols' drawings are on Apple platforms alone, so every other name is taken for a symbol's.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: name, mode: .automatic, tint: nil, original: nil)
    }

    private init(symbol: String?, mode: RenderingMode, tint: UIColor?, original: UIImage?) {
        symbolName = symbol
        self.mode = mode
        self.tint = tint
        self.original = original
        super.init()
    }

    /// How the image is drawn. Default `.automatic`.
    open var renderingMode: RenderingMode { mode }

    /// Whether the image is a symbol. iOS 13.
    open var isSymbolImage: Bool { symbolName != nil }

    /// The same picture, drawn another way; itself when it is drawn this way already.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        guard renderingMode != mode else { return self }
        return UIImage(symbol: symbolName, mode: renderingMode, tint: tint, original: original ?? self)
    }

    /// The same picture in one colour, drawn as before. iOS 13.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: mode)
    }

    /// The same picture in one colour, drawn another way. iOS 13.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(symbol: symbolName, mode: renderingMode, tint: color, original: original ?? self)
    }

    /// Whether the other object is the same picture, drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard mode == other.mode, tint == other.tint, symbolName == other.symbolName else { return false }
        return isSymbolImage || (original ?? self) === (other.original ?? other)
    }

    /// Equal images have equal hashes.
    open override var hash: Int {
        symbolName?.hashValue ?? ObjectIdentifier(original ?? self).hashValue
    }
}
