import InterfaceFiles

/// A constraint in a file, and the element of its view.
struct InstalledConstraint {
    let element: InterfaceElement
    let owner: InterfaceElement
    let constraint: NSLayoutConstraint
    /// Whether the constraint is only for Interface Builder. Such a constraint is never active.
    let isPlaceholder: Bool
}

/// Applies the variations of a file to the loaded objects, for the current traits and again when the traits change.
///
/// Keeps an app's own changes, because only differences between the old and the new traits are applied.
@MainActor
final class InterfaceVariations {
    /// The first loaded view, whose traits are used.
    private(set) weak var root: UIView?
    private var properties: [VariedProperty] = []
    private var subviews: [VariedSubviews] = []
    private let constraints: [VariedConstraint]
    /// Installed constraints whose views currently aren't in the same view hierarchy.
    private var waiting: [VariedConstraint] = []

    init(
        _ elements: [InterfaceElement], _ constraints: [InstalledConstraint], in loading: InterfaceLoading
    ) {
        var masks: [ObjectIdentifier: InstallationMask] = [:]
        for element in elements {
            masks[ObjectIdentifier(element)] = InstallationMask(element, "constraints")
        }
        self.constraints = constraints.filter { !$0.isPlaceholder }.map {
            VariedConstraint(
                id: $0.element.id ?? "", constraint: $0.constraint, mask: masks[ObjectIdentifier($0.owner)])
        }
        for element in elements { read(element, loading) }
        for constraint in constraints where !constraint.element.children.isEmpty {
            read(constraint.element, loading)
        }
    }

    private func read(_ element: InterfaceElement, _ loading: InterfaceLoading) {
        guard let object = element.id.flatMap(loading.object) else { return }
        if root == nil, let view = object as? UIView { root = view }
        let reader = InterfaceReader(element: element, loading: loading)
        properties += VariedProperty.all(of: object, reader)
        guard let view = object as? UIView, let mask = InstallationMask(element, "subviews") else { return }
        subviews.append(VariedSubviews(view, mask, loading))
    }

    /// Whether no variation exists, so that trait changes have no effect.
    private var isConstant: Bool {
        properties.isEmpty && subviews.isEmpty && constraints.allSatisfy { $0.mask == nil }
    }

    /// Observes the root view's traits during its lifetime.
    func observeTraits() {
        guard !isConstant, let root else { return }
        _ = root.observeTraits(Self.traits) { (view: UIView, _) in self.apply(view.traitCollection) }
    }

    private static let traits: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitDisplayGamut.self,
    ]

    /// Sets values, then views, then constraints, because a constraint needs its views in one hierarchy.
    func apply(_ traits: UITraitCollection) {
        for property in properties { property.apply(in: traits) }
        let active = constraints.filter(\.constraint.isActive)
        for view in subviews { view.apply(in: traits) }
        waiting += active.filter { !$0.constraint.isActive }
        for constraint in constraints where constraint.changesInstallation(in: traits) {
            if constraint.isInstalled {
                waiting.append(constraint)
            } else {
                constraint.constraint.isActive = false
            }
        }
        waiting = waiting.filter { $0.isInstalled && !$0.activate() }
    }
}

/// A constraint, and whether it is installed.
@MainActor
final class VariedConstraint {
    private let id: String
    let constraint: NSLayoutConstraint
    let mask: InstallationMask?
    private(set) var isInstalled = false

    init(id: String, constraint: NSLayoutConstraint, mask: InstallationMask?) {
        self.id = id
        self.constraint = constraint
        self.mask = mask
    }

    /// Updates whether the constraint is installed for these traits. Returns whether that has changed.
    func changesInstallation(in traits: UITraitCollection) -> Bool {
        let (old, new) = (isInstalled, mask?.installed(in: traits).contains(id) ?? true)
        isInstalled = new
        return new != old
    }

    /// Activates the constraint if its views are in one hierarchy. Returns whether it is active.
    func activate() -> Bool {
        if constraint.canActivate { constraint.isActive = true }
        return constraint.isActive
    }
}

/// The subviews of a view of which some are installed conditionally.
@MainActor
private final class VariedSubviews {
    private weak var view: UIView?
    private let mask: InstallationMask
    private let members: [String: UIView]
    private var installed: Set<String>

    init(_ view: UIView, _ mask: InstallationMask, _ loading: InterfaceLoading) {
        self.view = view
        self.mask = mask
        let views = mask.members.compactMap { id in (loading.object(id: id) as? UIView).map { (id, $0) } }
        members = Dictionary(views, uniquingKeysWith: { first, _ in first })
        installed = Set(mask.members)
    }

    func apply(in traits: UITraitCollection) {
        let now = mask.installed(in: traits)
        for id in mask.members where now.contains(id) != installed.contains(id) {
            if now.contains(id) { insert(id) } else { members[id]?.removeFromSuperview() }
        }
        installed = now
    }

    /// Inserts a subview in front of the subview that it followed in the file.
    private func insert(_ id: String) {
        guard let view, let member = members[id] else { return }
        let before = mask.members.prefix { $0 != id }.compactMap { members[$0] }
        if let stack = view as? UIStackView {
            let place = before.compactMap { stack.arrangedSubviews.firstIndex(of: $0) }.max()
            stack.insertArrangedSubview(member, at: place.map { $0 + 1 } ?? 0)
        } else {
            let place = before.compactMap { view.subviews.firstIndex(of: $0) }.max()
            view.insertSubview(member, at: place.map { $0 + 1 } ?? 0)
        }
    }
}
