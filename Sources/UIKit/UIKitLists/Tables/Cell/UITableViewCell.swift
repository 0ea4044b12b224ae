@_spi(UIKitModules) import UIKitCore

/// A row of a table view: content, an accessory at its trailing edge, and editing controls.
///
/// Cells that are no longer visible are reused; see ``prepareForReuse()``. Follows Apple's page "UITableViewCell".
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let style: CellStyle
    let content = UITableViewCellContentView()
    /// The style's labels and image that have been created.
    var parts = CellParts()
    /// The settings that the table view provides.
    var setting = CellSetting()
    var trim = CellTrim()
    var stance = CellStance()
    var backdrop = CellBackdrop()
    var configurations = ViewConfigurations()
    /// The storyboard segues that the row and its accessory trigger.
    package var selectionSegue: SegueTrigger?
    package var accessorySegue: SegueTrigger?

    /// Creates a cell with a style. With an identifier, the table view can reuse it.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Creates a cell of the default style without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a cell from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        style = coder.interface?.choice("style", .interfaceWords) ?? .default
        super.init(coder: coder)
        setUp()
        coder.interface.map(readCell)
    }

    // MARK: Reuse

    /// The reuse identifier; `nil` for a cell that isn't reused.
    open internal(set) var reuseIdentifier: String?

    /// Called before the cell is reused for another row. The base class clears the selected and highlighted states: call `super`.
    ///
    /// Follows Apple's page "prepareForReuse()". Evidence: gt2-coll-11.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// The superview for the cell's content. It shrinks for the accessory and the controls. With a content configuration, it is the
    /// configuration's view.
    open var contentView: UIView { shownContent }

    /// The main label, created on demand. `nil` with a content configuration.
    open var textLabel: UILabel? { configurations.content == nil ? label(.main) : nil }

    /// The secondary label, if the style has one.
    open var detailTextLabel: UILabel? { configurations.content == nil ? label(.detail) : nil }

    /// The image view before the text, created on demand; `nil` in the style `.value2`.
    open var imageView: UIImageView? { configurations.content == nil ? ownImageView : nil }

    // MARK: Focus

    /// Whether the table view and its delegate allow focus of the row. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(UIKitModules) open override func focusChanged() { markConfigurationOutOfDate() }

    @_spi(UIKitModules) open override func chooseByFocus() -> Bool { chooseRow() }

    // MARK: Configurations

    /// A closure that updates a cell's configurations for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// The current configuration state of the cell. An override can add custom states. iOS 14.
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// Requests a call of ``updateConfiguration(using:)`` before the next layout pass. iOS 14.
    open func setNeedsUpdateConfiguration() { markConfigurationOutOfDate() }

    /// Called before layout if the state has changed. The base class updates the configurations if they update automatically. iOS 14.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(for: state) }

    /// A closure that is called after ``updateConfiguration(using:)``. Default `nil`. iOS 15.
    public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        didSet { markConfigurationOutOfDate() }
    }

    /// The default content configuration for the cell's style, without content. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }

    /// The content configuration, which replaces the style's labels. Default `nil`. iOS 14.
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

    /// The background configuration, which replaces the background views. Default `nil`. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Whether the background configuration updates automatically with the state. Default `true`. iOS 14.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: Background

    /// The view behind everything else. Default `nil`.
    open var backgroundView: UIView? {
        get { backdrop.background }
        set { setBackdrop(\.background, newValue) }
    }

    /// The view behind the content while the cell is selected or highlighted. `nil`, the default, for a gray view depending on
    /// ``selectionStyle-swift.property``.
    open var selectedBackgroundView: UIView? {
        get { backdrop.selected }
        set { setBackdrop(\.selected, newValue) }
    }

    /// The selected background in editing mode with multiple selection. iOS 5.
    open var multipleSelectionBackgroundView: UIView? {
        get { backdrop.multipleSelection }
        set { setBackdrop(\.multipleSelection, newValue) }
    }

    // MARK: Accessory

    /// The accessory at the trailing edge. Default `.none`.
    open var accessoryType: UITableViewCell.AccessoryType {
        get { trim.type }
        set { changeTrim { $0.type = newValue } }
    }

    /// A custom view at the trailing edge, instead of ``accessoryType-swift.property``. Default `nil`.
    open var accessoryView: UIView? {
        get { trim.view }
        set { changeTrim { $0.view = newValue } }
    }

    /// The accessory at the trailing edge in editing mode. Default `.none`.
    open var editingAccessoryType: UITableViewCell.AccessoryType {
        get { trim.editingType }
        set { changeTrim { $0.editingType = newValue } }
    }

    /// A custom view at the trailing edge in editing mode. Default `nil`.
    open var editingAccessoryView: UIView? {
        get { trim.editingView }
        set { changeTrim { $0.editingView = newValue } }
    }

    // MARK: Selection

    /// The appearance of a selected cell. Default `.default`.
    open var selectionStyle = UITableViewCell.SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
    }

    /// Whether the cell is selected. Setting it isn't animated, and doesn't change the table view's selection.
    open var isSelected: Bool {
        get { stance.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, for example during a touch. Setting it isn't animated.
    open var isHighlighted: Bool {
        get { stance.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. Also called by the table view: overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { takeSelected(selected, animated) }

    /// Highlights or unhighlights the cell. Also called by the table view: overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { takeHighlighted(highlighted, animated) }

    // MARK: Editing

    /// Whether the cell shows its editing controls. Setting it isn't animated.
    open var isEditing: Bool {
        get { stance.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls. Also called by the table view: overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { takeEditing(editing, animated) }

    /// The editing style, as returned by the table view's delegate.
    open var editingStyle: UITableViewCell.EditingStyle { setting.editingStyle }

    /// Whether the delete confirmation button is visible.
    open var showingDeleteConfirmation: Bool { stance.confirmsDeletion }

    /// Whether the cell has a reorder control in editing mode. Default `false`. The control is visible only if the data source allows
    /// moving the row.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingChanged() } }
    }

    /// Whether the content is indented for the editing control. Default `true`. The delegate's value takes precedence.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Called before editing controls appear or disappear. The base class does nothing.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called after editing controls have appeared or disappeared. The base class does nothing.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Values

    /// The indentation level of the content. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of an indentation level, in points. Default 10. Evidence: geo-table-indentation.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The inset of the separator below the cell, in points. By default, the table view's. iOS 7.
    open var separatorInset: UIEdgeInsets {
        get { setting.ownSeparatorInset ?? shownSeparatorInset }
        set {
            if Appearances.isInUse { noteAppearance(\UITableViewCell.separatorInset, newValue) }
            setting.ownSeparatorInset = newValue
        }
    }

    /// The appearance of a focused cell. Default `.default`. iOS 9.
    open var focusStyle = UITableViewCell.FocusStyle.default

    /// Called when the cell's drag state has changed. The base class does nothing. iOS 11.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    /// Whether the cell receives touches while it is dragged. Default `false`. iOS 11.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Layout

    /// Lays out the content view, the accessory, the controls, and the style's labels and image.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Measures the row again if the table view is self-sizing. iOS 16.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.askAgain(self)
    }

    /// The given width, and the height of the style's labels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight(forWidth: size.width))
    }

    /// The given width, and the height that satisfies the constraints in the content view; without constraints, the height of the style's
    /// labels. The table view uses it for the height of a row.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Updates the cell for the current text size. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        markConfigurationOutOfDate()
        setNeedsLayout()
    }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .outlet("backgroundView", \UITableViewCell.backgroundView),
            .outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            .outlet("accessoryView", \UITableViewCell.accessoryView),
            .outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        ]
    }
}
