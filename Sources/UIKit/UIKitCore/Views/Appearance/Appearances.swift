/// The values that an app has set on proxies, and their application to instances.
@MainActor
package final class Appearances {
    /// Whether the current app uses proxies. If not, a view that enters a window reads only this.
    package static var isInUse: Bool { hasRules }

    // The compiler proves that a variable of one file isn't changed while it is read; one that other modules read is checked each time.
    private static var hasRules = false

    private var rules: [AppearanceRule] = []

    /// Called when the app to which these proxies belong becomes the current one.
    func becomeCurrent() { Self.hasRules = !rules.isEmpty }

    // MARK: Proxies

    /// The proxy of a class in a scope. Equal scopes return the same proxy.
    func proxy<Kind: AppearanceTarget>(
        of kind: AnyClass, _ scope: AppearanceScope, _ make: () -> Kind
    ) -> Kind {
        let known = rules.first {
            ObjectIdentifier($0.kind) == ObjectIdentifier(kind) && $0.scope.equals(scope)
        }
        if let proxy = known?.proxy as? Kind { return proxy }
        let proxy = make()
        let rule = AppearanceRule(kind, scope, proxy)
        rules.append(rule)
        Self.hasRules = true
        proxy.ensureAppearanceNotes().rule = rule
        return proxy
    }

    // MARK: Instances

    /// Applies the settings of its proxies to a view.
    static func dress(_ view: UIView) {
        Runtime.current.appearances.dress(view, in: surroundings(of: view.next), view.traitCollection)
    }

    /// Applies the settings of their proxies to the items of a bar.
    static func dress(_ items: [UIBarItem], of bar: UIView) {
        let around = surroundings(of: bar)
        for item in items { Runtime.current.appearances.dress(item, in: around, bar.traitCollection) }
    }

    private func dress(
        _ target: any AppearanceTarget, in surroundings: [AnyObject], _ traits: UITraitCollection
    ) {
        guard target.appearanceNotes?.rule == nil else { return }
        let matches = rules.compactMap { rule -> AppearanceMatch? in
            guard rule.isOf(target), traits.containsTraits(in: rule.scope.traits),
                let places = rule.scope.places(in: surroundings)
            else { return nil }
            return AppearanceMatch(rule: rule, places: places)
        }
        guard !matches.isEmpty else { return }
        let notes = target.ensureAppearanceNotes()
        notes.isBeingDressed = true
        for setting in settings(of: matches) where !notes.own.contains(setting.key) { setting.set(target) }
        notes.isBeingDressed = false
    }

    /// The settings that apply, in the order in which the app has set them. Of two settings with one key, the one with
    /// precedence.
    private func settings(of matches: [AppearanceMatch]) -> [AppearanceSetting] {
        var last: [AppearanceKey: AppearanceSetting] = [:]
        var order: [AppearanceKey] = []
        for match in matches.sorted(by: { $1.outweighs($0, among: matches) }) {
            for setting in match.rule.settings {
                if last.updateValue(setting, forKey: setting.key) == nil { order.append(setting.key) }
            }
        }
        return order.compactMap { last[$0] }
    }

    /// The views and pages around an object, from the window inward.
    private static func surroundings(of first: UIResponder?) -> [AnyObject] {
        var found: [AnyObject] = []
        var next = first
        while let responder = next {
            if responder is any UIAppearanceContainer { found.append(responder) }
            next = responder.next
        }
        return found.reversed()
    }
}

/// A proxy that applies to an object, and the positions of its containers.
@MainActor
private struct AppearanceMatch {
    let rule: AppearanceRule
    let places: [Int]

    /// A proxy of a subclass takes precedence over one of its superclass, then the containers decide, and then the
    /// traits.
    func outweighs(_ other: AppearanceMatch, among all: [AppearanceMatch]) -> Bool {
        let (own, others) = (depth(among: all), other.depth(among: all))
        if own != others { return own > others }
        if places != other.places { return places.outweighs(other.places) }
        return (rule.scope.traits?.values.count ?? 0) > (other.rule.scope.traits?.values.count ?? 0)
    }

    /// The number of proxies whose class is this proxy's class or a superclass of it.
    private func depth(among all: [AppearanceMatch]) -> Int {
        Set(all.filter { $0.rule.isOf(rule.proxy) }.map { ObjectIdentifier($0.rule.kind) }).count
    }
}
