/// The state of a view, for updating configurations. iOS 14. Follows Apple's page "UIConfigurationState".
public protocol UIConfigurationState {
    /// Creates a state with default values.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A custom state of the app; `nil` if it isn't set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state. iOS 14. Follows Apple's page "UIConfigurationStateCustomKey".
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key. Use the app's identifier as a prefix.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key. Use the app's identifier as a prefix.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that isn't a cell, such as a header or footer. iOS 14. Follows Apple's page "UIViewConfigurationState".
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. Default `false`.
    public var isDisabled = false
    /// Whether the view is highlighted. Default `false`.
    public var isHighlighted = false
    /// Whether the view is selected. Default `false`.
    public var isSelected = false
    /// Whether the view is focused. Default `false`.
    public var isFocused = false
    /// Whether the view is pinned to the edge of the list while that scrolls. Default `false`. iOS 15.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A custom state of the app; `nil` if it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell. iOS 14. Follows Apple's page "UICellConfigurationState".
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell in a drag.
    public enum DragState: Hashable, Sendable {
        /// The cell isn't being dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The state of a cell in a drop.
    public enum DropState: Hashable, Sendable {
        /// No drop is in progress.
        case none
        /// A drop is in progress that doesn't target the cell.
        case notTargeted
        /// A drop targets the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled. Default `false`.
    public var isDisabled = false
    /// Whether the cell is highlighted. Default `false`.
    public var isHighlighted = false
    /// Whether the cell is selected. Default `false`.
    public var isSelected = false
    /// Whether the cell is focused. Default `false`.
    public var isFocused = false
    /// Whether the cell is pinned to the edge of the list while that scrolls. Default `false`. iOS 15.
    public var isPinned = false
    /// Whether the list is being edited. Default `false`.
    public var isEditing = false
    /// Whether the item is expanded. Default `false`.
    public var isExpanded = false
    /// Whether the cell is swiped. Default `false`.
    public var isSwiped = false
    /// Whether the cell is being reordered. Default `false`.
    public var isReordering = false
    /// The state of the cell in a drag. Default `.none`.
    public var cellDragState = DragState.none
    /// The state of the cell in a drop. Default `.none`.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A custom state of the app; `nil` if it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The values of any state on which configurations depend.
package struct ConfigurationLook {
    private(set) var isDisabled = false
    package private(set) var isPressed = false

    package init(_ state: any UIConfigurationState) {
        switch state {
        case let state as UICellConfigurationState:
            isDisabled = state.isDisabled
            isPressed = state.isHighlighted || state.isSelected || state.cellDropState == .targeted
        case let state as UIViewConfigurationState:
            isDisabled = state.isDisabled
            isPressed = state.isHighlighted || state.isSelected
        default: break
        }
    }
}
