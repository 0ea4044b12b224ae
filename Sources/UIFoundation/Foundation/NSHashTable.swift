/// A set that may hold its members weakly. iOS 6.
///
/// A member that has died is gone. Members are instances of classes. Follows Apple's page "NSHashTable".
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [PointerBox]] = [:]

    /// Creates an empty table with room for some members.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        buckets.reserveCapacity(initialCapacity)
        super.init()
    }

    /// Creates an empty table.
    public convenience init(options: NSPointerFunctions.Options) {
        self.init(options: options, capacity: 0)
    }

    /// Creates an empty table that holds its members.
    public convenience override init() {
        self.init(options: [], capacity: 0)
    }

    /// An empty table that holds its members weakly. iOS 6.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How members are held and compared.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    /// The number of members.
    open var count: Int { members.count }

    /// The members, in no particular order.
    open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }

    /// One of the members; `nil` without any.
    open var anyObject: ObjectType? { allObjects.first }

    /// The members as a set that holds them. They must be hashable.
    open var setRepresentation: Set<AnyHashable> {
        Set(members.compactMap { $0.object as? AnyHashable })
    }

    /// The member that is equal to an object; `nil` without one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return bucket(of: object).first { $0.holds(object) }?.object as? ObjectType
    }

    /// Whether an object is a member.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Puts an object in, unless one that is equal is there.
    open func add(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let present = bucket(of: object)
        guard !present.contains(where: { $0.holds(object) }) else { return }
        let box = PointerBox(object, options)
        buckets[box.hash] = present + [box]
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        let rest = bucket(of: object).filter { !$0.holds(object) }
        buckets[hash(of: object)] = rest.isEmpty ? nil : rest
    }

    /// Takes everything out.
    open func removeAllObjects() {
        buckets.removeAll()
    }

    /// The members, in no particular order.
    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: members.compactMap(\.object)).objectEnumerator()
    }

    /// Puts another table's members in.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Takes out what is not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Takes out what is in another table.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where other.contains(object) { remove(object) }
    }

    /// Whether the two have a member in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    /// Whether every member is in another table.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    /// Whether the two have the same members.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        count == other.count && isSubset(of: other)
    }

    /// A table with the same members, which are not copied.
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

    /// Those that may be equal to an object.
    private func bucket(of object: AnyObject) -> [PointerBox] {
        (buckets[hash(of: object)] ?? []).filter { $0.object != nil }
    }

    private func hash(of object: AnyObject) -> Int {
        PointerBox.hash(of: object, options.contains(.objectPointerPersonality))
    }
}
