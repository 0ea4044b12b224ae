/// The frames of a cell's parts in a left-to-right layout.
@MainActor
struct CellLayout {
    private(set) var content: CGRect
    private(set) var accessory: CGRect?
    private(set) var editControl: CGRect?
    private(set) var reorderControl: CGRect?

    init(of cell: UITableViewCell, in size: CGSize) {
        let margins = cell.setting.margins
        var area = CGRect(origin: .zero, size: size)
        area.size.height = max(0, size.height - UITableViewCell.lineBelowContent)
        area.origin.x += margins.safeLeft
        area.size.width -= margins.safeLeft + margins.safeRight
        content = area
        if cell.stance.isEditing { takeControls(of: cell, from: &area) }
        takeAccessory(of: cell, from: &area)
        area.size.width = max(0, area.width)
        if cell.stance.confirmsDeletion { moveAside(for: cell.trim.confirmation, &area) }
        content = area
    }

    private mutating func takeControls(of cell: UITableViewCell, from area: inout CGRect) {
        let width = Self.controlWidth
        if cell.hasEditControl {
            let margin = cell.setting.margins.leading
            editControl = CGRect(x: area.minX + margin - 8, y: area.minY, width: width, height: area.height)
            if cell.indentsForControl {
                area.origin.x += width
                area.size.width -= width
            }
        }
        if cell.hasReorderControl {
            let reach = width + 4
            area.size.width -= reach
            reorderControl = CGRect(x: area.maxX, y: area.minY, width: reach, height: area.height)
        }
    }

    /// Positions an accessory at the margin; a custom view at the same position, with its own size. Evidence: storyboards that Interface
    /// Builder has laid out.
    private mutating func takeAccessory(of cell: UITableViewCell, from area: inout CGRect) {
        let margin = reorderControl == nil ? cell.setting.margins.trailing : 0
        let size: CGSize
        if let view = cell.trim.view(isEditing: cell.stance.isEditing) {
            size = view.bounds.size
        } else if let width = CellAccessory.width(of: cell.trim.type(isEditing: cell.stance.isEditing)) {
            size = CGSize(width: width, height: area.height)
        } else {
            return
        }
        let x = area.maxX - margin - size.width
        let y = ((area.height - size.height) / 2).rounded()
        accessory = CGRect(origin: CGPoint(x: x, y: area.minY + y), size: size)
        area.size.width = x - area.minX
    }

    /// The delete confirmation button moves everything else aside.
    private mutating func moveAside(for button: DeleteConfirmation?, _ area: inout CGRect) {
        let distance = button?.width ?? 0
        area.origin.x -= distance
        accessory?.origin.x -= distance
        editControl?.origin.x -= distance
        reorderControl?.origin.x -= distance
    }

    static let controlWidth: CGFloat = 38
}

extension UITableViewCell {
    /// Before iOS 13 the content is one pixel lower than the cell. Evidence: geo-table-content-early, geo-table-content.
    static var lineBelowContent: CGFloat {
        Runtime.current.system >= .iOS(13) ? 0 : 1 / Runtime.current.screen.scale
    }

    var hasEditControl: Bool { setting.editingStyle != .none || setting.isChosenByMark }

    var hasReorderControl: Bool { setting.isMovable ?? showsReorderControl }

    var indentsForControl: Bool {
        setting.isChosenByMark || setting.indentsWhileEditing ?? shouldIndentWhileEditing
    }

    func placeParts() {
        let layout = CellLayout(of: self, in: bounds.size)
        place(shownContent, at: layout.content)
        setContentMargins(hasAccessory: layout.accessory != nil)
        placeAccessory(at: layout.accessory)
        placeControls(layout)
        placeConfirmation()
        placeBackdrop()
        if !parts.isEmpty { placeStandardParts() }
    }

    /// Positions a view, mirrored in a right-to-left layout.
    func place(_ view: UIView, at rect: CGRect) {
        var frame = rect
        if isRightToLeft { frame.origin.x = bounds.width - rect.maxX }
        if view.frame != frame { view.frame = frame }
    }

    func setContentMargins(hasAccessory: Bool) {
        let margins = NSDirectionalEdgeInsets(
            top: 11, leading: setting.margins.leading, bottom: 11,
            trailing: hasAccessory ? 8 : setting.margins.trailing)
        guard setting.givenMargins != margins else { return }
        setting.givenMargins = margins
        content.directionalLayoutMargins = margins
        if configurations.contentView != nil { giveMarginsToConfiguredContent() }
    }

    private var hasAccessory: Bool {
        trim.view(isEditing: stance.isEditing) != nil
            || CellAccessory.width(of: trim.type(isEditing: stance.isEditing)) != nil
    }

    /// Applies the cell's margins to the view of a content configuration.
    func giveMarginsToConfiguredContent() {
        let margins = NSDirectionalEdgeInsets(
            top: 8, leading: setting.margins.leading, bottom: 8, trailing: setting.margins.trailing)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    }
}

extension UITableViewCell: ContentHost {
    var contentMargins: NSDirectionalEdgeInsets {
        let ends = stance.isEditing && hasReorderControl || hasAccessory
        return NSDirectionalEdgeInsets(
            top: 8, leading: setting.margins.leading, bottom: 8,
            trailing: ends ? 0 : setting.margins.trailing)
    }
}
