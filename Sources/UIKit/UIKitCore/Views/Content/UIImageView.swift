/// A view that shows an image or animates a series of images.
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

    /// Creates an image view with an image, in the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates an image view with an image and a highlighted image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates an image view from an archive, without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // An archive stores that user interaction is disabled.
        if let archive = coder.interfaceArchive {
            archive.read(self)
        } else {
            isUserInteractionEnabled = false
        }
    }

    /// The color of template images; the superview's if none was set. iOS 7.
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

    /// The preferred dynamic range of the image; `.unspecified`, the default, for the range of the traits. iOS 17.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The dynamic range of the image: always standard, because no image here has more; `.unspecified` without an image. iOS 17.
    open var imageDynamicRange: UIImage.DynamicRange { image == nil ? .unspecified : .standard }

    /// Whether the highlighted image is shown. Default `false`.
    open var isHighlighted = false

    /// The symbol configuration, for images without one. Default `nil`. iOS 13.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if image?.isSymbolImage == true { invalidateIntrinsicContentSize() } }
    }

    // MARK: Size

    /// The image's size; no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

    /// The image's size; without an image the current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? super.sizeThatFits(size) }

    private var shownSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

    /// The image that is currently shown: the current one of the animation, or else the single one.
    package var shownImage: UIImage? {
        let single = (isHighlighted ? highlightedImage : nil) ?? image
        let shown = frames?.shownImage(isHighlighted) ?? single?.shownFrame ?? single
        return shown?.preferring(preferredSymbolConfiguration).resolved(for: traitCollection)
    }

    @_spi(UIKitModules) open var drawsImage: Bool { true }

    // MARK: Series

    /// The images to animate, which replace ``image`` meanwhile. Default `nil`. Setting them stops a running animation.
    open var animationImages: [UIImage]? {
        get { frames?.images }
        set {
            stopAnimating()
            ensureFrames().images = newValue
        }
    }

    /// The images to animate while the view is highlighted. Default `nil`.
    open var highlightedAnimationImages: [UIImage]? {
        get { frames?.highlightedImages }
        set { ensureFrames().highlightedImages = newValue }
    }

    /// The duration of one cycle in seconds. Default a thirtieth of a second for each image.
    open var animationDuration: TimeInterval {
        get { frames?.roundDuration ?? 0 }
        set { ensureFrames().duration = newValue }
    }

    /// The number of cycles; 0, the default, repeats indefinitely.
    open var animationRepeatCount: Int {
        get { frames?.repeatCount ?? 0 }
        set { ensureFrames().repeatCount = newValue }
    }

    /// Starts the animation at the first image. Does nothing without images.
    open func startAnimating() {
        guard let frames, !frames.shown(isHighlighted).isEmpty else { return }
        frames.start()
    }

    /// Stops the animation, and shows the single image.
    open func stopAnimating() {
        frames?.stop()
    }

    /// Whether the animation is running.
    open var isAnimating: Bool { frames?.isRunning ?? false }

    private func ensureFrames() -> ImageSeries {
        if let frames { return frames }
        let made = ImageSeries()
        frames = made
        return made
    }
}
