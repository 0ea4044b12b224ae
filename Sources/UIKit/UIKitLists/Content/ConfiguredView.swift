/// The configurations of a view: its content, its background, and whether they need an update.
struct ViewConfigurations {
    enum Phase {
        case upToDate
        /// The state has changed since the last update.
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
}

/// A view whose content and background configurations follow its state: a cell, header or footer of a table.
@MainActor
protocol ConfiguredView: UIView {
    associatedtype ConfigurationState: UIConfigurationState

    var configurations: ViewConfigurations { get set }
    /// The content view without a content configuration.
    var ownContent: UIView { get }

    // Overridable members of apps.
    var configurationState: ConfigurationState { get }
    func updateConfiguration(using state: ConfigurationState)
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    var backgroundView: UIView? { get set }

    var hasUpdateHandler: Bool { get }
    func callUpdateHandler(with state: ConfigurationState)
    /// Called when the content configuration was set, possibly to `nil`.
    func contentConfigurationWasSet()
    /// Called when another content view replaced the current one.
    func contentViewWasReplaced()
    /// Called when the background configuration was set.
    func backgroundConfigurationWasSet()
}

extension ConfiguredView {
    /// The displayed content view: the content configuration's view, or the view's own one.
    var shownContent: UIView { configurations.contentView ?? ownContent }

    func markConfigurationOutOfDate() {
        guard configurations.phase == .upToDate else { return }
        configurations.phase = .outOfDate
        setNeedsLayout()
    }

    /// Updates invalid configurations: before the view is measured, and before it is laid out.
    func updateConfigurationIfNeeded() {
        guard configurations.phase == .outOfDate else { return }
        configurations.phase = .updating
        trackConfigurationUpdate(hasHandler: hasUpdateHandler) {
            let state = configurationState
            updateConfiguration(using: state)
            callUpdateHandler(with: state)
        }
        configurations.phase = .upToDate
    }

    func updateConfigurations(for state: ConfigurationState) {
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
        if let configuration, let view = configurations.contentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(by: configuration?.makeContentView())
        }
        contentConfigurationWasSet()
    }

    private func replaceContentView(by view: (any UIView & UIContentView)?) {
        let old = shownContent
        configurations.contentView = view
        guard shownContent !== old else { return }
        insertSubview(shownContent, aboveSubview: old)
        old.removeFromSuperview()
        contentViewWasReplaced()
    }

    // MARK: Background

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else { return removeConfiguredBackground() }
        if let view = configurations.backgroundView {
            view.configuration = configuration
        } else {
            showBackground(ConfiguredBackgroundView(configuration))
        }
        backgroundConfigurationWasSet()
        markConfigurationOutOfDate()
    }

    private func showBackground(_ view: ConfiguredBackgroundView) {
        view.frame = bounds
        backgroundView = nil
        configurations.backgroundView = view
        insertSubview(view, at: 0)
    }

    private func removeConfiguredBackground() {
        configurations.backgroundView?.removeFromSuperview()
        configurations.backgroundView = nil
    }
}
