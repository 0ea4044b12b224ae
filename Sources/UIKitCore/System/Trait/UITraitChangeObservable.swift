/// Something that can run an app's code when chosen traits of it change. iOS 17.
///
/// Follows Apple's page "UITraitChangeObservable".
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Code that is handed the object whose traits changed and its traits of before.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Runs a handler whenever one of the traits has changed.
    ///
    /// The registration ends with the object; the result is for those who want to end it before.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Sends an action to a target whenever one of the traits has changed.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration

    /// Sends an action to this object whenever one of the traits has changed.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration. One that this object does not know is left alone.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for one registration for trait changes. iOS 17. Follows Apple's page "UITraitChangeRegistration".
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The handlers of one object, in the order of registering.
@MainActor
final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        /// A registration has no state: its copy is itself.
        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private struct Observer {
        let registration: any UITraitChangeRegistration
        let traits: Set<ObjectIdentifier>
        let run: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    }

    private var observers: [Observer] = []

    /// For a handler that takes any object.
    func add(
        _ traits: [UITrait],
        toAll handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration()
        observers.append(
            Observer(
                registration: registration, traits: Set(traits.map { ObjectIdentifier($0) }), run: handler))
        return registration
    }

    func add<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration()
        let identifiers = Set(traits.map { ObjectIdentifier($0) })
        observers.append(
            Observer(registration: registration, traits: identifiers) { environment, old in
                if let environment = environment as? Environment { handler(environment, old) }
            })
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        let changed = new.values.changes(from: old.values).map { ObjectIdentifier($0) }
        for observer in observers where !observer.traits.isDisjoint(with: changed) {
            observer.run(environment, old)
        }
    }
}
