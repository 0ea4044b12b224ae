import UIKit

// On a device, this is an Objective-C protocol whose existential conforms to itself, so requests may use it.
public typealias NSFetchRequestResult = NSObject

open class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    open weak var persistentStore: NSPersistentStore?
    open private(set) var isTemporaryID = true
    private let number = UUID().uuidString
    public init(entity: NSEntityDescription) { self.entity = entity; super.init() }

    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://memory/\(entity.name ?? "")/\(number)") ?? URL(fileURLWithPath: "/")
    }

    open func becomePermanent() { isTemporaryID = false }
}

open class NSManagedObject: NSObject, ValuesByName {
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    private var values: [String: Any] = [:]
    private var saved: [String: Any] = [:]
    private var changed: Set<String> = []

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        saved = values
        context?.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: NSManagedObjectModel.entity(of: Self.self, in: moc), insertInto: moc)
    }

    public override convenience init() {
        self.init(entity: NSManagedObjectModel.entity(of: Self.self), insertInto: nil)
    }

    open class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self) }

    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) == true }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changed.isEmpty }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    open func value(forKey key: String) -> Any? {
        if let value = values[key] { return value }
        guard let relation = entity.relationshipsByName[key], relation.isToMany else { return nil }
        return relation.isOrdered ? NSOrderedSet() : NSSet()
    }

    open func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(along: keyPath, of: self) }

    open func setValue(_ value: Any?, forKey key: String) {
        let value = ManagedValues.stored(value)
        if let relation = entity.relationshipsByName[key], let inverse = relation.inverseRelationship {
            let before = Self.objects(values[key]), now = Self.objects(value)
            for object in before where !now.contains(object) { object.unlink(self, inverse) }
            for object in now where !before.contains(object) { object.link(self, inverse) }
        }
        store(value, key)
    }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot])) as? NSManagedObject
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
    }

    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(ManagedValues.stored(value), key) }

    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        NSMutableSet(array: (value(forKey: key) as? NSSet)?.allObjects ?? [])
    }

    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        NSMutableOrderedSet(array: (value(forKey: key) as? NSOrderedSet)?.array ?? [])
    }

    open func changedValues() -> [String: Any] { values.filter { changed.contains($0.key) } }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        keys.map { keys in saved.filter { keys.contains($0.key) } } ?? saved
    }

    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        Self.objects(values[key]).map(\.objectID)
    }

    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}

    private func store(_ value: Any?, _ key: String) {
        values[key] = value
        changed.insert(key)
        managedObjectContext?.noteChange(of: self)
    }

    private func link(_ object: NSManagedObject, _ relation: NSRelationshipDescription) {
        if relation.isToMany {
            let objects = Self.objects(values[relation.name]) + [object]
            store(relation.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects), relation.name)
        } else {
            if let inverse = relation.inverseRelationship,
                let other = values[relation.name] as? NSManagedObject, other !== object
            {
                other.unlink(self, inverse)
            }
            store(object, relation.name)
        }
    }

    private func unlink(_ object: NSManagedObject, _ relation: NSRelationshipDescription) {
        if relation.isToMany {
            let objects = Self.objects(values[relation.name]).filter { $0 !== object }
            store(relation.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects), relation.name)
        } else if values[relation.name] as? NSManagedObject === object {
            store(nil, relation.name)
        }
    }

    private static func objects(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return ((value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? []).compactMap {
            $0 as? NSManagedObject
        }
    }

    // Used by a context for its objects.
    open func enter(_ context: NSManagedObjectContext?) { managedObjectContext = context }
    open func commit() { saved = values; changed = []; objectID.becomePermanent() }
    open func takeBack() { values = saved; changed = [] }

    /// Removes the object from its relationships. Returns the objects to delete with it.
    open func leaveRelations() -> [NSManagedObject] {
        entity.relationshipsByName.values.flatMap { relation -> [NSManagedObject] in
            let others = Self.objects(values[relation.name])
            if relation.deleteRule == .cascadeDeleteRule { return others }
            if let inverse = relation.inverseRelationship {
                for other in others { other.unlink(self, inverse) }
            }
            return []
        }
    }
}

// Creates objects of a class that a model names, like UIKit's methods for views.
extension NSManagedObject {
    @_silgen_name("pageflow_construct_managed_object") public convenience init(
        constructedWith entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) {
        self.init(entity: entity, insertInto: context)
    }
}

extension NSManagedObject {
    @_silgen_name("pageflow_construct_managed_object") public static func make(
        entity: consuming NSEntityDescription, insertInto context: consuming NSManagedObjectContext?
    ) -> Self

    /// Creates an object of the class that the model names.
    public static func makeOfKind(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
        -> NSManagedObject
    {
        let type = NSClassFromString(entity.managedObjectClassName) as? NSManagedObject.Type
        return (type ?? NSManagedObject.self).make(entity: entity, insertInto: context)
    }

    /// Creates an object of a class that is known only at run time.
    public static func makeOfKind(context: NSManagedObjectContext) -> Self {
        make(entity: NSManagedObjectModel.entity(of: Self.self, in: context), insertInto: context)
    }
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)

    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType)

    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public let mergeType: NSMergePolicyType
    public init(merge type: NSMergePolicyType) { mergeType = type; super.init() }
}

public enum NSMergePolicyType: UInt {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
        mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
