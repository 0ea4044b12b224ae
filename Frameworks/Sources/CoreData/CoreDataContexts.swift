import NeutralValues
import UIKit

public enum NSManagedObjectContextConcurrencyType: UInt {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")

    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")

    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")

    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDs")

    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDs")

    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")

    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")

    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ScheduledTaskType {
        case immediate, enqueued
    }

    public struct NotificationKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let insertedObjects = NotificationKey(rawValue: "inserted")
        public static let updatedObjects = NotificationKey(rawValue: "updated")
        public static let deletedObjects = NotificationKey(rawValue: "deleted")
    }

    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs

    public static let didMergeChangesObjectIDsNotification = Notification.Name
        .NSManagedObjectContextDidMergeChangesObjectIDs
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var undoManager: AnyObject?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()
    private var inserted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
    }

    public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
        self.init(concurrencyType: type)
    }

    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(visible) }
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The context's own coordinator, or its parent context's.
    open var ownCoordinator: NSPersistentStoreCoordinator? {
        persistentStoreCoordinator ?? parent?.ownCoordinator
    }

    open func insert(_ object: NSManagedObject) {
        notReal()
        guard !inserted.contains(object) else { return }
        object.enter(self)
        inserted.append(object)
        object.awakeFromInsert()
    }

    open func delete(_ object: NSManagedObject) {
        guard !deleted.contains(object) else { return }
        object.prepareForDeletion()
        updated.removeAll { $0 === object }
        if inserted.contains(object) { inserted.removeAll { $0 === object } } else { deleted.append(object) }
        for other in object.leaveRelations() { delete(other) }
    }

    open func noteChange(of object: NSManagedObject) {
        if !inserted.contains(object), !updated.contains(object), !deleted.contains(object) {
            updated.append(object)
        }
    }

    /// The objects that a fetch can return, in insertion order.
    private var visible: [NSManagedObject] {
        let below = parent?.visible ?? persistentStoreCoordinator?.objects ?? []
        return (below + inserted.filter { !below.contains($0) }).filter { !deleted.contains($0) }
    }

    open func save() throws {
        guard hasChanges else { return }
        let changes: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
            NSDeletedObjectsKey: Set(deleted),
        ]
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

    open func rollback() {
        for object in updated + deleted { object.takeBack() }
        for object in inserted { object.enter(nil) }
        inserted = []
        updated = []
        deleted = []
    }

    open func reset() { rollback() }
    open func undo() {}
    open func redo() {}
    open func processPendingChanges() {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.takeBack() } }
    open func refreshAllObjects() {}

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileReadNoSuchFile) }
        return object
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        visible.first { $0.objectID === objectID }
    }

    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.becomePermanent() }
    }

    open func assign(_ object: Any, to store: NSPersistentStore) {}

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = objects(for: request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        case .dictionaryResultType:
            return found.compactMap { object in
                let names = request.propertiesToFetch?.compactMap {
                    $0 as? String ?? ($0 as? NSPropertyDescription)?.name
                }
                let values = object.dictionaryWithValues(
                    forKeys: names ?? Array(object.entity.attributesByName.keys))
                return values as? T ?? NSDictionary(dictionary: values) as? T
            }
        default: return found.compactMap { $0 as? T }
        }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(for: request).count }

    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws
        -> NSPersistentStoreResult
    {
        switch request {
        case let request as NSBatchDeleteRequest: delete(request)
        case let request as NSBatchUpdateRequest: update(request)
        case let request as NSBatchInsertRequest: try insert(request)
        default: NSPersistentStoreResult()
        }
    }

    /// The result of a batch request, by the requested kind: whether it succeeded, the objects' identifiers, or their
    /// number.
    private static func answer<Kind: Equatable>(
        of objects: [NSManagedObject], as kind: Kind, in kinds: [Kind]
    ) -> Any? {
        kind == kinds[0] ? true : kind == kinds[1] ? objects.map(\.objectID) as Any : objects.count
    }

    private func delete(_ request: NSBatchDeleteRequest) -> NSBatchDeleteResult {
        let gone = objects(for: request.fetchRequest)
        ownCoordinator?.take([], gone)
        let result = NSBatchDeleteResult()
        result.resultType = request.resultType
        result.result = Self.answer(
            of: gone, as: request.resultType,
            in: [.resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount])
        return result
    }

    private func update(_ request: NSBatchUpdateRequest) -> NSBatchUpdateResult {
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        fetch.predicate = request.predicate
        let changed = objects(for: fetch)
        for object in changed {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                object.setValue(value, forKey: (key.base as? NSPropertyDescription)?.name ?? "\(key.base)")
            }
            updated.removeAll { $0 === object }
            object.commit()
        }
        let result = NSBatchUpdateResult()
        result.resultType = request.resultType
        result.result = Self.answer(
            of: changed, as: request.resultType,
            in: [.statusOnlyResultType, .updatedObjectIDsResultType, .updatedObjectsCountResultType])
        return result
    }

    private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = ownCoordinator
        let new = (request.objectsToInsert ?? []).map { values in
            let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
            object.setValuesForKeys(values)
            return object
        }
        try context.save()
        let result = NSBatchInsertResult()
        result.resultType = request.resultType
        result.result = Self.answer(of: new, as: request.resultType, in: [.statusOnly, .objectIDs, .count])
        return result
    }

    private func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
        let name = request.entityName ?? request.entity?.name
        var found = visible.filter { object in
            var entity: NSEntityDescription? = object.entity
            while let next = entity, next.name != name {
                entity = request.includesSubentities ? next.superentity : nil
            }
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

    /// Contexts share their objects, so only one block at a time changes them, on any thread.
    private static let turn = NSRecursiveLock()
    private var isOnMainThread: Bool { concurrencyType == .mainQueueConcurrencyType }

    open func perform(_ block: @escaping () -> Void) {
        DispatchQueue.main.async { Self.turn.withLock(block) }
    }

    open func performAndWait(_ block: () -> Void) { inTurn(block) }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try inTurn(block) }

    private func inTurn<T>(_ block: () throws -> T) rethrows -> T {
        if isOnMainThread, !MainQueue.isCurrent { return try DispatchQueue.main.sync(execute: block) }
        return try Self.turn.withLock(block)
    }

    open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T)
        async rethrows -> T
    {
        if isOnMainThread { return try await Self.onMainThread(block) }
        return try Self.turn.withLock(block)
    }

    @MainActor private static func onMainThread<T>(_ block: () throws -> T) rethrows -> T {
        try turn.withLock(block)
    }

    open func mergeChanges(fromContextDidSave notification: Notification) {
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: notification.userInfo)
    }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

/// The main queue. A program with an asynchronous entry point runs it on other threads than the main one.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
