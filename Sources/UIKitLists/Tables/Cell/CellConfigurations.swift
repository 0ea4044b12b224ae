// What a cell's configurations go by, and what follows from them.
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

    func callUpdateHandler(with state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Without a configuration there is nothing to bring up to date.
    func contentConfigurationWasSet() {
        guard configurations.content != nil else { return }
        markConfigurationOutOfDate()
        contentMayHaveChanged()
    }

    /// A configuration takes the place of the style's labels and image: they are made again when they are asked for again.
    func contentViewWasReplaced() {
        if configurations.contentView != nil { parts = CellParts() }
        setNeedsLayout()
    }

    /// It takes the place of what lies behind a selected cell as well. Evidence: hunt-tables-08.
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
