extension KnownFramework {
    static let coreDataObjects = #"""
        protocol NSFetchRequestResult {}
        extension NSDictionary: NSFetchRequestResult {}
        extension NSNumber: NSFetchRequestResult {}
        class NSManagedObjectID: NSObject, NSFetchRequestResult {
            let entity: NSEntityDescription
            weak var persistentStore: NSPersistentStore?
            private(set) var isTemporaryID = true
            private let number = UUID().uuidString
            init(entity: NSEntityDescription) { self.entity = entity; super.init() }
            func uriRepresentation() -> URL {
                URL(string: "x-coredata://memory/\(entity.name ?? "")/\(number)") ?? URL(fileURLWithPath: "/")
            }
            func becomePermanent() { isTemporaryID = false }
        }
        class NSManagedObject: NSObject, NSFetchRequestResult, ValuesByName {
            let entity: NSEntityDescription
            let objectID: NSManagedObjectID
            private(set) weak var managedObjectContext: NSManagedObjectContext?
            private var values: [String: Any] = [:]
            private var saved: [String: Any] = [:]
            private var changed: Set<String> = []
            init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                self.entity = entity
                objectID = NSManagedObjectID(entity: entity)
                super.init()
                for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
                saved = values
                context?.insert(self)
            }
            convenience init(context moc: NSManagedObjectContext) {
                self.init(entity: NSManagedObjectModel.entity(of: Self.self), insertInto: moc)
            }
            class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self) }
            class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
                NSFetchRequest(entityName: entity().name ?? String(describing: self))
            }
            var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
            var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
            var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) == true }
            var hasChanges: Bool { isInserted || isUpdated || isDeleted }
            var hasPersistentChangedValues: Bool { !changed.isEmpty }
            var isFault: Bool { false }
            var faultingState: Int { 0 }
            func value(forKey key: String) -> Any? {
                if let value = values[key] { return value }
                guard let relation = entity.relationshipsByName[key], relation.isToMany else { return nil }
                return relation.isOrdered ? NSOrderedSet() : NSSet()
            }
            func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(along: keyPath, of: self) }
            func setValue(_ value: Any?, forKey key: String) {
                let value = NamedValues.unwrapped(value)
                if let relation = entity.relationshipsByName[key], let inverse = relation.inverseRelationship {
                    let before = Self.objects(values[key]), now = Self.objects(value)
                    for object in before where !now.contains(object) { object.unlink(self, inverse) }
                    for object in now where !before.contains(object) { object.link(self, inverse) }
                }
                store(value, key)
            }
            func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
            func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
                Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
            }
            func primitiveValue(forKey key: String) -> Any? { values[key] }
            func setPrimitiveValue(_ value: Any?, forKey key: String) { store(NamedValues.unwrapped(value), key) }
            func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: (value(forKey: key) as? NSSet)?.allObjects ?? []) }
            func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { NSMutableOrderedSet(array: (value(forKey: key) as? NSOrderedSet)?.array ?? []) }
            func changedValues() -> [String: Any] { values.filter { changed.contains($0.key) } }
            func committedValues(forKeys keys: [String]?) -> [String: Any] { keys.map { keys in saved.filter { keys.contains($0.key) } } ?? saved }
            func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { Self.objects(values[key]).map(\.objectID) }
            func hasFault(forRelationshipNamed key: String) -> Bool { false }
            func willAccessValue(forKey key: String?) {}
            func didAccessValue(forKey key: String?) {}
            func awakeFromFetch() {}
            func awakeFromInsert() {}
            func willSave() {}
            func didSave() {}
            func willTurnIntoFault() {}
            func didTurnIntoFault() {}
            func prepareForDeletion() {}
            func validateForInsert() throws {}
            func validateForUpdate() throws {}
            func validateForDelete() throws {}
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
                    if let inverse = relation.inverseRelationship, let other = values[relation.name] as? NSManagedObject, other !== object {
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
                return ((value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? []).compactMap { $0 as? NSManagedObject }
            }
            // What a context does with its objects.
            func enter(_ context: NSManagedObjectContext?) { managedObjectContext = context }
            func commit() { saved = values; changed = []; objectID.becomePermanent() }
            func takeBack() { values = saved; changed = [] }
            /// Takes the object out of those that it is related to, and returns those that are deleted with it.
            func leaveRelations() -> [NSManagedObject] {
                entity.relationshipsByName.values.flatMap { relation -> [NSManagedObject] in
                    let others = Self.objects(values[relation.name])
                    if relation.deleteRule == .cascadeDeleteRule { return others }
                    if let inverse = relation.inverseRelationship { for other in others { other.unlink(self, inverse) } }
                    return []
                }
            }
        }
        class NSMergePolicy: NSObject {
            static let error = NSMergePolicy(merge: .errorMergePolicyType)
            static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
            static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
            static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
            static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
            let mergeType: NSMergePolicyType
            init(merge type: NSMergePolicyType) { mergeType = type; super.init() }
        }
        enum NSMergePolicyType: UInt { case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType }
        var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
        var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
        var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
        var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
        var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
        enum NSManagedObjectContextConcurrencyType: UInt { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
        let NSInsertedObjectsKey = "inserted"
        let NSUpdatedObjectsKey = "updated"
        let NSDeletedObjectsKey = "deleted"
        let NSRefreshedObjectsKey = "refreshed"
        let NSInvalidatedObjectsKey = "invalidated"
        let NSInsertedObjectIDsKey = "inserted_objectIDs"
        let NSUpdatedObjectIDsKey = "updated_objectIDs"
        let NSDeletedObjectIDsKey = "deleted_objectIDs"
        extension Notification.Name {
            static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
            static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
            static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
            static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name("NSManagedObjectContextDidSaveObjectIDs")
            static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDs")
            static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
            static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name("NSPersistentStoreCoordinatorStoresDidChangeNotification")
            static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name("NSPersistentStoreCoordinatorStoresWillChangeNotification")
        }
        class NSManagedObjectContext: NSObject {
            enum ScheduledTaskType { case immediate, enqueued }
            struct NotificationKey: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let insertedObjects = NotificationKey(rawValue: "inserted")
                static let updatedObjects = NotificationKey(rawValue: "updated")
                static let deletedObjects = NotificationKey(rawValue: "deleted")
            }
            static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
            static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
            static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
            static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
            static let didMergeChangesObjectIDsNotification = Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
            let concurrencyType: NSManagedObjectContextConcurrencyType
            var persistentStoreCoordinator: NSPersistentStoreCoordinator?
            var parent: NSManagedObjectContext?
            var name: String?
            var undoManager: AnyObject?
            var mergePolicy: Any = NSMergePolicy.error
            var automaticallyMergesChangesFromParent = false
            var shouldDeleteInaccessibleFaults = true
            var propagatesDeletesAtEndOfEvent = true
            var retainsRegisteredObjects = false
            var stalenessInterval: TimeInterval = -1
            var transactionAuthor: String?
            let userInfo = NSMutableDictionary()
            private var inserted: [NSManagedObject] = []
            private var updated: [NSManagedObject] = []
            private var deleted: [NSManagedObject] = []
            init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct; super.init() }
            convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }
            var insertedObjects: Set<NSManagedObject> { Set(inserted) }
            var updatedObjects: Set<NSManagedObject> { Set(updated) }
            var deletedObjects: Set<NSManagedObject> { Set(deleted) }
            var registeredObjects: Set<NSManagedObject> { Set(visible) }
            var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
            /// Its own, or the one of the context above.
            var ownCoordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.ownCoordinator }
            func insert(_ object: NSManagedObject) {
                notReal("NSManagedObjectContext.insert(_:)")
                guard !inserted.contains(object) else { return }
                object.enter(self)
                inserted.append(object)
                object.awakeFromInsert()
            }
            func delete(_ object: NSManagedObject) {
                guard !deleted.contains(object) else { return }
                object.prepareForDeletion()
                updated.removeAll { $0 === object }
                if inserted.contains(object) { inserted.removeAll { $0 === object } } else { deleted.append(object) }
                for other in object.leaveRelations() { delete(other) }
            }
            func noteChange(of object: NSManagedObject) {
                if !inserted.contains(object), !updated.contains(object), !deleted.contains(object) { updated.append(object) }
            }
            /// The objects that a fetch finds, the first one inserted first.
            private var visible: [NSManagedObject] {
                let below = parent?.visible ?? persistentStoreCoordinator?.objects ?? []
                return (below + inserted.filter { !below.contains($0) }).filter { !deleted.contains($0) }
            }
            func save() throws {
                guard hasChanges else { return }
                let changes: [AnyHashable: Any] = [NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted)]
                let center = NotificationCenter.default
                for object in inserted + updated + deleted { object.willSave() }
                center.post(name: .NSManagedObjectContextWillSave, object: self)
                let new = inserted, gone = deleted, changed = inserted + updated + deleted
                inserted = []
                updated = []
                deleted = []
                if let parent {
                    parent.inserted += new.filter { !parent.inserted.contains($0) }
                    parent.deleted += gone.filter { !parent.inserted.contains($0) }
                    parent.inserted.removeAll(where: gone.contains)
                    for object in new { object.enter(parent) }
                } else {
                    persistentStoreCoordinator?.take(new, gone)
                    for object in new { object.commit() }
                    for object in changed where !gone.contains(object) { object.commit() }
                }
                for object in changed { object.didSave() }
                for object in gone { object.enter(nil) }
                center.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
                center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
            }
            func rollback() {
                for object in updated + deleted { object.takeBack() }
                for object in inserted { object.enter(nil) }
                inserted = []
                updated = []
                deleted = []
            }
            func reset() { rollback() }
            func undo() {}
            func redo() {}
            func processPendingChanges() {}
            func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.takeBack() } }
            func refreshAllObjects() {}
            func object(with objectID: NSManagedObjectID) -> NSManagedObject {
                registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
            }
            func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
                guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileReadNoSuchFile) }
                return object
            }
            func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { visible.first { $0.objectID === objectID } }
            func obtainPermanentIDs(for objects: [NSManagedObject]) throws { for object in objects { object.objectID.becomePermanent() } }
            func assign(_ object: Any, to store: NSPersistentStore) {}
            func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
                let found = objects(for: request)
                switch request.resultType {
                case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
                case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
                case .dictionaryResultType:
                    return found.compactMap { object in
                        let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                        let values = object.dictionaryWithValues(forKeys: names ?? Array(object.entity.attributesByName.keys))
                        return values as? T ?? NSDictionary(dictionary: values) as? T
                    }
                default: return found.compactMap { $0 as? T }
                }
            }
            func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(for: request).count }
            @discardableResult func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
                if let request = request as? NSBatchDeleteRequest {
                    let gone = objects(for: request.fetchRequest)
                    persistentStoreCoordinator?.take([], gone)
                    let result = NSBatchDeleteResult()
                    result.result = request.resultType == .resultTypeObjectIDs ? gone.map(\.objectID) : gone.count
                    return result
                }
                return NSPersistentStoreResult()
            }
            private func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
                let name = request.entityName ?? request.entity?.name
                var found = visible.filter { object in
                    var entity: NSEntityDescription? = object.entity
                    while let next = entity, next.name != name { entity = request.includesSubentities ? next.superentity : nil }
                    return entity != nil && request.predicate?.evaluate(with: object) != false
                }
                let orders = request.sortDescriptors ?? []
                if !orders.isEmpty {
                    found = found.enumerated().sorted { left, right in
                        for order in orders {
                            let result = order.compare(left.element, to: right.element)
                            if result != .orderedSame { return result == .orderedAscending }
                        }
                        return left.offset < right.offset
                    }.map(\.element)
                }
                found = Array(found.dropFirst(request.fetchOffset))
                return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
            }
            func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
            func performAndWait(_ block: () -> Void) { block() }
            func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
            func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { try block() }
            func mergeChanges(fromContextDidSave notification: Notification) {
                NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: notification.userInfo)
            }
            class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {}
            func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
        }
        class NSQueryGenerationToken: NSObject { class var current: NSQueryGenerationToken { NSQueryGenerationToken() } }
        """#
}
