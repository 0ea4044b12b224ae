extension UIViewController {
    /// The configuration of the view that replaces the content; `nil`, the default, if the content is visible. iOS 17.
    ///
    /// Follows Apple's page "contentUnavailableConfiguration".
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { extras?.contentUnavailable?.configuration }
        set { showContentUnavailable(newValue) }
    }

    /// The search text: from the view controller's own search bar, or from the search controller whose results it shows.
    var searchedText: String? {
        let search = parentLink as? UISearchController ?? extras?.navigationItem?.searchController
        return search?.searchBar.text
    }

    /// Called in each layout pass of a view whose configuration isn't up to date.
    func updateContentUnavailable() {
        flags.insert(.contentUnavailableIsCurrent)
        guard mayUseContentUnavailable, Runtime.current.system >= .iOS(17) else { return }
        call(.contentUnavailable, .contentUnavailableUpdate) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }

    /// Whether an update has an effect. Without content-unavailable views the base class does nothing, and creating the state would take a
    /// quarter of the time of a push and pop.
    private var mayUseContentUnavailable: Bool {
        flags.contains(.showsContentUnavailable)
            || OverridableMethod.contentUnavailableUpdate.isOverridden(by: self)
            || OverridableMethod.contentUnavailableState.isOverridden(by: self)
    }

    func contentUnavailableMayChange() {
        flags.remove(.contentUnavailableIsCurrent)
        viewStorage?.setNeedsLayout()
    }

    private func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
        let shown = extras?.contentUnavailable
        guard let configuration else {
            shown?.removeFromSuperview()
            extras?.contentUnavailable = nil
            flags.remove(.showsContentUnavailable)
            return
        }
        if let shown, shown.supports(configuration) { return shown.configuration = configuration }
        shown?.removeFromSuperview()
        ensureExtras().contentUnavailable = configuration.makeContentView()
        flags.insert(.showsContentUnavailable)
        viewStorage?.setNeedsLayout()
    }

    /// Keeps the view in front of the content.
    func placeContentUnavailable() {
        guard let page = viewStorage, let view = extras?.contentUnavailable else { return }
        if view.frame != page.bounds { view.frame = page.bounds }
        if page.subviewList.last !== view { page.addSubview(view) }
    }
}
