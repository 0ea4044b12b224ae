extension UIView {
    /// Takes over a view's interface style, layout direction and tint color, for a view in front of the window.
    package func adoptLooks(of source: UIView) {
        guard source !== self, let window = windowLink else { return }
        let style = source.traitCollection.userInterfaceStyle
        let isUsual = style == window.traitCollection.userInterfaceStyle
        overrideUserInterfaceStyle = isUsual ? .unspecified : style
        let isRightToLeft = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    }
}
