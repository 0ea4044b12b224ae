/// A mutable array of the objects in an array property. Changes of it change the property, and observers are notified which objects have
/// changed.
final class KeyValueArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    override required init(capacity: Int) { KeyValueArray.refuse() }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) { KeyValueArray.refuse() }

    required init(arrayLiteral elements: Any...) { KeyValueArray.refuse() }

    private static func refuse() -> Never { fatalError("An array of a property is made with its owner.") }

    // MARK: Reading

    override var count: Int { values.count }

    override func object(at index: Int) -> Any { values.object(at: index) }

    /// Setting the element after the last one adds it. Follows Apple's page "setObject:atIndexedSubscript:".
    override subscript(idx: Int) -> Any {
        get { object(at: idx) }
        set { idx == count ? add(newValue) : replaceObject(at: idx, with: newValue) }
    }

    private var values: NSArray {
        let value = property
        return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
    }

    private var property: Any? { MainThread.isolated((key, owner)) { KeyValueCoding.get($0, of: $1) } }

    // MARK: Changing

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, [index]) { $0.insert(anObject, at: index) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes) { values in
            for (object, index) in zip(objects, indexes) { values.insert(object, at: index) }
        }
    }

    override func addObjects(from otherArray: [Any]) {
        insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
    }

    override func removeLastObject() { removeObject(at: count - 1) }

    override func removeObject(at index: Int) {
        change(.removal, [index]) { $0.removeObject(at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, indexes) { $0.removeObjects(at: indexes) }
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.lowerBound..<range.upperBound))
    }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, [index]) { $0.replaceObject(at: index, with: anObject) }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, indexes) { values in
            for (object, index) in zip(objects, indexes) { values.replaceObject(at: index, with: object) }
        }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        removeObjects(in: range)
        insert(otherArray, at: IndexSet(integersIn: range.location..<range.location + otherArray.count))
    }

    override func replaceObjects(
        in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange
    ) {
        replaceObjects(
            in: range, withObjectsFrom: Array(otherArray[otherRange.lowerBound..<otherRange.upperBound]))
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        guard idx1 != idx2 else { return }
        let objects = idx1 < idx2 ? [idx2, idx1] : [idx1, idx2]
        replaceObjects(at: [idx1, idx2], with: objects.map { object(at: $0) })
    }

    /// Sets the property to another array, because its setter is the only way to change it.
    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ change: (NSMutableArray) -> Void) {
        guard !indexes.isEmpty else { return }
        let changed = NSMutableArray(array: values.map { $0 })
        let isFoundations = property is NSArray
        KeyValueObservers.change(key, of: owner, ChangedPart(kind: kind, indexes: indexes)) {
            change(changed)
            let value: Any = isFoundations ? changed : changed.map { $0 }
            MainThread.isolated((value, key, owner)) { (value: Any, key: String, owner: NSObject) in
                KeyValueCoding.set(value, forKey: key, of: owner)
            }
        }
    }
}
