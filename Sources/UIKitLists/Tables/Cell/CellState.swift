/// What the table tells a cell about its place and its row.
struct CellSetting {
    /// The side margins of the table, in points.
    var margins = CellMargins()
    /// What the content view was given last, which the app may have changed since.
    var givenMargins: NSDirectionalEdgeInsets?
    var group = GroupPlace.none
    var separator = RowSeparator()
    /// What the app has set on the cell itself.
    var ownSeparatorInset: UIEdgeInsets?
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row is chosen by a circle while the table is edited.
    var isChosenByMark = false
    /// Whether the data source lets the row be moved; `nil` leaves it to the cell.
    var isMovable: Bool? = false
    /// What the delegate said about making room for the control; `nil` leaves it to the cell.
    var indentsWhileEditing: Bool?
}

/// The margins of a cell's content at its sides, and where the safe area ends.
struct CellMargins: Equatable {
    var leading: CGFloat = 16
    var trailing: CGFloat = 16
    /// What the content view leaves free of the cell, for the safe area.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
}

/// The line below a row.
struct RowSeparator: Equatable {
    var isShown = false
    var inset = UIEdgeInsets.zero
    /// Whether the line begins where the text does.
    var followsText = true
    var color: UIColor?
}

/// Where a row stands in a group with rounded corners.
struct GroupPlace: OptionSet {
    let rawValue: UInt8

    /// In a table that is not made of such groups.
    static let none: GroupPlace = []
    /// In the group.
    static let inside = GroupPlace(rawValue: 1 << 0)
    /// At its upper end.
    static let first = GroupPlace(rawValue: 1 << 1)
    /// At its lower end.
    static let last = GroupPlace(rawValue: 1 << 2)
    /// In a table of groups without rounded corners.
    static let wide = GroupPlace(rawValue: 1 << 3)
}

/// What the user and the table do with a cell at this moment.
struct CellStance {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var confirmsDeletion = false
    var isReordering = false
    var isDragged = false
    /// Whether a drop goes into the row.
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
    /// The grey of a selected cell, as long as it is shown.
    var grey: UIView?
}

/// What stands at a cell's trailing edge, and the controls by which it is edited.
struct CellTrim {
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    var editingType = UITableViewCell.AccessoryType.none
    var editingView: UIView?
    /// The sign that is shown for a type.
    var sign: CellAccessory?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var confirmation: DeleteConfirmation?
    /// The line below the cell, made when somebody looks.
    var separator: UIView?

    func type(isEditing: Bool) -> UITableViewCell.AccessoryType { isEditing ? editingType : type }

    func view(isEditing: Bool) -> UIView? { isEditing ? editingView : view }
}
