/// A dictionary that may hold its keys or its values weakly. iOS 6.
///
/// A pair whose key or value has died is gone. Keys and values are instances of classes. Follows Apple's page "NSMapTable".
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Pair {
        let key: PointerBox
        let value: PointerBox

        var isAlive: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Pair]] = [:]

    /// Creates an empty table with room for some pairs.
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

    /// Creates an empty table that holds keys and values.
    public convenience override init() {
        self.init(keyOptions: [], valueOptions: [], capacity: 0)
    }

    /// An empty table that holds keys and values. iOS 6.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// An empty table that holds its values, and its keys weakly. iOS 6.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// An empty table that holds its keys, and its values weakly. iOS 6.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// An empty table that holds nothing strongly. iOS 6.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How keys are held and compared.
    open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }

    /// How values are held and compared.
    open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

    /// The number of pairs.
    open var count: Int { pairs.count }

    /// The value of a key; `nil` without one.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return bucket(of: key).first { $0.key.holds(key) }?.value.object as? ObjectType
    }

    /// Puts a value under a key, in place of what was there.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let object = anObject.map({ $0 as AnyObject }), let key = aKey.map({ $0 as AnyObject }) else {
            return
        }
        let pair = Pair(key: PointerBox(key, keyOptions), value: PointerBox(object, valueOptions))
        let others = bucket(of: key).filter { !$0.key.holds(key) }
        buckets[pair.key.hash] = others + [pair]
    }

    /// Takes a key and its value out.
    open func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        let rest = bucket(of: key).filter { !$0.key.holds(key) }
        buckets[hash(of: key)] = rest.isEmpty ? nil : rest
    }

    /// Takes everything out.
    open func removeAllObjects() {
        buckets.removeAll()
    }

    /// The keys, in no particular order.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: pairs.compactMap(\.key.object)).objectEnumerator()
    }

    /// The values, in no particular order.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: pairs.compactMap(\.value.object)).objectEnumerator()
    }

    /// The pairs in a dictionary that holds them. Keys must be hashable.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for pair in pairs {
            guard let key = pair.key.object as? AnyHashable, let value = pair.value.object as? ObjectType
            else { continue }
            result[key] = value
        }
        return result
    }

    /// A table with the same pairs, which are not copied.
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

    /// Those that may be equal to a key.
    private func bucket(of key: AnyObject) -> [Pair] {
        (buckets[hash(of: key)] ?? []).filter(\.isAlive)
    }

    private func hash(of key: AnyObject) -> Int {
        PointerBox.hash(of: key, keyOptions.contains(.objectPointerPersonality))
    }
}
