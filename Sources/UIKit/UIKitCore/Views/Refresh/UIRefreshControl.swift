/// A control above the content of a scroll view, with which the user refreshes the content. It sends `.valueChanged` when the user has
/// pulled the content down far enough.
///
/// Set it as a scroll view's ``UIScrollView/refreshControl``. iOS 6. Follows Apple's page "UIRefreshControl".
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    package var pull = RefreshPull()

    /// Creates a hidden control, 60 points high.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        isHidden = true
    }

    /// Creates a hidden control, 60 points high, at the frame's origin and in its width.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size.height = UIRefreshControl.height
        isHidden = true
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = UIRefreshControl.height
        isHidden = true
    }

    static let height: CGFloat = 60

    /// The color of the indicator; the superview's tint color if none was set. iOS 6.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Whether a refresh is running: from the user's pull, or ``beginRefreshing()``, to ``endRefreshing()``.
    open var isRefreshing: Bool { pull.isRefreshing }

    /// The text below the indicator. Default `nil`.
    open var attributedTitle: NSAttributedString?

    /// Starts a refresh that the user hasn't requested.
    ///
    /// The scroll view adds an inset for the control, but doesn't scroll, and no event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        pull.phase = .refreshing
        roomChanged()
    }

    /// Ends a refresh. Content at its top edge scrolls back with an animation.
    ///
    /// Does nothing without a preceding ``beginRefreshing()`` or a pull.
    open func endRefreshing() {
        guard isRefreshing else { return }
        pull.phase = .resting
        goBack()
    }

    /// The standard height, with the control's current width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIRefreshControl.height)
    }
}
