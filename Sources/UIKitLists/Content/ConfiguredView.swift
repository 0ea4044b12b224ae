/// What configurations give a view: its content, its background, and whether they are to be brought up to date.
struct ViewConfigurations {
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
}

/// A view with content and a background as values, which follow the view's state: a cell, header or footer of a table.
@MainActor
protocol ConfiguredView: UIView {
    associatedtype ConfigurationState: UIConfigurationState

    var configurations: ViewConfigurations { get set }
    /// The content view that is shown without a content configuration.
    var ownContent: UIView { get }

    // What apps see and may override.
    var configurationState: ConfigurationState { get }
    func updateConfiguration(using state: ConfigurationState)
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    var backgroundView: UIView? { get set }

    func callUpdateHandler(with state: ConfigurationState)
    /// A content configuration was set, or `nil`.
    func contentConfigurationWasSet()
    /// Another content view took the present one's place.
    func contentViewWasReplaced()
    /// A background configuration was set.
    func backgroundConfigurationWasSet()
}

extension ConfiguredView {
    /// What takes the place of the content view: the view of a content configuration, or the view's own.
    var shownContent: UIView { configurations.contentView ?? ownContent }

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
        callUpdateHandler(with: state)
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
        view.frame = boundsStorage
        backgroundView = nil
        configurations.backgroundView = view
        insertSubview(view, at: 0)
    }

    private func removeConfiguredBackground() {
        configurations.backgroundView?.removeFromSuperview()
        configurations.backgroundView = nil
    }
}
