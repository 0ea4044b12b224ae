/// An appearance proxy's class, its scope, and the values set on it.
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

    /// Whether an object is an instance of the proxy's class.
    func isOf(_ object: AnyObject) -> Bool {
        var found: AnyClass? = type(of: object)
        while let next = found, next != kind { found = _getSuperclass(next) }
        return found != nil
    }

    /// Adds a setting, in place of an earlier one with the same key.
    func take(_ setting: AppearanceSetting) {
        settings.removeAll { $0.key == setting.key }
        settings.append(setting)
    }
}

/// The subject of a setting: a property, or a method and some of its arguments.
struct AppearanceKey: Hashable {
    let name: AnyHashable
    var parameters: [AnyHashable] = []
}

/// A value that was set on a proxy, and the function that sets it on an instance.
@MainActor
struct AppearanceSetting {
    let key: AppearanceKey
    let set: (any AppearanceTarget) -> Void
}

/// A view's or bar item's state for appearance proxies.
@MainActor
package final class AppearanceNotes {
    /// The rule, if the object is a proxy; `nil` for an instance.
    var rule: AppearanceRule?
    /// The properties that the app has set on the instance itself.
    var own: Set<AppearanceKey> = []
    /// Whether the settings of proxies are being applied to the object.
    var isBeingDressed = false
}

/// A class that can have appearance proxies.
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

    /// Called by the setters that Apple marks `UI_APPEARANCE_SELECTOR`, if the app uses proxies.
    package func noteAppearance<Owner: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: Value
    ) {
        note(
            AppearanceSetting(key: AppearanceKey(name: path)) { target in
                (target as? Owner)?[keyPath: path] = value
            })
    }

    /// Called by the methods that Apple marks `UI_APPEARANCE_SELECTOR`, if the app uses proxies: with the method's name, the arguments
    /// other than the value, and a function that makes the same call on an instance.
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
