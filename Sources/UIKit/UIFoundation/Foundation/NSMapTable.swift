/// A dictionary with optional weak references to its keys or values. iOS 6.
///
/// A pair is removed when its weakly referenced key or value is deallocated. Keys and values are class instances. Follows
/// Apple's page "NSMapTable".
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Pair {
        let key: PointerBox
        let value: PointerBox

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Pair]] = [:]

    /// Creates an empty table with an initial capacity.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        buckets.reserveCapacity(initialCapacity)
        super.init()
    }

    /// Creates an empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Creates an empty table with strong references.
    public convenience override init() {
        self.init(keyOptions: [], valueOptions: [], capacity: 0)
    }

    /// Returns an empty table with strong references to keys and values. iOS 6.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns an empty table with weak references to keys and strong references to values. iOS 6.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Returns an empty table with strong references to keys and weak references to values. iOS 6.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Returns an empty table with weak references to keys and values. iOS 6.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The functions that determine how keys are referenced and compared.
    open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }

    /// The functions that determine how values are referenced and compared.
    open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

    /// The number of pairs.
    open var count: Int { pairs.count }

    /// Returns the value of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return bucket(of: key).first { $0.key.holds(key) }?.value.object as? ObjectType
    }

    /// Sets the value of a key, and replaces the previous one.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let object = anObject.map({ $0 as AnyObject }), let key = aKey.map({ $0 as AnyObject }) else {
            return
        }
        let pair = Pair(key: PointerBox(key, keyOptions), value: PointerBox(object, valueOptions))
        let others = bucket(of: key).filter { !$0.key.holds(key) }
        buckets[pair.key.hash] = others + [pair]
    }

    /// Removes a key and its value.
    open func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        let rest = bucket(of: key).filter { !$0.key.holds(key) }
        buckets[hash(of: key)] = rest.isEmpty ? nil : rest
    }

    /// Removes all keys and values.
    open func removeAllObjects() {
        buckets.removeAll()
    }

    /// Returns an enumerator of the keys, in no particular order.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: pairs.compactMap(\.key.object)).objectEnumerator()
    }

    /// Returns an enumerator of the values, in no particular order.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: pairs.compactMap(\.value.object)).objectEnumerator()
    }

    /// Returns the pairs as a dictionary, which retains them. Keys must be hashable.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for pair in pairs {
            guard let key = pair.key.object as? AnyHashable, let value = pair.value.object as? ObjectType
            else { continue }
            result[key] = value
        }
        return result
    }

    /// Returns a table with the same pairs, which aren't copied.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        copy.buckets = buckets
        return copy
    }

    private var pairs: [Pair] {
        buckets = buckets.compactMapValues { pairs in
            let living = pairs.filter(\.isAlive)
            return living.isEmpty ? nil : living
        }
        return buckets.values.flatMap { $0 }
    }

    /// Returns the pairs with the same hash as a key.
    private func bucket(of key: AnyObject) -> [Pair] {
        (buckets[hash(of: key)] ?? []).filter(\.isAlive)
    }

    private func hash(of key: AnyObject) -> Int {
        PointerBox.hash(of: key, keyOptions.contains(.objectPointerPersonality))
    }
}
