// The trait for the style of a list, which tables and collection views give to their cells, headers and footers. iOS 18. Evidence:
// hunt26-lists-01, hunt26-lists-02.
extension UIView {
    /// Sets the trait of a list's element. A view that has had another one is notified of the change.
    @inline(__always)
    package func joinList(_ environment: UIListEnvironment, isNew: Bool) {
        if flags.listEnvironment != environment { changeList(to: environment, isNew: isNew) }
    }

    private func changeList(to environment: UIListEnvironment, isNew: Bool) {
        guard Runtime.current.system >= .iOS(18) else { return }
        if isNew {
            flags.listEnvironment = environment
        } else {
            TraitChange.perform(beneath: self) { flags.listEnvironment = environment }
        }
    }
}

/// The traits within lists. Nearly all elements of a list inherit the same traits, so the last collection of each style is kept.
@MainActor
enum ListTraits {
    private static var last: [UIListEnvironment: (inherited: UITraitCollection, traits: UITraitCollection)] =
        [:]

    static func traits(
        _ inherited: UITraitCollection, in environment: UIListEnvironment
    ) -> UITraitCollection {
        if let known = last[environment], known.inherited === inherited { return known.traits }
        let traits = inherited.modifyingTraits { $0.listEnvironment = environment }
        last[environment] = (inherited, traits)
        return traits
    }
}
