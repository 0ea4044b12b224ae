extension UIView {
    /// What stands in front of a window for a view is as light or dark as that, in the same direction and tint.
    func adoptLooks(of source: UIView) {
        guard source !== self, let window = windowLink else { return }
        let style = source.traitCollection.userInterfaceStyle
        let isUsual = style == window.traitCollection.userInterfaceStyle
        overrideUserInterfaceStyle = isUsual ? .unspecified : style
        let isRightToLeft = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    }
}
