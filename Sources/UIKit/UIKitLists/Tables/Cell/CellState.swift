/// The settings that a cell gets from the table view.
struct CellSetting {
    /// The horizontal margins of the table view, in points.
    var margins = CellMargins()
    /// The margins last set on the content view. The app may have changed them since.
    var givenMargins: NSDirectionalEdgeInsets?
    var group = GroupPlace.none
    var separator = RowSeparator()
    /// The separator inset that the app has set on the cell.
    var ownSeparatorInset: UIEdgeInsets?
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row is selected with a circle in editing mode.
    var isChosenByMark = false
    /// Whether the data source allows moving the row; `nil` uses the cell's value.
    var isMovable: Bool? = false
    /// The delegate's value for indentation in editing mode; `nil` uses the cell's value.
    var indentsWhileEditing: Bool?
}

/// The horizontal margins of a cell's content, and the safe area insets.
struct CellMargins: Equatable {
    var leading: CGFloat = 16
    var trailing: CGFloat = 16
    /// The inset of the content view for the safe area.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
}

/// The separator below a row.
struct RowSeparator: Equatable {
    var isShown = false
    var inset = UIEdgeInsets.zero
    /// Whether the separator starts at the text.
    var followsText = true
    var color: UIColor?
}

/// The position of a row in a group.
struct GroupPlace: OptionSet {
    let rawValue: UInt8

    /// A row in a table view without groups of this kind.
    static let none: GroupPlace = []
    /// A row in the group.
    static let inside = GroupPlace(rawValue: 1 << 0)
    /// The first row of the group.
    static let first = GroupPlace(rawValue: 1 << 1)
    /// The last row of the group.
    static let last = GroupPlace(rawValue: 1 << 2)
    /// A row in a group without rounded corners.
    static let wide = GroupPlace(rawValue: 1 << 3)
}

/// The interaction state of a cell.
struct CellStance {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var confirmsDeletion = false
    var isReordering = false
    var isDragged = false
    /// Whether the row is the target of a drop.
    var isDropTarget = false

    var isMarked: Bool { isSelected || isHighlighted }

    var mask: UITableViewCell.StateMask {
        var mask: UITableViewCell.StateMask = []
        if isEditing { mask.insert(.showingEditControl) }
        if confirmsDeletion { mask.insert(.showingDeleteConfirmation) }
        return mask
    }
}

/// The views behind a cell's content.
struct CellBackdrop {
    var background: UIView?
    var selected: UIView?
    var multipleSelection: UIView?
    /// The gray view of a selected cell, while it is visible.
    var grey: UIView?
}

/// The views at a cell's trailing edge, and its editing controls.
struct CellTrim {
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    var editingType = UITableViewCell.AccessoryType.none
    var editingView: UIView?
    /// The displayed accessory of a type.
    var sign: CellAccessory?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var confirmation: DeleteConfirmation?
    /// The separator below the cell, created when it is first visible.
    var separator: UIView?

    func type(isEditing: Bool) -> UITableViewCell.AccessoryType { isEditing ? editingType : type }

    func view(isEditing: Bool) -> UIView? { isEditing ? editingView : view }
}
