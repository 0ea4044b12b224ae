/// An object that notifies an app of changes of specific traits. iOS 17.
///
/// Follows Apple's page "UITraitChangeObservable".
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A closure that receives the object whose traits have changed and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls a handler whenever one of the traits has changed.
    ///
    /// The registration ends with the object. To end it earlier, use the result.
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

    /// Unregisters a registration. A registration of another object is ignored.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes. iOS 17. Follows Apple's page "UITraitChangeRegistration".
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The handlers of one object, in the order of their registration.
@MainActor
final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        /// Returns the registration itself, because it has no state.
        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private struct Observer {
        let registration: any UITraitChangeRegistration
        let traits: Set<ObjectIdentifier>
        let run: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    }

    private var observers: [Observer] = []

    /// Adds a handler for any type of object.
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
