extension UINavigationItem {
    /// The title of the back button to this page: the bar button item's, the back button title, the page's title, or
    /// "Back".
    ///
    /// `nil` if only the arrow is shown.
    package var shownBackTitle: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: backBarButtonItem?.title ?? "Back"
        case .default:
            backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }

    /// The title that the app has set for the back button to this page; `nil` for none, or if the button doesn't show it.
    var ownBackTitle: String? {
        guard backButtonDisplayMode == .default, let title = backBarButtonItem?.title ?? backButtonTitle,
            !title.isEmpty
        else { return nil }
        return title
    }

    /// Whether a bar with a page below this one shows the back button.
    package var showsBackButton: Bool {
        guard !hidesBackButton else { return false }
        let hasLeadingItems = !(leftBarButtonItems ?? []).isEmpty || !leadingItemGroups.isEmpty
        return leftItemsSupplementBackButton || !hasLeadingItems
    }

    /// The visible items at the leading edge, from the edge inward.
    package var shownLeadingItems: [UIBarButtonItem] {
        Self.shown(leftBarButtonItems ?? [], leadingItemGroups)
    }

    /// The visible items in the center.
    package var shownCenterItems: [UIBarButtonItem] {
        Self.shown([], centerItemGroups.filter(\.isInDefaultCustomization))
    }

    /// The visible items at the trailing edge: those of the pinned group at the edge, then single items from the edge inward, or groups
    /// outward. Evidence: hunt27-bars-09.
    package var shownTrailingItems: [UIBarButtonItem] {
        shownPinnedItems + Self.shown(rightBarButtonItems ?? [], trailingItemGroups)
    }

    /// The visible items of the pinned group, from the edge inward.
    var shownPinnedItems: [UIBarButtonItem] {
        Self.shown([], pinnedTrailingGroup.map { [$0] } ?? []).reversed()
    }

    private static func shown(
        _ items: [UIBarButtonItem], _ groups: [UIBarButtonItemGroup]
    ) -> [UIBarButtonItem] {
        (items + groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)).filter { !$0.isHidden }
    }
}
