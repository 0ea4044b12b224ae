@_spi(UIKitModules) import UIKitCore

/// The view above or below a section that can be used again. iOS 6. Follows Apple's page "UITableViewHeaderFooterView".
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    let content = HeadContentView()
    var setting = HeadSetting()
    var configurations = ViewConfigurations()

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

    /// Where the view's own views belong. With a content configuration it is the view of that.
    open var contentView: UIView { shownContent }

    /// The label with the section's text. It is made when it is first asked for.
    open var textLabel: UILabel? { configurations.content == nil ? mainLabel : nil }

    /// The second label. It is made when it is first asked for.
    open var detailTextLabel: UILabel? { configurations.content == nil ? secondLabel : nil }

    /// The colour of the view, which is not to be set: ``backgroundView`` is. Setting a colour is a warning. Evidence: hunt-tables-02.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { warnOfBackgroundColor() } }
    }

    /// The view behind the content. Default `nil`.
    open var backgroundView: UIView? {
        get { setting.background }
        set { setBackground(newValue) }
    }

    // MARK: Configurations

    /// What is called with a view and its state when its configurations are to follow.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// What the view is in at this moment. An override may add states of its own. iOS 14.
    open var configurationState: UIViewConfigurationState { ownConfigurationState }

    /// Asks for ``updateConfiguration(using:)`` before the next layout. iOS 14.
    open func setNeedsUpdateConfiguration() { markConfigurationOutOfDate() }

    /// Called before a layout when the state has changed. The base class has the configurations follow the state where they are to
    /// do so automatically. iOS 14.
    open func updateConfiguration(using state: UIViewConfigurationState) { updateConfigurations(for: state) }

    /// Called after ``updateConfiguration(using:)``. Default `nil`. iOS 15.
    public var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        didSet { markConfigurationOutOfDate() }
    }

    /// A content configuration as the table's style has it, without content. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }

    /// What the view shows, as a value. It takes the place of the labels. Default `nil`. iOS 14.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content follows the state by itself. Default `true`. iOS 14.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// A background configuration as the table's style has it. iOS 16.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackgroundConfiguration
    }

    /// What is behind the content, as a value. It takes the place of the background view. Default `nil`. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Whether the background follows the state by itself. Default `true`. iOS 14.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: Layout

    /// Places the content view and the labels.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// As wide as asked, and as high as the constraints in the content view say; without any, as the text needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { headSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The properties that files set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [.outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView)]
    }
}
