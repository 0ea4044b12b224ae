/// The maximum width of text that is easy to read.
package enum ReadableWidth {
    /// Returns the width in points, as measured on devices at each text size; `nil` for text so large that only the
    /// margins apply.
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

    /// Returns the margins, increased by the space outside of the readable width on both sides.
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
