/// The traits that a parent overrides for a child.
final class GivenTraits {
    weak var parent: UIViewController?
    let traits: UITraitCollection

    init(by parent: UIViewController, _ traits: UITraitCollection) {
        self.parent = parent
        self.traits = traits
    }
}

extension UIViewController {
    func traitsGiven(by parent: UIViewController) -> UITraitCollection? {
        guard let given = preferences?.givenTraits, given.parent === parent else { return nil }
        return given.traits
    }

    func giveTraits(_ traits: UITraitCollection?, by parent: UIViewController) {
        guard parentLink === parent else { return }
        TraitChange.perform(beneath: self) {
            ensurePreferences().givenTraits = traits.map { GivenTraits(by: parent, $0) }
        }
    }
}

extension UITraitCollection {
    /// Returns these traits with a parent's overrides.
    func with(_ given: UITraitCollection?) -> UITraitCollection {
        given.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
