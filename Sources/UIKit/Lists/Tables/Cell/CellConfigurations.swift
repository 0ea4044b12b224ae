/// What configurations give a cell: its content, its background, and whether they are to be brought up to date.
struct CellConfigurations {
    enum Phase {
        case upToDate
        /// The state has changed since configurations were updated.
        case outOfDate
        case updating
    }

    var phase = Phase.outOfDate
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?
    var updatesContent = true
    var updatesBackground = true
    var handler: UITableViewCell.ConfigurationUpdateHandler?
}

// Content and background as values, which follow the cell's state.
extension UITableViewCell {
    /// What takes the place of the content view: the view of a content configuration, or the cell's own.
    var shownContent: UIView {
        if let view = configurations.contentView { return view }
        return content
    }

    var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = stance.isSelected
        state.isHighlighted = stance.isHighlighted
        state.isEditing = stance.isEditing
        state.isSwiped = stance.confirmsDeletion
        state.isReordering = stance.isReordering
        return state
    }

    func markConfigurationOutOfDate() {
        guard configurations.phase == .upToDate else { return }
        configurations.phase = .outOfDate
        setNeedsLayout()
    }

    /// Has the configurations updated that are out of date: before the cell is measured, and before it is laid out.
    func updateConfigurationIfNeeded() {
        guard configurations.phase == .outOfDate else { return }
        configurations.phase = .updating
        let state = configurationState
        updateConfiguration(using: state)
        configurations.handler?(self, state)
        configurations.phase = .upToDate
    }

    func updateConfigurations(for state: UICellConfigurationState) {
        if configurations.updatesContent, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    // MARK: Content

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        guard let configuration else { return removeConfiguredContent() }
        if let view = configurations.contentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            showConfiguredContent(configuration.makeContentView())
        }
        markConfigurationOutOfDate()
        contentMayHaveChanged()
    }

    private func showConfiguredContent(_ view: any UIView & UIContentView) {
        let old: UIView = shownContent
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        configurations.contentView = view
        parts = CellParts()
        setNeedsLayout()
    }

    private func removeConfiguredContent() {
        guard let view = configurations.contentView else { return }
        insertSubview(content, aboveSubview: view)
        view.removeFromSuperview()
        configurations.contentView = nil
        setNeedsLayout()
    }

    var standardContentConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Background

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        if let view = configurations.backgroundView {
            view.configuration = configuration
        } else {
            let view = ConfiguredBackgroundView(configuration)
            view.frame = boundsStorage
            backgroundView = nil
            configurations.backgroundView = view
            insertSubview(view, at: 0)
        }
        showSelection(animated: false)
        markConfigurationOutOfDate()
    }

    var standardBackgroundConfiguration: UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }
}
