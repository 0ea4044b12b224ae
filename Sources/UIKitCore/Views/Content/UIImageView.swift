/// A view that shows an image, or a series of images in turn.
///
/// Follows Apple's page "UIImageView".
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var frames: ImageSeries?

    /// Creates an image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view for an image, in the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates an image view for an image and another one while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates an image view from an archive, without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // A file says when a finger does not find the view.
        if let reader = coder.interface { readImageView(reader) } else { isUserInteractionEnabled = false }
    }

    /// The colour of images that are stencils; the superview's where none was set. iOS 7.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The image. Default `nil`.
    open var image: UIImage? {
        willSet { willChange(.image) }
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            didChange(.image)
        }
    }

    /// The image while the view is highlighted. Default `nil`.
    open var highlightedImage: UIImage?

    /// How bright colours of the image may be shown; `.unspecified`, the default, as the traits say. iOS 17.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// How bright colours of the image are shown: up to white, as no image here has brighter ones; `.unspecified` without an image. iOS 17.
    open var imageDynamicRange: UIImage.DynamicRange { image == nil ? .unspecified : .standard }

    /// Whether the highlighted image is shown. Default `false`.
    open var isHighlighted = false

    /// What a symbol is drawn by, where the image itself does not say. Default `nil`. iOS 13.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if image?.isSymbolImage == true { invalidateIntrinsicContentSize() } }
    }

    // MARK: Size

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

    /// The image's size; without an image the present one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? super.sizeThatFits(size) }

    private var shownSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

    /// What is shown at this moment: an image of the series, or else the single one.
    package var shownImage: UIImage? {
        let single = (isHighlighted ? highlightedImage : nil) ?? image
        let shown = frames?.shownImage(isHighlighted) ?? single?.shownFrame ?? single
        return shown?.preferring(preferredSymbolConfiguration).resolved(for: traitCollection)
    }

    /// Whether the view draws its image itself.
    var drawsImage: Bool { true }

    // MARK: Series

    /// The images to show in turn, which hide ``image``. Default `nil`. Setting them stops a running series.
    open var animationImages: [UIImage]? {
        get { frames?.images }
        set {
            stopAnimating()
            ensureFrames().images = newValue
        }
    }

    /// The images to show in turn while the view is highlighted. Default `nil`.
    open var highlightedAnimationImages: [UIImage]? {
        get { frames?.highlightedImages }
        set { ensureFrames().highlightedImages = newValue }
    }

    /// How many seconds one round takes. Default a thirtieth of a second for each image.
    open var animationDuration: TimeInterval {
        get { frames?.roundDuration ?? 0 }
        set { ensureFrames().duration = newValue }
    }

    /// How many rounds there are; 0, the default, is without end.
    open var animationRepeatCount: Int {
        get { frames?.repeatCount ?? 0 }
        set { ensureFrames().repeatCount = newValue }
    }

    /// Shows the images in turn, from the first one. Without images it does nothing.
    open func startAnimating() {
        guard let frames, !frames.shown(isHighlighted).isEmpty else { return }
        frames.start()
    }

    /// Shows the single image again.
    open func stopAnimating() {
        frames?.stop()
    }

    /// Whether the images are being shown in turn.
    open var isAnimating: Bool { frames?.isRunning ?? false }

    private func ensureFrames() -> ImageSeries {
        if let frames { return frames }
        let made = ImageSeries()
        frames = made
        return made
    }
}
