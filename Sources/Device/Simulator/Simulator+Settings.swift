extension Simulator {
    /// Changes the user's settings: dark style, text size, contrast, layout direction.
    ///
    /// ```swift
    /// sim.setTraits { traits in
    ///     traits.userInterfaceStyle = .dark
    ///     traits.preferredContentSizeCategory = .accessibilityLarge
    /// }
    /// ```
    ///
    /// All windows update immediately, and their pages are notified.
    public func setTraits(_ changes: UITraitCollection.TraitMutations) {
        takeOver()
        reportSettings(of: changes)
        runtime.screen.setUserTraits(changes)
        let isRightToLeft = runtime.screen.traitCollection.layoutDirection == .rightToLeft
        runtime.application.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}
