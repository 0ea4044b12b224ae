@_spi(UIKitModules) import UIKitCore

/// A row of a table: content, an accessory at its trailing edge, and the controls by which it is edited.
///
/// Cells that disappeared are used again; see ``prepareForReuse()``. Follows Apple's page "UITableViewCell".
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let style: CellStyle
    let content = UITableViewCellContentView()
    /// The labels and the image that the style has, as far as they were asked for.
    var parts = CellParts()
    /// What the cell's surroundings say: the table sets it.
    var setting = CellSetting()
    var trim = CellTrim()
    var stance = CellStance()
    var backdrop = CellBackdrop()
    var configurations = ViewConfigurations()
    /// The segues of a storyboard that the row and its accessory trigger.
    package var selectionSegue: SegueTrigger?
    package var accessorySegue: SegueTrigger?

    /// Creates a cell of a style. With an identifier the table can use it again.
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

    /// Creates a cell from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        style = coder.interface?.choice("style", .interfaceWords) ?? .default
        super.init(coder: coder)
        setUp()
        coder.interface.map(readCell)
    }

    // MARK: Reuse

    /// What the table finds the cell by when it needs one again; `nil` for a cell that is used once.
    open internal(set) var reuseIdentifier: String?

    /// Called before the cell is used for another row. The base class deselects the cell and ends its highlight: call `super`.
    ///
    /// Follows Apple's page "prepareForReuse()". Evidence: gt2-coll-11.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// Where the cell's own views belong: it makes room for the accessory and the controls. With a content configuration it is the
    /// view of that.
    open var contentView: UIView { shownContent }

    /// The main label. It is made when it is first asked for. `nil` with a content configuration.
    open var textLabel: UILabel? { configurations.content == nil ? label(.main) : nil }

    /// The second label, where the style has one.
    open var detailTextLabel: UILabel? { configurations.content == nil ? label(.detail) : nil }

    /// The image before the text; `nil` in the style `.value2`. It is made when it is first asked for.
    open var imageView: UIImageView? { configurations.content == nil ? ownImageView : nil }

    // MARK: Focus

    /// Whether the table and its delegate let the row be focused. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(UIKitModules) open override func focusChanged() { markConfigurationOutOfDate() }

    @_spi(UIKitModules) open override func chooseByFocus() -> Bool { chooseRow() }

    // MARK: Configurations

    /// What is called with a cell and its state when its configurations are to follow.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// What the cell is in at this moment. An override may add states of its own. iOS 14.
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// Asks for ``updateConfiguration(using:)`` before the next layout. iOS 14.
    open func setNeedsUpdateConfiguration() { markConfigurationOutOfDate() }

    /// Called before a layout when the state has changed. The base class has the configurations follow the state where they are to
    /// do so automatically. iOS 14.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(for: state) }

    /// Called after ``updateConfiguration(using:)``. Default `nil`. iOS 15.
    public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        didSet { markConfigurationOutOfDate() }
    }

    /// A content configuration as the cell's style has it, without content. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }

    /// What the cell shows, as a value. It takes the place of the style's labels. Default `nil`. iOS 14.
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

    /// What is behind the content, as a value. It takes the place of the background views. Default `nil`. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Whether the background follows the state by itself. Default `true`. iOS 14.
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

    /// The view behind the content while the cell is selected or highlighted. With `nil`, the default, it is grey by the
    /// ``selectionStyle-swift.property``.
    open var selectedBackgroundView: UIView? {
        get { backdrop.selected }
        set { setBackdrop(\.selected, newValue) }
    }

    /// The same while the table is edited and several rows can be selected. iOS 5.
    open var multipleSelectionBackgroundView: UIView? {
        get { backdrop.multipleSelection }
        set { setBackdrop(\.multipleSelection, newValue) }
    }

    // MARK: Accessory

    /// What stands at the trailing edge. Default `.none`.
    open var accessoryType: UITableViewCell.AccessoryType {
        get { trim.type }
        set { changeTrim { $0.type = newValue } }
    }

    /// A view of the app's at the trailing edge, instead of ``accessoryType-swift.property``. Default `nil`.
    open var accessoryView: UIView? {
        get { trim.view }
        set { changeTrim { $0.view = newValue } }
    }

    /// What stands at the trailing edge while the table is edited. Default `.none`.
    open var editingAccessoryType: UITableViewCell.AccessoryType {
        get { trim.editingType }
        set { changeTrim { $0.editingType = newValue } }
    }

    /// A view of the app's at the trailing edge while the table is edited. Default `nil`.
    open var editingAccessoryView: UIView? {
        get { trim.editingView }
        set { changeTrim { $0.editingView = newValue } }
    }

    // MARK: Selection

    /// How the cell looks while it is selected. Default `.default`.
    open var selectionStyle = UITableViewCell.SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
    }

    /// Whether the cell is selected. Setting it is not animated, and leaves the table's selection alone.
    open var isSelected: Bool {
        get { stance.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, as under a finger. Setting it is not animated.
    open var isHighlighted: Bool {
        get { stance.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. The table calls it too: an override calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { takeSelected(selected, animated) }

    /// Highlights the cell or ends its highlight. The table calls it too: an override calls `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { takeHighlighted(highlighted, animated) }

    // MARK: Editing

    /// Whether the cell shows its controls for editing. Setting it is not animated.
    open var isEditing: Bool {
        get { stance.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing. The table calls it too: an override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { takeEditing(editing, animated) }

    /// What editing the cell means, as the table's delegate said.
    open var editingStyle: UITableViewCell.EditingStyle { setting.editingStyle }

    /// Whether the button that confirms a deletion is visible.
    open var showingDeleteConfirmation: Bool { stance.confirmsDeletion }

    /// Whether the cell has a control to be moved by while it is edited. Default `false`. It is shown only where the data
    /// source lets rows be moved.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingChanged() } }
    }

    /// Whether the content makes room for the control for editing. Default `true`. The delegate's answer counts for more.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Called before controls for editing come or go. The base class does nothing.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called when controls for editing have come or gone. The base class does nothing.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Values

    /// How far the content is moved in, in levels. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// How far a level is, in points. Default 10. Evidence: geo-table-indentation.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The space beside the line below the cell, in points. The table's where the app has set none. iOS 7.
    open var separatorInset: UIEdgeInsets {
        get { setting.ownSeparatorInset ?? shownSeparatorInset }
        set {
            if Appearances.isInUse { noteAppearance(\UITableViewCell.separatorInset, newValue) }
            setting.ownSeparatorInset = newValue
        }
    }

    /// How the cell looks when it has the focus. Default `.default`. iOS 9.
    open var focusStyle = UITableViewCell.FocusStyle.default

    /// Called when a drag of the cell begins, goes on or ends. The base class does nothing. iOS 11.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    /// Whether the cell answers to fingers while it is dragged. Default `false`. iOS 11.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Layout

    /// Places the content view, the accessory, the controls, and the labels and image of the style.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// As wide as asked, and as high as the style's labels need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight(forWidth: size.width))
    }

    /// As wide as asked, and as high as the constraints in the content view say; without any, as the style's labels need. The
    /// table asks it for the height of a row.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Takes on the text size of the surroundings. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        markConfigurationOutOfDate()
        setNeedsLayout()
    }

    /// The properties that files set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .outlet("backgroundView", \UITableViewCell.backgroundView),
            .outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            .outlet("accessoryView", \UITableViewCell.accessoryView),
            .outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        ]
    }
}
