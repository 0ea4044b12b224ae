/// A bar that shows the progress of a task. Follows Apple's page "UIProgressView".
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress bar. Follows Apple's page "UIProgressView.Style".
    public enum Style: Int, Sendable {
        /// The style for a page.
        case `default`
        /// The style for a bar.
        case bar
    }

    private var progressStorage: Float = 0

    /// Creates a progress bar with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a progress bar with a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a progress bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readProgress)
    }

    /// The style of the bar. Default `.default`.
    open var progressViewStyle = UIProgressView.Style.default

    /// The height of the bar. The width has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
    }

    /// The height of the bar, with its current width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height)
    }

    private static var height: CGFloat { Runtime.current.system >= .iOS(14) ? 4 : 2 }

    /// The progress, from 0 to 1. Values outside the range are clamped. Default 0.
    open var progress: Float {
        get { progressStorage }
        set { changing(.progress) { progressStorage = min(max(newValue, 0), 1) } }
    }

    /// Sets ``progress``, optionally with an animation. iOS 5.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    /// The color of the completed part. Default `nil`: the tint color. iOS 5.
    open var progressTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UIProgressView.progressTintColor, progressTintColor) }
        }
    }

    /// The color of the remaining part. Default `nil`: the style's. iOS 5.
    open var trackTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.trackTintColor, trackTintColor) } }
    }

    /// The image of the completed part. Default `nil`. iOS 5.
    open var progressImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.progressImage, progressImage) } }
    }

    /// The image of the remaining part. Default `nil`. iOS 5.
    open var trackImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UIProgressView.trackImage, trackImage) } }
    }
}
