/// The views and configurations of a cell.
@MainActor
struct ItemCellParts {
    var content = UIView()
    var configuration: (any UIContentConfiguration)?
    var background: UIView?
    var selectedBackground: UIView?
    var backgroundConfiguration: UIBackgroundConfiguration?
    var configured: ConfiguredBackgroundView?
    /// Whether the app has set the background configuration.
    var hasOwnBackground = false
    var needsConfiguration = true
    var isSwiped = false
    var isReordering = false
    var dragState = ListDragState.none
    /// Whether the cell is the target of a drop.
    var isDropTarget = false
}

// The state of a cell, and the updates that depend on it.
extension UICollectionViewCell {
    var presentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collectionView?.isEditing ?? false
        state.isFocused = isFocused
        state.isSwiped = parts.isSwiped
        state.isReordering = parts.isReordering
        switch parts.dragState {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        state.cellDropState = parts.isDropTarget ? .targeted : .none
        return state
    }

    /// Called when a change of the content may change the cell's size.
    func sizeMayHaveChanged() { collectionView?.askAgain(self) }

    var collectionView: UICollectionView? { enclosing(UICollectionView.self) }

    func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    /// Updates the configurations if needed.
    func updateConfigurationIfNeeded() {
        guard parts.needsConfiguration else { return }
        parts.needsConfiguration = false
        trackConfigurationUpdate(hasHandler: configurationUpdateHandler != nil) {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        // Values set during the update need no further update.
        parts.needsConfiguration = false
    }

    func updateConfigurations(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let present = parts.configuration {
            showContent(present.updated(for: state))
        }
        if !parts.hasOwnBackground, shownAttributes?.values.list != nil {
            parts.backgroundConfiguration = defaultBackgroundConfiguration()
        }
        if automaticallyUpdatesBackgroundConfiguration, let present = parts.backgroundConfiguration {
            showBackground(present.updated(for: state))
        }
    }

    // MARK: Content

    func addContentView() {
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        if let configuration {
            showContent(configuration)
        } else if parts.configuration != nil {
            parts.configuration = nil
            replaceContent(by: UIView())
        }
        setNeedsUpdateConfiguration()
    }

    private func showContent(_ configuration: any UIContentConfiguration) {
        let present = parts.content as? any UIView & UIContentView
        if parts.configuration != nil, let present, present.supports(configuration) {
            present.configuration = configuration
        } else {
            replaceContent(by: configuration.makeContentView())
        }
        parts.configuration = configuration
        setNeedsLayout()
        sizeMayHaveChanged()
    }

    private func replaceContent(by view: UIView) {
        let place = indexOfSubview(parts.content) ?? subviewList.count
        parts.content.removeFromSuperview()
        parts.content = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: min(place, subviewList.count))
        setNeedsLayout()
    }

    // MARK: Backgrounds

    func setBackground(_ view: UIView?) {
        parts.background?.removeFromSuperview()
        parts.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    func setSelectedBackground(_ view: UIView?) {
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
        showSelection()
    }

    /// Shows or hides the selected background.
    func showSelection() {
        guard let view = parts.selectedBackground else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        guard view.superview !== self else { return }
        insertSubview(view, at: parts.background == nil ? 0 : 1)
        setNeedsLayout()
    }

    func setOwnBackground(_ configuration: UIBackgroundConfiguration?) {
        parts.hasOwnBackground = true
        parts.backgroundConfiguration = configuration
        if configuration == nil {
            parts.configured?.removeFromSuperview()
            parts.configured = nil
        } else {
            if parts.background != nil { setBackground(nil) }
            if parts.selectedBackground != nil { setSelectedBackground(nil) }
        }
        setNeedsUpdateConfiguration()
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration) {
        parts.backgroundConfiguration = configuration
        if let configured = parts.configured { return configured.configuration = configuration }
        let made = ConfiguredBackgroundView(configuration)
        parts.configured = made
        insertSubview(made, at: 0)
    }

    func placeBackgrounds() {
        let frame = CGRect(origin: .zero, size: bounds.size)
        for view in [parts.background, parts.selectedBackground, parts.configured] {
            if let view, view.frame != frame { view.frame = frame }
        }
    }
}
