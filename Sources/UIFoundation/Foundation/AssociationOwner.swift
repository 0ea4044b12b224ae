/// An object that keeps the values that are associated with it.
package protocol AssociationKeeper: AnyObject {
    /// The values; `nil` before the first one.
    var associations: Associations? { get set }
}

/// Where an object's values are.
///
/// A responder keeps them itself, and so they go with it. For other objects there is a table: Linux tells
/// nobody that an object has died, so the table asks.
enum AssociationOwner {
    case keeper(any AssociationKeeper)
    case other(AnyObject)
    case type(AnyClass)

    init?(_ object: Any) {
        if let type = object as? AnyClass {
            self = .type(type)
        } else if let keeper = object as? any AssociationKeeper {
            self = .keeper(keeper)
        } else if isObject(object) {
            self = .other(object as AnyObject)
        } else {
            return nil
        }
    }

    var associations: Associations? {
        switch self {
        case .keeper(let keeper): keeper.associations
        case .other(let object): AssociationTable.shared.associations(of: object)
        case .type(let type): AssociationTable.shared.associations(of: type)
        }
    }

    /// Changes the values. What they let go of may have a word of its own to say at its end: that comes last.
    func change(_ body: (Associations) -> [AssociatedValue]) {
        withExtendedLifetime(body(ensured)) {}
    }

    private var ensured: Associations {
        if let associations { return associations }
        let made = Associations()
        switch self {
        case .keeper(let keeper): keeper.associations = made
        case .other(let object): AssociationTable.shared.add(made, of: object)
        case .type(let type): AssociationTable.shared.add(made, of: type)
        }
        return made
    }
}

/// The values of objects that have no place for them, by the objects' addresses.
///
/// An address may be another object's later: an entry counts only while its weak reference is to the very object.
package final class AssociationTable: @unchecked Sendable {
    private struct Entry {
        /// `nil` for a class, which does not go.
        let owner: WeakBox?
        let associations: Associations
    }

    package static let shared = AssociationTable()

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before the next look for dead ones.
    private var limit = 16
    /// Whether there is anything to look through at the end of a turn.
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) static var isInUse = false

    func associations(of object: AnyObject) -> Associations? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.owner?.object === object else {
                return nil
            }
            return entry.associations
        }
    }

    /// The values of an object whose end has begun, when no weak reference leads to it any more.
    package func associationsAtEnd(of object: AnyObject) -> Associations? {
        lock.withLock { entries[ObjectIdentifier(object)]?.associations }
    }

    func associations(of type: AnyClass) -> Associations? {
        lock.withLock { entries[ObjectIdentifier(type)]?.associations }
    }

    func add(_ associations: Associations, of object: AnyObject) {
        add(Entry(owner: WeakBox(object), associations: associations), ObjectIdentifier(object))
    }

    func add(_ associations: Associations, of type: AnyClass) {
        add(Entry(owner: nil, associations: associations), ObjectIdentifier(type))
    }

    private func add(_ entry: Entry, _ address: ObjectIdentifier) {
        let replaced = lock.withLock { () -> Entry? in
            AssociationTable.isInUse = true
            return entries.updateValue(entry, forKey: address)
        }
        withExtendedLifetime(replaced) {}
        if lock.withLock({ entries.count > limit }) { purge() }
    }

    /// Lets go of the values of objects that have died. Values that die with them may have values themselves.
    package func purge() {
        while purgeOnce() {}
    }

    private func purgeOnce() -> Bool {
        let dead = lock.withLock {
            let dead = entries.filter { _, entry in entry.owner.map { $0.object == nil } ?? false }
            for address in dead.keys { entries[address] = nil }
            limit = max(16, entries.count * 2)
            AssociationTable.isInUse = entries.values.contains { $0.owner != nil }
            return dead
        }
        return withExtendedLifetime(dead) { !dead.isEmpty }
    }
}
