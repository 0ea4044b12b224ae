/// A proxy: the class it stands for, where it counts, and what was set on it.
@MainActor
final class AppearanceRule {
    let kind: AnyClass
    let scope: AppearanceScope
    let proxy: any AppearanceTarget
    private(set) var settings: [AppearanceSetting] = []

    init(_ kind: AnyClass, _ scope: AppearanceScope, _ proxy: any AppearanceTarget) {
        self.kind = kind
        self.scope = scope
        self.proxy = proxy
    }

    /// Whether an object is an instance of the class.
    func isOf(_ object: AnyObject) -> Bool {
        var found: AnyClass? = type(of: object)
        while let next = found, next != kind { found = _getSuperclass(next) }
        return found != nil
    }

    /// Takes a setting in place of an earlier one of the same thing.
    func take(_ setting: AppearanceSetting) {
        settings.removeAll { $0.key == setting.key }
        settings.append(setting)
    }
}

/// What is set: a property, or what a method sets for some of its parameters.
struct AppearanceKey: Hashable {
    let name: AnyHashable
    var parameters: [AnyHashable] = []
}

/// A value that was set on a proxy, and the way to set it on an instance.
@MainActor
struct AppearanceSetting {
    let key: AppearanceKey
    let set: (any AppearanceTarget) -> Void
}

/// What a view or item knows of proxies.
@MainActor
package final class AppearanceNotes {
    /// The proxy that it is; `nil` for an instance.
    var rule: AppearanceRule?
    /// What the app has set on the instance itself.
    var own: Set<AppearanceKey> = []
    /// Whether proxies' settings are being set on it.
    var isBeingDressed = false
}

/// What proxies stand for.
@MainActor
package protocol AppearanceTarget: AnyObject {
    var appearanceNotes: AppearanceNotes? { get set }
}

extension AppearanceTarget {
    func ensureAppearanceNotes() -> AppearanceNotes {
        if let appearanceNotes { return appearanceNotes }
        let made = AppearanceNotes()
        appearanceNotes = made
        return made
    }

    /// Called by the setters of properties that Apple marks for proxies, while the app uses any.
    package func noteAppearance<Owner: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: Value
    ) {
        note(
            AppearanceSetting(key: AppearanceKey(name: path)) { target in
                (target as? Owner)?[keyPath: path] = value
            })
    }

    /// Called by the methods that Apple marks for proxies, while the app uses any: with the method's name, with what stands in
    /// the call beside the value, and with the same call.
    package func noteAppearance(
        _ method: String, _ parameters: [AnyHashable], _ set: @escaping (Self) -> Void
    ) {
        let key = AppearanceKey(name: method, parameters: parameters)
        note(AppearanceSetting(key: key) { target in (target as? Self).map(set) })
    }

    private func note(_ setting: AppearanceSetting) {
        let notes = ensureAppearanceNotes()
        if let rule = notes.rule {
            rule.take(setting)
        } else if !notes.isBeingDressed {
            notes.own.insert(setting.key)
        }
    }
}

extension UIView: AppearanceTarget {
    package var appearanceNotes: AppearanceNotes? {
        get { extras?.appearance }
        set { ensureExtras().appearance = newValue }
    }
}

extension UIBarItem: AppearanceTarget {}
