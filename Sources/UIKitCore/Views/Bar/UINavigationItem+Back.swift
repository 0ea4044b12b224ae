extension UINavigationItem {
    /// What the back button that leads here says: its own item's title, the given one, the page's, or "Back".
    ///
    /// `nil` where only the arrow is shown.
    package var shownBackTitle: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: backBarButtonItem?.title ?? "Back"
        case .default:
            backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }

    /// Whether a bar with a page beneath this one shows the back button.
    package var showsBackButton: Bool {
        guard !hidesBackButton else { return false }
        let hasLeadingItems = !(leftBarButtonItems ?? []).isEmpty || !leadingItemGroups.isEmpty
        return leftItemsSupplementBackButton || !hasLeadingItems
    }

    /// The items at the leading edge that are shown, from the edge inwards.
    package var shownLeadingItems: [UIBarButtonItem] {
        Self.shown(leftBarButtonItems ?? [], leadingItemGroups)
    }

    /// The items in the middle that are shown.
    package var shownCenterItems: [UIBarButtonItem] {
        Self.shown([], centerItemGroups.filter(\.isInDefaultCustomization))
    }

    /// The items at the trailing edge that are shown: single ones from the edge inwards, or groups outwards.
    package var shownTrailingItems: [UIBarButtonItem] {
        Self.shown(rightBarButtonItems ?? [], trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? []))
    }

    private static func shown(
        _ items: [UIBarButtonItem], _ groups: [UIBarButtonItemGroup]
    ) -> [UIBarButtonItem] {
        (items + groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)).filter { !$0.isHidden }
    }
}
