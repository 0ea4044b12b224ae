/// What an app has set on proxies, and how it comes onto instances.
@MainActor
package final class Appearances {
    /// Whether the app that runs uses proxies: without any, a view that enters a window asks only this.
    @exclusivity(unchecked) package private(set) static var isInUse = false

    private var rules: [AppearanceRule] = []

    /// The app whose proxies these are is the one that runs.
    func becomeCurrent() { Self.isInUse = !rules.isEmpty }

    // MARK: Proxies

    /// The proxy of a class in a scope: always the same one.
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
        Self.isInUse = true
        proxy.ensureAppearanceNotes().rule = rule
        return proxy
    }

    // MARK: Instances

    /// Sets on a view what its proxies say.
    static func dress(_ view: UIView) {
        Runtime.current.appearances.dress(view, in: surroundings(of: view.next), view.traitCollection)
    }

    /// Sets on the items of a bar what their proxies say.
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

    /// What counts, in the order in which the app has set it: of two settings of one thing the one that counts more.
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

    /// The views and pages around an object, from the window inwards.
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

/// A proxy that stands for an object, and where its containers lie.
@MainActor
private struct AppearanceMatch {
    let rule: AppearanceRule
    let places: [Int]

    /// A subclass's proxy counts more than its superclass's; then the containers count, and then the traits.
    func outweighs(_ other: AppearanceMatch, among all: [AppearanceMatch]) -> Bool {
        let (own, others) = (depth(among: all), other.depth(among: all))
        if own != others { return own > others }
        if places != other.places { return places.outweighs(other.places) }
        return (rule.scope.traits?.values.count ?? 0) > (other.rule.scope.traits?.values.count ?? 0)
    }

    /// How many of the proxies stand for this one's class too.
    private func depth(among all: [AppearanceMatch]) -> Int {
        Set(all.filter { $0.rule.isOf(rule.proxy) }.map { ObjectIdentifier($0.rule.kind) }).count
    }
}
