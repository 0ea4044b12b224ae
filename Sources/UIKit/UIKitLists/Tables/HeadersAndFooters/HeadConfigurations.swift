// The configurations of a header or footer.
extension UITableViewHeaderFooterView: ConfiguredView {
    var ownContent: UIView { content }

    var ownConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = (superview as? UITableView)?.floats(self) ?? false
        return state
    }

    var hasUpdateHandler: Bool { configurationUpdateHandler != nil }

    func callUpdateHandler(with state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    func contentConfigurationWasSet() {
        markConfigurationOutOfDate()
        setNeedsLayout()
    }

    func contentViewWasReplaced() {}

    func backgroundConfigurationWasSet() {}

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
