@_spi(UIKitModules) import UIKitCore

/// Shows one item of a collection view. iOS 6.
///
/// What it shows lies in its ``contentView``, in front of the backgrounds, or is described by a configuration. Follows Apple's
/// page "UICollectionViewCell".
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    var parts = ItemCellParts()
    /// The segue of a storyboard that the item triggers.
    package var selectionSegue: SegueTrigger?

    /// Creates a cell. Dequeued cells are made by this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        coder.interface.map(readCell)
    }

    /// The view that holds what the cell shows. It fills the cell. With a content configuration it is that one's view.
    open var contentView: UIView { parts.content }

    // MARK: State

    /// Whether the item is selected. Default `false`. Setting it shows the cell so and selects nothing.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }

    /// Whether a finger is on the item. Default `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// What the cell is in at the moment. iOS 14.
    open var configurationState: UICellConfigurationState { presentState }

    /// Asks for ``updateConfiguration(using:)`` before the cell is next shown. iOS 14.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed: the place to set configurations. The base class brings the present ones up to
    /// date, where they follow the state. iOS 14.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations(for: state)
    }

    /// Called with the cell and its state, after ``updateConfiguration(using:)``. iOS 15.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A block that sets a cell's configurations. iOS 15.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    // MARK: Focus

    /// Whether the collection view and its delegate let the item be focused. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(UIKitModules) open override func focusChanged() { stateChanged() }

    @_spi(UIKitModules) open override func chooseByFocus() -> Bool { chooseItem() }

    /// Called when the cell is lifted, dragged, or neither any more. The base class does nothing. iOS 11.
    ///
    /// Follows Apple's page "dragStateDidChange(_:)".
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    /// Where a cell is that is dragged. iOS 11. Follows Apple's page "UICollectionViewCell.DragState".
    public enum DragState: Int, Sendable {
        /// In its place.
        case none = 0
        /// On its way up.
        case lifting = 1
        /// Under a finger.
        case dragging = 2
    }

    // MARK: Content

    /// What the cell shows; `nil`, the default, leaves that to the app's views in ``contentView``. iOS 14.
    ///
    /// Setting another one replaces the content view, unless it can show that one too.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configuration }
        set { setContent(newValue) }
    }

    /// Whether the content configuration follows the state by itself. Default `true`. iOS 14.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }

    // MARK: Backgrounds

    /// What the background looks like; `nil`, the default, leaves it to the background views. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.backgroundConfiguration }
        set { setOwnBackground(newValue) }
    }

    /// Whether the background configuration follows the state by itself. Default `true`. iOS 14.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// A background for the cell's style: none but in lists. iOS 16.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        shownAttributes?.values.list?.background ?? .clear()
    }

    /// The view behind the content. It fills the cell. Default `nil`.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackground(newValue) }
    }

    /// The view behind the content of a selected or highlighted cell, in front of ``backgroundView``. Default `nil`.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackground(newValue) }
    }

    // MARK: Reuse and size

    /// Makes the cell one that is neither selected nor highlighted. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The attributes that suit the content: the base class asks the content for the lengths that the layout has only estimated.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return fitted(layoutAttributes, by: self)
    }

    /// The size that the content gives the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Puts the content and the backgrounds into their places.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Asks for the cell's size again, where its collection view lets cells do that. iOS 16.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeMayHaveChanged()
    }

    /// Puts the content and the backgrounds into their places.
    func placeParts() {
        let frame = CGRect(origin: .zero, size: boundsStorage.size)
        if contentView.frame != frame { contentView.frame = frame }
        placeBackgrounds()
    }

    /// The properties that files set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .outlet("backgroundView", \UICollectionViewCell.backgroundView),
            .outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ]
    }
}
