/// A set with optional weak references to its members. iOS 6.
///
/// Deallocated members are removed. Members are class instances. Follows Apple's page "NSHashTable".
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [PointerBox]] = [:]

    /// Creates an empty table with an initial capacity.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        buckets.reserveCapacity(initialCapacity)
        super.init()
    }

    /// Creates an empty table.
    public convenience init(options: NSPointerFunctions.Options) {
        self.init(options: options, capacity: 0)
    }

    /// Creates an empty table with strong references.
    public convenience override init() {
        self.init(options: [], capacity: 0)
    }

    /// Returns an empty table with weak references. iOS 6.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The functions that determine how members are referenced and compared.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    /// The number of members.
    open var count: Int { members.count }

    /// The members, in no particular order.
    open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }

    /// A member; `nil` if the table is empty.
    open var anyObject: ObjectType? { allObjects.first }

    /// The members as a set, which retains them. They must be hashable.
    open var setRepresentation: Set<AnyHashable> {
        Set(members.compactMap { $0.object as? AnyHashable })
    }

    /// Returns the member that equals an object; `nil` if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return bucket(of: object).first { $0.holds(object) }?.object as? ObjectType
    }

    /// Returns whether the table contains an object.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless the table contains an equal one.
    open func add(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let present = bucket(of: object)
        guard !present.contains(where: { $0.holds(object) }) else { return }
        let box = PointerBox(object, options)
        buckets[box.hash] = present + [box]
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let rest = bucket(of: object).filter { !$0.holds(object) }
        buckets[hash(of: object)] = rest.isEmpty ? nil : rest
    }

    /// Removes all objects.
    open func removeAllObjects() {
        buckets.removeAll()
    }

    /// Returns an enumerator of the members, in no particular order.
    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: members.compactMap(\.object)).objectEnumerator()
    }

    /// Adds the members of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Removes the members that aren't in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Removes the members that are in another table.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where other.contains(object) { remove(object) }
    }

    /// Returns whether two tables have a common member.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    /// Returns whether another table contains every member.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    /// Returns whether two tables have the same members.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        count == other.count && isSubset(of: other)
    }

    /// Returns a table with the same members, which aren't copied.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        copy.buckets = buckets
        return copy
    }

    private var members: [PointerBox] {
        buckets = buckets.compactMapValues { boxes in
            let living = boxes.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
        return buckets.values.flatMap { $0 }
    }

    /// Returns the members with the same hash as an object.
    private func bucket(of object: AnyObject) -> [PointerBox] {
        (buckets[hash(of: object)] ?? []).filter { $0.object != nil }
    }

    private func hash(of object: AnyObject) -> Int {
        PointerBox.hash(of: object, options.contains(.objectPointerPersonality))
    }
}
