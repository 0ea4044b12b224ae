/// A spinning wheel that says that work is being done. Follows Apple's page "UIActivityIndicatorView".
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large an indicator is, and of which colour. Follows Apple's page "UIActivityIndicatorView.Style".
    public enum Style: Int, Sendable {
        /// Of the usual size. iOS 13.
        case medium = 100
        /// Large. iOS 13.
        case large = 101
        /// Large and white. Deprecated by Apple in iOS 13.
        case whiteLarge = 0
        /// Of the usual size and white. Deprecated by Apple in iOS 13.
        case white = 1
        /// Of the usual size and grey. Deprecated by Apple in iOS 13.
        case gray = 2
    }

    /// Creates an indicator of the usual size. It stands still and is hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates an indicator of a style, in the style's size. It stands still and is hidden.
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

    /// How the indicator looks. Default `.medium`.
    open var style = UIActivityIndicatorView.Style.medium

    /// The colour of the wheel. Default is the style's, to which `nil` leads back.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            if Appearances.isInUse { noteAppearance(\UIActivityIndicatorView.color, newValue) }
            ownColor = newValue
        }
    }

    private var ownColor: UIColor?

    /// Whether an indicator that stands still is hidden. Default `true`.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the wheel is turning.
    open private(set) var isAnimating = false

    /// Starts turning, and shows the indicator where ``hidesWhenStopped`` had hidden it.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops turning, and hides the indicator unless ``hidesWhenStopped`` is `false`.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// The style's size.
    open override var intrinsicContentSize: CGSize { style.size }

    /// The style's size, whatever room there is.
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
