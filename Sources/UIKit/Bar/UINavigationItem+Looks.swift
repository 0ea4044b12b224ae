extension UINavigationItem {
    /// The view in place of the title.
    public var titleView: UIView? {
        get { state?.titleView }
        set { ensureState().titleView = newValue }
    }

    /// A line above the title, which makes the bar higher.
    public var prompt: String? {
        get { state?.prompt }
        set { ensureState().prompt = newValue }
    }

    /// Groups in the middle, which the user may arrange. iOS 16.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { state?.centerItemGroups ?? [] }
        set { ensureState().centerItemGroups = newValue }
    }

    /// The group at the very end of the trailing edge. iOS 16.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { state?.pinnedTrailingGroup }
        set { ensureState().pinnedTrailingGroup = newValue }
    }

    /// The name under which the user's arrangement is kept; `nil` lets nobody arrange. iOS 16.
    public var customizationIdentifier: String? {
        get { state?.customizationIdentifier }
        set { ensureState().customizationIdentifier = newValue }
    }

    /// Makes the menu that a tap on the title opens, from what the system suggests. iOS 16.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { state?.titleMenuProvider }
        set { ensureState().titleMenuProvider = newValue }
    }

    /// How the bar arranges the item. Default `.navigator`. iOS 16.
    public var style: ItemStyle {
        get { state?.style ?? .navigator }
        set { ensureState().style = newValue }
    }

    /// How the bar looks while this page is on top; `nil` leaves it to the bar. iOS 13.
    public var standardAppearance: UINavigationBarAppearance? {
        get { state?.standardAppearance }
        set { ensureState().standardAppearance = newValue?.duplicate() }
    }

    /// How a phone's landscape bar looks; `nil` leaves it to the bar. iOS 13.
    public var compactAppearance: UINavigationBarAppearance? {
        get { state?.compactAppearance }
        set { ensureState().compactAppearance = newValue?.duplicate() }
    }

    /// How the bar looks with the content scrolled to its top; `nil` leaves it to the bar. iOS 13.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.scrollEdgeAppearance }
        set { ensureState().scrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The same for a phone's landscape bar. iOS 15.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.compactScrollEdgeAppearance }
        set { ensureState().compactScrollEdgeAppearance = newValue?.duplicate() }
    }

    /// A line under the title. iOS 26.
    public var subtitle: String? {
        get { state?.subtitle }
        set { ensureState().subtitle = newValue }
    }

    /// The title where it is large; `nil` takes the title. iOS 26.
    public var largeTitle: String? {
        get { state?.largeTitle }
        set { ensureState().largeTitle = newValue }
    }

    /// The line under a large title; `nil` takes the subtitle. iOS 26.
    public var largeSubtitle: String? {
        get { state?.largeSubtitle }
        set { ensureState().largeSubtitle = newValue }
    }

    /// The view in place of the subtitle. iOS 26.
    public var subtitleView: UIView? {
        get { state?.subtitleView }
        set { ensureState().subtitleView = newValue }
    }

    /// The view in place of the subtitle under a large title. iOS 26.
    public var largeSubtitleView: UIView? {
        get { state?.largeSubtitleView }
        set { ensureState().largeSubtitleView = newValue }
    }

    /// The title with attributes; it goes before the plain one. iOS 26.
    public var attributedTitle: AttributedString? {
        get { state?.attributedTitle }
        set { ensureState().attributedTitle = newValue }
    }

    /// The subtitle with attributes; it goes before the plain one. iOS 26.
    public var attributedSubtitle: AttributedString? {
        get { state?.attributedSubtitle }
        set { ensureState().attributedSubtitle = newValue }
    }
}
