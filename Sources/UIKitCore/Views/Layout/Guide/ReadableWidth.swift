/// The width that lines of text are easy to read in.
package enum ReadableWidth {
    /// In points, as measured on devices at each text size; `nil` where text is so large that the margins alone count.
    static func limit(at category: UIContentSizeCategory) -> CGFloat? {
        switch category {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .large, .unspecified: 672
        case .extraLarge: 744
        case .extraExtraLarge: 824
        case .extraExtraExtraLarge: 896
        default: nil
        }
    }

    /// The margins, and what lies outside the readable width on both sides.
    @MainActor
    package static func insets(of view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        guard let limit = limit(at: view.traitCollection.preferredContentSizeCategory) else { return insets }
        let rest = (view.boundsStorage.width - insets.left - insets.right - limit) / 2
        guard rest > 0 else { return insets }
        insets.left += rest
        insets.right += rest
        return insets
    }
}
