/// The state of a view, by which configurations are updated. iOS 14. Follows Apple's page "UIConfigurationState".
public protocol UIConfigurationState {
    /// Creates a state in which nothing is the case.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own; `nil` where it is not said.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own. iOS 14. Follows Apple's page "UIConfigurationStateCustomKey".
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key. The name is best preceded by the app's.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key. The name is best preceded by the app's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that is not a cell, such as a header or footer. iOS 14. Follows Apple's page "UIViewConfigurationState".
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view does not answer. Default `false`.
    public var isDisabled = false
    /// Whether a finger is on the view. Default `false`.
    public var isHighlighted = false
    /// Whether the view is chosen. Default `false`.
    public var isSelected = false
    /// Whether the view has the focus. Default `false`.
    public var isFocused = false
    /// Whether the view stays at the edge of the list while that scrolls. Default `false`. iOS 15.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of the app's own; `nil` where it is not said.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell. iOS 14. Follows Apple's page "UICellConfigurationState".
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag does with a cell.
    public enum DragState: Hashable, Sendable {
        /// Nothing.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// What a drop may do with a cell.
    public enum DropState: Hashable, Sendable {
        /// No drop is under way.
        case none
        /// A drop is under way that does not aim at the cell.
        case notTargeted
        /// A drop aims at the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell does not answer. Default `false`.
    public var isDisabled = false
    /// Whether a finger is on the cell. Default `false`.
    public var isHighlighted = false
    /// Whether the cell is chosen. Default `false`.
    public var isSelected = false
    /// Whether the cell has the focus. Default `false`.
    public var isFocused = false
    /// Whether the cell stays at the edge of the list while that scrolls. Default `false`. iOS 15.
    public var isPinned = false
    /// Whether the list is edited. Default `false`.
    public var isEditing = false
    /// Whether what is in the item is shown. Default `false`.
    public var isExpanded = false
    /// Whether the cell is swiped aside. Default `false`.
    public var isSwiped = false
    /// Whether the cell is being moved to another place. Default `false`.
    public var isReordering = false
    /// What a drag does with the cell. Default `.none`.
    public var cellDragState = DragState.none
    /// What a drop may do with the cell. Default `.none`.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of the app's own; `nil` where it is not said.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What configurations go by, of any state.
struct ConfigurationLook {
    private(set) var isDisabled = false
    private(set) var isPressed = false

    init(_ state: any UIConfigurationState) {
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
