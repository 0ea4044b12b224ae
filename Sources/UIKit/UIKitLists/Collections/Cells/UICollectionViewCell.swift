@_spi(UIKitModules) import UIKitCore

/// A view that shows one item of a collection view. iOS 6.
///
/// The content is in ``contentView``, in front of the backgrounds, or a configuration describes it. Follows Apple's page
/// "UICollectionViewCell".
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    var parts = ItemCellParts()
    /// The storyboard segue that the item triggers.
    package var selectionSegue: SegueTrigger?

    /// Creates a cell. Dequeued cells are created by this initializer.
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

    /// The view that contains the cell's content. It fills the cell. With a content configuration, it is the configuration's view.
    open var contentView: UIView { parts.content }

    // MARK: State

    /// Whether the item is selected. Default `false`. Setting it changes the cell's appearance only, not the selection.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }

    /// Whether the item is highlighted, because a touch is on it. Default `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// The current configuration state of the cell. iOS 14.
    open var configurationState: UICellConfigurationState { presentState }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next drawn. iOS 14.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed. Override it to set configurations. The base class updates the current configurations if
    /// they update automatically. iOS 14.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations(for: state)
    }

    /// A closure that is called with the cell and its state, after ``updateConfiguration(using:)``. iOS 15.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that sets a cell's configurations. iOS 15.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    // MARK: Focus

    /// Whether the collection view and its delegate allow focus of the item. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(UIKitModules) open override func focusChanged() { stateChanged() }

    @_spi(UIKitModules) open override func chooseByFocus() -> Bool { chooseItem() }

    /// Called when the cell's drag state has changed. The base class does nothing. iOS 11.
    ///
    /// Follows Apple's page "dragStateDidChange(_:)".
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    /// The drag state of a cell. iOS 11. Follows Apple's page "UICollectionViewCell.DragState".
    public enum DragState: Int, Sendable {
        /// The cell isn't dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    // MARK: Content

    /// The content configuration; `nil`, the default, if the app adds its own views to ``contentView``. iOS 14.
    ///
    /// Setting another configuration replaces the content view, unless the content view supports that configuration.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configuration }
        set { setContent(newValue) }
    }

    /// Whether the content configuration updates automatically with the state. Default `true`. iOS 14.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }

    // MARK: Backgrounds

    /// The background configuration; `nil`, the default, if the cell uses background views. iOS 14.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.backgroundConfiguration }
        set { setOwnBackground(newValue) }
    }

    /// Whether the background configuration updates automatically with the state. Default `true`. iOS 14.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// The default background configuration for the cell's style: empty except in lists. iOS 16.
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

    /// Resets the selected and highlighted states. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The attributes that fit the content. The base class asks the content for the lengths that the layout only estimates.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return fitted(layoutAttributes, by: self)
    }

    /// The size of the cell that fits its content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Lays out the content and the backgrounds.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Requests the cell's size again if the collection view is self-sizing. iOS 16.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeMayHaveChanged()
    }

    /// Lays out the content and the backgrounds.
    func placeParts() {
        let frame = CGRect(origin: .zero, size: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
        placeBackgrounds()
    }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .outlet("backgroundView", \UICollectionViewCell.backgroundView),
            .outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ]
    }
}
