import UIKit

public enum NSBatchDeleteRequestResultType: UInt {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt {
    case statusOnly, objectIDs, count
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
        fetchRequest = fetch.fetching(NSFetchRequestResult.self)
        super.init()
    }

    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<NSManagedObject>(entityName: objects.first?.entity.name ?? "")
        request.predicate = NSPredicate { object, _ in
            objects.contains { $0 === (object as? NSManagedObject)?.objectID }
        }
        self.init(fetchRequest: request)
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open var result: Any?
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    open var result: Any?
    open var resultType = NSBatchInsertRequestResultType.statusOnly
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    public init(entityName: String) { self.entityName = entityName; super.init() }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    open var result: Any?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}
