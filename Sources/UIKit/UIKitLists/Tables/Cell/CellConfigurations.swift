// The configurations of a cell.
extension UITableViewCell: ConfiguredView {
    var ownContent: UIView { content }

    var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = stance.isSelected
        state.isHighlighted = stance.isHighlighted
        state.isEditing = stance.isEditing
        state.isFocused = isFocused
        state.isSwiped = stance.confirmsDeletion
        state.isReordering = stance.isReordering
        state.cellDragState = stance.isDragged ? .dragging : .none
        state.cellDropState = stance.isDropTarget ? .targeted : .none
        return state
    }

    var hasUpdateHandler: Bool { configurationUpdateHandler != nil }

    func callUpdateHandler(with state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Without a configuration, no update is needed.
    func contentConfigurationWasSet() {
        guard configurations.content != nil else { return }
        markConfigurationOutOfDate()
        contentMayHaveChanged()
    }

    /// A content configuration replaces the style's labels and image, which are created again on demand.
    func contentViewWasReplaced() {
        if configurations.contentView != nil { parts = CellParts() }
        setNeedsLayout()
    }

    /// A background configuration also replaces the selected background. Evidence: hunt-tables-08.
    func backgroundConfigurationWasSet() {
        setBackdrop(\.selected, nil)
        setBackdrop(\.multipleSelection, nil)
        showSelection(animated: false)
    }

    var standardContentConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var standardBackgroundConfiguration: UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }
}
