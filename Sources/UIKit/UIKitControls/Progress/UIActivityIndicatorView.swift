/// A spinning indicator for work in progress. Follows Apple's page "UIActivityIndicatorView".
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size and color of an indicator. Follows Apple's page "UIActivityIndicatorView.Style".
    public enum Style: Int, Sendable {
        /// The default size. iOS 13.
        case medium = 100
        /// Large. iOS 13.
        case large = 101
        /// Large and white. Deprecated by Apple in iOS 13.
        case whiteLarge = 0
        /// The default size in white. Deprecated by Apple in iOS 13.
        case white = 1
        /// The default size in gray. Deprecated by Apple in iOS 13.
        case gray = 2
    }

    /// Creates an indicator of the default size. It is stopped and hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates an indicator with a style, in the style's size. It is stopped and hidden.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        isHidden = true
    }

    /// Creates an indicator from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        if let reader = coder.interface { readIndicator(reader) } else { isHidden = true }
    }

    /// The style of the indicator. Default `.medium`.
    open var style = UIActivityIndicatorView.Style.medium

    /// The color of the indicator. Default and `nil`: the style's color.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            if Appearances.isInUse { noteAppearance(\UIActivityIndicatorView.color, newValue) }
            ownColor = newValue
        }
    }

    private var ownColor: UIColor?

    /// Whether the indicator is hidden while it is stopped. Default `true`.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the indicator is spinning.
    open private(set) var isAnimating = false

    /// Starts spinning, and shows the indicator if ``hidesWhenStopped`` has hidden it.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops spinning, and hides the indicator unless ``hidesWhenStopped`` is `false`.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// The style's size.
    open override var intrinsicContentSize: CGSize { style.size }

    /// The style's size, regardless of the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
    fileprivate var color: UIColor {
        switch self {
        case .medium, .large: .systemGray
        case .white, .whiteLarge: .white
        case .gray: .gray
        }
    }

    fileprivate var size: CGSize {
        switch self {
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        }
    }
}
