/// The view above or below a section that can be used again. iOS 6. Follows Apple's page "UITableViewHeaderFooterView".
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    let content = HeadContentView()
    var setting = HeadSetting()

    /// Creates a view. With an identifier the table can use it again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates the view of a text of the data source's.
    convenience init(title: Void) {
        self.init(reuseIdentifier: UITableView.titleIdentifier)
    }

    private func setUp() {
        content.frame = boundsStorage
        addSubview(content)
    }

    /// What the table finds the view by when it needs one again; `nil` for a view that is used once.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is used for another section. The base class does nothing.
    open func prepareForReuse() {}

    /// Where the view's own views belong.
    open var contentView: UIView { content }

    /// The label with the section's text. It is made when it is first asked for.
    open var textLabel: UILabel? { mainLabel }

    /// The second label. It is made when it is first asked for.
    open var detailTextLabel: UILabel? { secondLabel }

    /// The view behind the content. Default `nil`.
    open var backgroundView: UIView? {
        get { setting.background }
        set { setBackground(newValue) }
    }

    /// Places the content view and the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// As wide as asked, and as high as the constraints in the content view say; without any, as the text needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { headSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
}
