/// What configurations give a header or footer.
struct HeadConfigurations {
    var phase = CellConfigurations.Phase.outOfDate
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?
    var updatesContent = true
    var updatesBackground = true
    var handler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
}

// Content and background as values, which follow the view's state.
extension UITableViewHeaderFooterView {
    var shownContent: UIView {
        if let view = configurations.contentView { return view }
        return content
    }

    var ownConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = (superviewLink as? UITableView)?.floats(self) ?? false
        return state
    }

    func markConfigurationOutOfDate() {
        guard configurations.phase == .upToDate else { return }
        configurations.phase = .outOfDate
        setNeedsLayout()
    }

    /// Has the configurations updated that are out of date: before the view is measured, and before it is laid out.
    func updateConfigurationIfNeeded() {
        guard configurations.phase == .outOfDate else { return }
        configurations.phase = .updating
        let state = configurationState
        updateConfiguration(using: state)
        configurations.handler?(self, state)
        configurations.phase = .upToDate
    }

    func updateConfigurations(for state: UIViewConfigurationState) {
        if configurations.updatesContent, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        if let configuration, let view = configurations.contentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            let old: UIView = shownContent
            configurations.contentView = configuration?.makeContentView()
            if shownContent !== old {
                insertSubview(shownContent, aboveSubview: old)
                old.removeFromSuperview()
            }
        }
        markConfigurationOutOfDate()
        setNeedsLayout()
    }

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
        markConfigurationOutOfDate()
    }

    var standardContentConfiguration: UIListContentConfiguration {
        switch (setting.style, setting.kind) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    var standardBackgroundConfiguration: UIBackgroundConfiguration {
        setting.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
}
