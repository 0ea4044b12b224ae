/// A bar that fills as work proceeds. Follows Apple's page "UIProgressView".
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How a progress bar looks. Follows Apple's page "UIProgressView.Style".
    public enum Style: Int, Sendable {
        /// That of a page.
        case `default`
        /// That of a bar.
        case bar
    }

    private var progressStorage: Float = 0

    /// Creates a progress bar with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a progress bar of a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a progress bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readProgress)
    }

    /// How the bar looks. Default `.default`.
    open var progressViewStyle = UIProgressView.Style.default

    /// As high as the bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
    }

    /// As high as the bar, and as wide as it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height)
    }

    private static var height: CGFloat { Runtime.current.system >= .iOS(14) ? 4 : 2 }

    /// How much is done, from 0 to 1; values beyond are taken for the nearest of these. Default 0.
    open var progress: Float {
        get { progressStorage }
        set { changing(.progress) { progressStorage = min(max(newValue, 0), 1) } }
    }

    /// Sets ``progress``, and lets the bar grow or shrink to it when animated. iOS 5.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    /// The colour of what is done. Default `nil`: the tint colour. iOS 5.
    open var progressTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UIProgressView.progressTintColor, progressTintColor) }
        }
    }

    /// The colour of what is to be done. Default `nil`: the style's. iOS 5.
    open var trackTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.trackTintColor, trackTintColor) } }
    }

    /// The image of what is done. Default `nil`. iOS 5.
    open var progressImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.progressImage, progressImage) } }
    }

    /// The image of what is to be done. Default `nil`. iOS 5.
    open var trackImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.trackImage, trackImage) } }
    }
}
