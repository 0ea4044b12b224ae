extension UIViewController {
    /// What stands in the place of the page's content, over the whole page; `nil`, the default, for nothing. iOS 17.
    ///
    /// Follows Apple's page "contentUnavailableConfiguration".
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { extras?.contentUnavailable?.configuration }
        set { showContentUnavailable(newValue) }
    }

    /// What the page's content is searched for: by its own search bar, or by the one whose results it shows.
    var searchedText: String? {
        let search = parentLink as? UISearchController ?? extras?.navigationItem?.searchController
        return search?.searchBar.text
    }

    /// Called in each layout pass of the page's view whose configuration is not up to date.
    func updateContentUnavailable() {
        flags.insert(.contentUnavailableIsCurrent)
        guard mayUseContentUnavailable, Runtime.current.system >= .iOS(17) else { return }
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Whether anything comes of the update. On a page that shows nothing the base class does nothing, and the state for it would
    /// take a quarter of the time of a push and pop.
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

    /// In front of all that the page shows.
    func placeContentUnavailable() {
        guard let page = viewStorage, let view = extras?.contentUnavailable else { return }
        if view.frame != page.boundsStorage { view.frame = page.boundsStorage }
        if page.subviewList.last !== view { page.addSubview(view) }
    }
}
