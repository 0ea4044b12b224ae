extension Simulator {
    /// Changes what the user has set: the dark style, the text size, the contrast, the direction of the language.
    ///
    /// ```swift
    /// sim.setTraits { traits in
    ///     traits.userInterfaceStyle = .dark
    ///     traits.preferredContentSizeCategory = .accessibilityLarge
    /// }
    /// ```
    ///
    /// All windows follow at once, and their pages are told.
    public func setTraits(_ changes: UITraitCollection.TraitMutations) {
        takeOver()
        reportSettings(of: changes)
        runtime.screen.setUserTraits(changes)
        let isRightToLeft = runtime.screen.traitCollection.layoutDirection == .rightToLeft
        runtime.application.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}
