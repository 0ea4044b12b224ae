/// A control above the content of a scroll view, by which the user asks for newer content: who pulls the content down far enough
/// sends `.valueChanged`.
///
/// A scroll view has it as ``UIScrollView/refreshControl``. iOS 6. Follows Apple's page "UIRefreshControl".
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    var pull = RefreshPull()

    /// Creates a control, 60 points high, that is hidden.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        isHidden = true
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = UIRefreshControl.height
        isHidden = true
    }

    static let height: CGFloat = 60

    /// The colour of the wheel; the superview's where none was set. iOS 6.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Whether content is being refreshed: from the user's pull, or ``beginRefreshing()``, to ``endRefreshing()``.
    open var isRefreshing: Bool { pull.isRefreshing }

    /// A text below the wheel. Default `nil`.
    open var attributedTitle: NSAttributedString?

    /// Shows that content is being refreshed, which the user has not asked for.
    ///
    /// The scroll view keeps the room for it, but does not scroll, and nothing is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        pull.phase = .refreshing
        roomChanged()
    }

    /// Shows that content has been refreshed. Content at its upper edge goes back to where it was, in an animation.
    ///
    /// Without a ``beginRefreshing()`` or a pull before it nothing happens.
    open func endRefreshing() {
        guard isRefreshing else { return }
        pull.phase = .resting
        goBack()
    }

    /// As high as a control is, and as wide as it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIRefreshControl.height)
    }
}
