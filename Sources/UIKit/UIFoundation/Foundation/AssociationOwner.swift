import Synchronization

/// An object that stores its own associated values.
package protocol AssociationKeeper: AnyObject {
    /// The values; `nil` before the first one.
    var associations: Associations? { get set }
}

/// The storage of an object's associated values.
///
/// A responder stores them itself, so they are released with it. Other objects use a table: Linux sends no notification
/// when an object is deallocated, so the table checks.
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

    /// Changes the values. Released values can run code in their `deinit`, so they are released last.
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

/// The associated values of objects without their own storage, by address.
///
/// Addresses are reused, so an entry is valid only while its weak reference refers to the object.
package final class AssociationTable: @unchecked Sendable {
    private struct Entry {
        /// `nil` for a class, which is never deallocated.
        let owner: WeakBox?
        let associations: Associations
    }

    package static let shared = AssociationTable()

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the table is purged.
    private var limit = 16
    /// Whether the end of a turn has entries to check.
    package static var isInUse: Bool { inUse.load(ordering: .relaxed) }
    private static let inUse = Atomic(false)

    func associations(of object: AnyObject) -> Associations? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.owner?.object === object else {
                return nil
            }
            return entry.associations
        }
    }

    /// Returns the values of an object that is being deallocated, when weak references to it are already `nil`.
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
            AssociationTable.inUse.store(true, ordering: .relaxed)
            return entries.updateValue(entry, forKey: address)
        }
        withExtendedLifetime(replaced) {}
        if lock.withLock({ entries.count > limit }) { purge() }
    }

    /// Releases the values of deallocated objects. Released values can have values themselves.
    package func purge() {
        while purgeOnce() {}
    }

    private func purgeOnce() -> Bool {
        let dead = lock.withLock {
            let dead = entries.filter { _, entry in entry.owner.map { $0.object == nil } ?? false }
            for address in dead.keys { entries[address] = nil }
            limit = max(16, entries.count * 2)
            AssociationTable.inUse.store(entries.values.contains { $0.owner != nil }, ordering: .relaxed)
            return dead
        }
        return withExtendedLifetime(dead) { !dead.isEmpty }
    }
}
