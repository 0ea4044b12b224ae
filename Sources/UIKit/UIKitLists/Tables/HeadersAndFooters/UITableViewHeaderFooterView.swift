@_spi(UIKitModules) import UIKitCore

/// A reusable view for a section's header or footer. iOS 6. Follows Apple's page "UITableViewHeaderFooterView".
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    let content = HeadContentView()
    var setting = HeadSetting()
    var configurations = ViewConfigurations()

    /// Creates a view. With an identifier, the table view can reuse it.
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

    /// Creates a view from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates the view for a title from the data source.
    convenience init(title: Void) {
        self.init(reuseIdentifier: UITableView.titleIdentifier)
    }

    private func setUp() {
        content.frame = bounds
        addSubview(content)
    }

    /// The reuse identifier; `nil` for a view that isn't reused.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is reused for another section. The base class does nothing.
    open func prepareForReuse() {}

    /// The superview for the view's content. With a content configuration, it is the configuration's view.
    open var contentView: UIView { shownContent }

    /// The label with the section's title, created on demand.
    open var textLabel: UILabel? { configurations.content == nil ? mainLabel : nil }

    /// The secondary label, created on demand.
    open var detailTextLabel: UILabel? { configurations.content == nil ? secondLabel : nil }

    /// The background color. Use ``backgroundView`` instead: setting a color logs a warning. Evidence: hunt-tables-02.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { warnOfBackgroundColor() } }
    }

    /// The view behind the content. Default `nil`.
    open var backgroundView: UIView? {
        get { setting.background }
        set { setBackground(newValue) }
    }

    // MARK: Configurations

    /// A closure that updates a view's configurations for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The current configuration state of the view. An override can add custom states. iOS 14.
    open var configurationState: UIViewConfigurationState { ownConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout pass. iOS 14.
    open func setNeedsUpdateConfiguration() { markConfigurationOutOfDate() }

    /// Called before layout if the state has changed. The base class updates the configurations if they update automatically. iOS 14.
    open func updateConfiguration(using state: UIViewConfigurationState) { updateConfigurations(for: state) }

    /// A closure that is called after ``updateConfiguration(using:)``. Default `nil`. iOS 15.
    public var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        didSet { markConfigurationOutOfDate() }
    }

    /// The default content configuration for the table view's style, without content. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }

    /// The content configuration, which replaces the labels. Default `nil`. iOS 14.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration updates automatically with the state. Default `true`. iOS 14.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The default background configuration for the table view's style. iOS 16.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackgroundConfiguration
    }

    /// The background configuration, which replaces the background view. Default `nil`. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Whether the background configuration updates automatically with the state. Default `true`. iOS 14.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: Layout

    /// Lays out the content view and the labels.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// The given width, and the height that satisfies the constraints in the content view; without constraints, the height of the text.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { headSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [.outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView)]
    }
}
